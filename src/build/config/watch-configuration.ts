import { watch } from 'node:fs';
import path from 'node:path';
import { isPostcssConfig } from '../bundle/style-files.ts';
import { configNames } from './configuration.ts';

/** How long to wait for further writes of the same save. */
const ONE_SAVE_MS = 60;

/**
 * Watches a site's configuration files and those of PostCSS, including ones that do not exist yet.
 *
 * @param files the files that it was read from, absolute
 * @param onChange called once for each save
 * @returns a function that ends it
 */
export function watchConfiguration(
  siteRoot: string,
  files: string[],
  onChange: () => void,
): () => void {
  const watched = new Set([...configNames.map((name) => path.join(siteRoot, name)), ...files]);
  const folders = new Set([...watched].map((file) => path.dirname(file)));
  let later: NodeJS.Timeout | undefined;
  const watchers = [...folders].map((folder) =>
    watch(folder, { persistent: false }, (_event, name) => {
      if (name === null) return;
      const isPostcss = folder === siteRoot && isPostcssConfig(name);
      if (!isPostcss && !watched.has(path.join(folder, name))) return;
      clearTimeout(later);
      later = setTimeout(onChange, ONE_SAVE_MS);
    }),
  );
  return () => {
    clearTimeout(later);
    for (const watcher of watchers) watcher.close();
  };
}
