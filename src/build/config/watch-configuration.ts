import { watch } from 'node:fs';
import path from 'node:path';
import { isPostcssConfig } from '../bundle/style-files.ts';
import { configNames } from './find-config.ts';

/** An editor writes a file in several steps. */
const ONE_SAVE_MS = 60;

/**
 * Watches the configuration of a site, and that of PostCSS, whether or not there is one yet.
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
