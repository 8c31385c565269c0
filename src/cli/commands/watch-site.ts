import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CheckOptions, type CheckResult, SiteCheck } from '../../build/check-pages.ts';
import { readConfiguration } from '../../build/config/configuration.ts';
import { watchConfiguration } from '../../build/config/watch-configuration.ts';
import { FolderWatch } from '../../build/dev/folder-watch.ts';
import { relativePath } from '../../content/files/folders.ts';
import type { Folders } from '../site/command.ts';
import { stopSignal } from '../terminal/stop-signal.ts';

/**
 * How long to wait for further events of a save, in milliseconds: a file that is replaced by renaming is reported as
 * gone a moment later (folder-watch.ts).
 */
const ONE_SAVE_MS = 120;

/** Stands for the configuration among the names of changed files. */
const CONFIGURATION = 'configuration';

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
  const changes = new Changes();
  const stopWatching = watchFolders(siteRoot, changes);
  void stopSignal().then(() => changes.end());
  let exitCode = 0;
  const show = async (checked: CheckResult): Promise<void> => {
    // Clears the terminal before each report.
    if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    exitCode = await print(checked);
    console.log('Watching for changes. Press Ctrl+C to stop.');
  };
  let names: string[] | undefined = [CONFIGURATION];
  try {
    while (names?.includes(CONFIGURATION)) {
      const configuration = await readConfiguration(siteRoot, engineRoot);
      const check = new SiteCheck(siteRoot, engineRoot, { ...options, ...configuration });
      const stopConfigWatch = watchConfiguration(siteRoot, configuration.files, () =>
        changes.add([CONFIGURATION]),
      );
      await show(await check.all());
      names = await changes.next();
      while (names && !names.includes(CONFIGURATION)) {
        await show(await check.again(names));
        names = await changes.next();
      }
      stopConfigWatch();
    }
  } finally {
    stopWatching();
  }
  return exitCode;
}

/** Collects the changes of a site's folders; returns a function that ends it. */
function watchFolders(siteRoot: string, changes: Changes): () => void {
  const watchers = ['pages', 'public', 'blocks'].map(
    (folder) =>
      new FolderWatch(path.join(siteRoot, folder), {
        keepsRunning: true,
        onChange: (places) => changes.add(places.map((place) => relativePath(siteRoot, place))),
        onError: (error) => changes.end(error),
      }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** Collects the names of changed files until they are taken. */
class Changes {
  readonly #names = new Set<string>();
  #isOver = false;
  #failure: Error | undefined;
  #resume = (): void => {};

  add(names: string[]): void {
    for (const name of names) this.#names.add(name);
    this.#resume();
  }

  /** Ends it; `next` then returns `undefined`, or throws the failure. */
  end(failure?: Error): void {
    this.#isOver = true;
    this.#failure ??= failure;
    this.#resume();
  }

  /** Waits for a save and returns the names of its files; `undefined` at the end. */
  async next(): Promise<string[] | undefined> {
    if (this.#names.size === 0 && !this.#isOver) {
      await new Promise<void>((resolve) => (this.#resume = resolve));
    }
    if (this.#failure) throw this.#failure;
    if (this.#isOver) return undefined;
    await setTimeout(ONE_SAVE_MS);
    const names = [...this.#names];
    this.#names.clear();
    return names;
  }
}
