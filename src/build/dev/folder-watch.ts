/** Watches a folder whose files are edited. */

import {
  existsSync,
  type FSWatcher,
  lstatSync,
  readdirSync,
  realpathSync,
  statSync,
  watch,
} from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../content/model/thrown.ts';

/** A file is written in several steps, some tenths of a millisecond apart. */
const ONE_SAVE_MS = 3;
/** Changes within this time after a report go into the next one: a program may write hundreds of files. */
const BETWEEN_REPORTS_MS = 50;
/** Some editors move a file away and write it again; only what is missing for longer than this was deleted. */
const GONE_MS = 100;
/** Error codes of a missing file or folder, and of a link to nothing or to itself. */
const LEADS_NOWHERE = ['ENOENT', 'ENOTDIR', 'ELOOP'];

interface FolderWatchOptions {
  /** Called with the absolute paths of created, changed or deleted files and folders. */
  onChange(places: string[]): void;
  /** Called when a folder cannot be watched. */
  onError(error: Error): void;
  /** Whether the watcher keeps the process running until `close`. The default is false. */
  keepsRunning?: boolean;
}

/**
 * Watches a folder recursively, following symbolic links. It may be deleted and created again. There is no watcher for
 * each file, as Vite's own has: with a thousand pages each change would block everything else for 20 ms.
 */
export class FolderWatch {
  readonly #options: FolderWatchOptions;
  /** By the path of the watched folder or link. */
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #changed = new Set<string>();
  readonly #gone = new Set<NodeJS.Timeout>();
  #report: NodeJS.Timeout | undefined;
  #reported = 0;

  /** @param folder its absolute path; it need not be there yet, but the folder around it must */
  constructor(folder: string, options: FolderWatchOptions) {
    this.#options = options;
    const around = path.dirname(folder);
    this.#watch(around, around, (event, name) => {
      if (name === path.basename(folder)) this.#onEvent(event, folder);
    });
    this.#follow(folder);
  }

  /** Stops watching. */
  close(): void {
    clearTimeout(this.#report);
    for (const timer of this.#gone) clearTimeout(timer);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  /** @param id the key of the watcher */
  #watch(id: string, folder: string, listener: (event: string, name: string) => void): void {
    try {
      const { keepsRunning = false } = this.#options;
      const watcher = watch(folder, { persistent: keepsRunning }, (event, name) => {
        if (name !== null) listener(event, name);
      });
      // On Windows this is how a deleted folder shows.
      watcher.on('error', () => this.#forget(id));
      this.#watchers.set(id, watcher);
    } catch (error) {
      const code = codeOf(error);
      if (!LEADS_NOWHERE.includes(code)) this.#options.onError(error as Error);
    }
  }

  /**
   * Watches a folder, or a link, that needs a watcher of its own.
   *
   * @param trail the folders that links led to on the way: one may lead back
   */
  #follow(place: string, trail: string[] = []): void {
    try {
      const stats = lstatSync(place);
      if (stats.isDirectory()) this.#followFolder(place, trail);
      else if (stats.isSymbolicLink()) this.#followLink(place, trail);
    } catch (error) {
      if (!LEADS_NOWHERE.includes(codeOf(error))) {
        this.#options.onError(error as Error);
      }
    }
  }

  #followLink(link: string, trail: string[]): void {
    const target = realpathSync(link);
    if (statSync(target).isDirectory()) {
      if (!trail.includes(target)) this.#followFolder(link, [...trail, target]);
      return;
    }
    const { dir, base } = path.parse(target);
    this.#watch(link, dir, (_event, name) => name === base && this.#onEvent('change', link));
  }

  #followFolder(folder: string, trail: string[]): void {
    this.#watch(folder, folder, (event, name) => this.#onEvent(event, path.join(folder, name)));
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!entry.isFile()) this.#follow(path.join(folder, entry.name), trail);
    }
  }

  /** Closes the watchers of a path and of everything below it. */
  #forget(place: string): void {
    for (const [id, watcher] of this.#watchers) {
      if (id !== place && !id.startsWith(place + path.sep)) continue;
      watcher.close();
      this.#watchers.delete(id);
    }
  }

  /** Handles an event; `rename` means that the path was created, deleted or replaced. */
  #onEvent(event: string, place: string): void {
    if (event === 'rename') {
      this.#forget(place);
      this.#follow(place);
    }
    if (existsSync(place)) {
      this.#notify(place);
      return;
    }
    const later = setTimeout(() => {
      this.#gone.delete(later);
      if (!existsSync(place)) this.#notify(place);
    }, GONE_MS);
    this.#gone.add(later);
  }

  #notify(place: string): void {
    this.#changed.add(place);
    const rest = this.#reported + BETWEEN_REPORTS_MS - performance.now();
    this.#report ??= setTimeout(
      () => {
        const places = [...this.#changed];
        this.#changed.clear();
        this.#report = undefined;
        this.#reported = performance.now();
        this.#options.onChange(places);
      },
      Math.max(ONE_SAVE_MS, rest),
    );
  }
}
