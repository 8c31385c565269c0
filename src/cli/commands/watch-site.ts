import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CheckOptions, type CheckResult, SiteCheck } from '../../build/check-pages.ts';
import { readConfiguration } from '../../build/config/configuration.ts';
import { watchConfiguration } from '../../build/config/watch-configuration.ts';
import { FolderWatch } from '../../build/dev/folder-watch.ts';
import type { Folders } from '../site/command.ts';
import { stopSignal } from '../terminal/stop-signal.ts';

/**
 * How long to wait for further events of a save, in milliseconds: a file that is replaced by renaming is reported as
 * gone a moment later (folder-watch.ts).
 */
const ONE_SAVE_MS = 120;

/**
 * Checks a site, and again after each save, until the process is stopped; returns the exit code of the last check.
 *
 * @param print prints the result of a check and returns its exit code
 * @throws when a folder cannot be watched
 */
export async function watchSite(
  { siteRoot, engineRoot }: Folders,
  options: CheckOptions,
  print: (checked: CheckResult) => Promise<number>,
): Promise<number> {
  const saves = new EventEmitter();
  const onChange = () => saves.emit('save');
  const watchers = ['pages', 'public', 'blocks'].map(
    (folder) =>
      new FolderWatch(path.join(siteRoot, folder), {
        keepsRunning: true,
        onChange,
        onError: (error) => saves.emit('error', error),
      }),
  );
  const stop = new AbortController();
  void stopSignal().then(() => stop.abort());
  let exitCode = 0;
  try {
    while (!stop.signal.aborted) {
      // Before the check, so that a save during it counts. It rejects when the process is stopped, or with an error.
      const save = once(saves, 'save', { signal: stop.signal });
      save.catch(() => undefined);
      const { extensions, files } = await readConfiguration(siteRoot, engineRoot);
      const stopConfigWatch = watchConfiguration(siteRoot, files, onChange);
      const check = new SiteCheck(siteRoot, engineRoot, { ...options, extensions });
      const checked = await check.all();
      // Clears the terminal before each report.
      if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
      exitCode = await print(checked);
      console.log('Watching for changes. Press Ctrl+C to stop.');
      await save;
      await setTimeout(ONE_SAVE_MS);
      stopConfigWatch();
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    for (const watcher of watchers) watcher.close();
  }
  return exitCode;
}
