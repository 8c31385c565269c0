import { partOfFile } from './part-of-file.ts';

/**
 * What a page depends on beside its own file: its kind, and which one. It is a text because sets and the cache of
 * builds are searched by it. An address of a page or a public file begins with a slash.
 */
export type Use =
  | `collections/${string}`
  | `fragments/${string}`
  | `icons/${string}`
  /** A file of the public folder: whether it exists, and what its picture looks like. */
  | `public${string}`
  /** Whether there is such a page. */
  | `pages${string}`
  /** A file in which a problem has its line: `texts/pages/index.yaml`. */
  | `texts/${string}`
  /** The names of the dialogs in the frame. */
  | 'frame';

/** Returns the dependency of the pages that show a fragment's or a collection's file; `undefined` for other files. */
export function dependencyOn(file: string): Use | undefined {
  const part = partOfFile(file);
  return 'name' in part ? `${part.kind}s/${part.name}` : undefined;
}
