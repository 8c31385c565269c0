import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { type Checked, SiteCheck } from '../../build/check-pages.ts';
import type { Folders } from '../folders.ts';

/** An editor writes a file in several steps; what comes within this time is one save. */
const ONE_SAVE_MS = 40;

/** Checks a site, and again after each save, until the process is told to stop; gives the exit code of the last check. */
export async function watchSite(
  { siteRoot, engineRoot }: Folders,
  print: (checked: Checked) => number,
): Promise<number> {
  const check = new SiteCheck(siteRoot, engineRoot);
  const changed = new Set<string>();
  let exitCode = 0;
  let wake = (): void => {};
  const watchers = ['pages', 'public', 'blocks']
    .filter((folder) => existsSync(path.join(siteRoot, folder)))
    .map((folder) =>
      watch(path.join(siteRoot, folder), { recursive: true }, (_event, name) => {
        if (name) changed.add(`${folder}/${name.replaceAll('\\', '/')}`);
        wake();
      }),
    );
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    wake();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const show = (checked: Checked): void => {
    // a screen of its own for each save, where there is a screen
    if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    exitCode = print(checked);
    console.log('Watching for changes. Ctrl+C ends it.');
  };
  show(await check.all());
  while (!isOver) {
    if (changed.size === 0) await new Promise<void>((resolve) => (wake = resolve));
    if (isOver) break;
    await new Promise((resolve) => setTimeout(resolve, ONE_SAVE_MS));
    const names = [...changed];
    changed.clear();
    if (names.length > 0) show(await check.again(names));
  }
  for (const watcher of watchers) watcher.close();
  return exitCode;
}
