import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CheckResult, SiteCheck } from '../../build/check-pages.ts';
import { readConfiguration } from '../../build/config/configuration.ts';
import { watchConfiguration } from '../../build/config/watch-configuration.ts';
import { FolderWatch } from '../../build/dev/folder-watch.ts';
import { relativePath } from '../../content/files/folders.ts';
import type { Folders } from '../site/folders.ts';

/**
 * How long to wait for further events of a save, in milliseconds: a file that is replaced by renaming is reported as
 * gone a moment later (folder-watch.ts).
 */
const ONE_SAVE_MS = 120;

/**
 * Checks a site, and again after each save, until the process is stopped; returns the exit code of the last check.
 *
 * @throws when a folder cannot be watched
 */
export async function watchSite(
  { siteRoot, engineRoot }: Folders,
  print: (checked: CheckResult) => Promise<number>,
): Promise<number> {
  let configuration = await readConfiguration(siteRoot, engineRoot);
  let check = new SiteCheck(siteRoot, engineRoot, configuration);
  let isConfigured = true;
  const changed = new Set<string>();
  let exitCode = 0;
  let resume = (): void => {};
  let isOver = false;
  let failure: Error | undefined;
  const stop = (): void => {
    isOver = true;
    resume();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const watchers = ['pages', 'public', 'blocks'].map(
    (folder) =>
      new FolderWatch(path.join(siteRoot, folder), {
        keepsRunning: true,
        onChange(places) {
          for (const place of places) changed.add(relativePath(siteRoot, place));
          resume();
        },
        onError(error) {
          failure = error;
          stop();
        },
      }),
  );
  let endWatch = (): void => {};
  const watchConfig = (): void => {
    endWatch();
    endWatch = watchConfiguration(siteRoot, configuration.files, () => {
      isConfigured = false;
      resume();
    });
  };
  watchConfig();
  const show = async (checked: CheckResult): Promise<void> => {
    // Clears the terminal before each report.
    if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    exitCode = await print(checked);
    console.log('Watching for changes. Press Ctrl+C to stop.');
  };
  await show(await check.all());
  while (!isOver) {
    if (changed.size === 0 && isConfigured)
      await new Promise<void>((resolve) => (resume = resolve));
    if (isOver) break;
    await setTimeout(ONE_SAVE_MS);
    const names = [...changed];
    changed.clear();
    if (!isConfigured) {
      isConfigured = true;
      configuration = await readConfiguration(siteRoot, engineRoot);
      check = new SiteCheck(siteRoot, engineRoot, configuration);
      watchConfig();
      await show(await check.all());
    } else await show(await check.again(names));
  }
  endWatch();
  for (const watcher of watchers) watcher.close();
  if (failure) throw failure;
  return exitCode;
}
