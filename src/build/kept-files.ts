/** Which page files need not be read again: neither they nor anything that they read has changed since they were remembered. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../content/site.ts';
import type { PageFile } from '../content/types.ts';
import type { ProcessedFile } from './process-page-files.ts';

/** Changes when the shape of what is remembered changes. */
const VERSION = 7;

export interface RememberedFile extends ProcessedFile {
  /** State of the page's own file. */
  stamp: string;
}

/** What one run remembers of the page files for the next one. */
export interface Remembered {
  /** State of all that every page depends on. */
  shared: string;
  /** State of each thing that a page read, by its name in `uses`. */
  sources: Record<string, string>;
  /** By page file. */
  files: Record<string, RememberedFile>;
}

/** How states are found out: by the times of files, or by their content. */
export interface States {
  /** The state of a page file, by its name relative to the site. */
  file: (name: string) => string;
  /** Whether that is the `digest` that reading the file gives anyway. */
  isDigest?: boolean;
  /** The state of what `uses` names, such as `collections/services`. */
  source: (name: string) => string;
}

/** Reads what was remembered; nothing when there is none, or it is unreadable or of another version. */
export function readRemembered<Memory>(file: string): Memory | undefined {
  try {
    const { version, ...memory } = JSON.parse(readFileSync(file, 'utf8'));
    return version === VERSION ? memory : undefined;
  } catch {
    return undefined;
  }
}

/** Writes what the next run may use; whole or not at all. */
export function writeRemembered<Memory extends Remembered>(file: string, memory: Memory): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const staging = `${file}.${process.pid}`;
  writeFileSync(staging, JSON.stringify({ version: VERSION, ...memory }));
  renameSync(staging, file);
}

/** The page files of one run, and the states of all that they read. */
export class KeptFiles {
  readonly #site: Site;
  readonly #states: States;
  readonly #last: Remembered | undefined;
  readonly #sources = new Map<string, string>();
  /** States of the page files before they were read: one that is saved meanwhile is stale next time. */
  readonly #stamps = new Map<string, string>();

  /** @param last what may be kept; left out, all files are stale */
  constructor(site: Site, states: States, last?: Remembered) {
    this.#site = site;
    this.#states = states;
    this.#last = last;
    // Before pages are read: what is saved meanwhile is stale next time.
    for (const name of site.collections.keys()) this.#sourceState(`collections/${name}`);
    for (const name of site.fragmentNames) this.#sourceState(`fragments/${name}`);
  }

  /** The files whose last result holds, and those that have to be read. */
  sort(): { kept: RememberedFile[]; stale: PageFile[] } {
    const kept: RememberedFile[] = [];
    const stale: PageFile[] = [];
    for (const pageFile of this.#site.pageFiles) {
      const { file } = pageFile;
      const remembered = this.#last?.files[file];
      const stamp = remembered || !this.#states.isDigest ? this.#states.file(file) : '';
      this.#stamps.set(file, stamp);
      if (remembered && this.#isUnchanged(remembered, stamp)) kept.push(remembered);
      else stale.push(pageFile);
    }
    return { kept, stale };
  }

  /** What was read just now, with the state that it was read in. */
  stamped(files: ProcessedFile[]): RememberedFile[] {
    return files.map(({ digest, ...file }) => {
      const stamp = digest ?? this.#stamps.get(file.file) ?? '';
      return { ...file, stamp };
    });
  }

  /** What the next run may keep. */
  remembered(shared: string, files: RememberedFile[]): Remembered {
    for (const { uses } of files) for (const name of uses) this.#sourceState(name);
    return {
      shared,
      sources: Object.fromEntries(this.#sources),
      files: Object.fromEntries(files.map((file) => [file.file, file])),
    };
  }

  #isUnchanged({ stamp, changes, uses }: RememberedFile, now: string): boolean {
    return (
      stamp === now &&
      !(changes !== undefined && changes <= this.#site.clock.now) &&
      uses.every((name) => this.#sourceState(name) === this.#last?.sources[name])
    );
  }

  #sourceState(name: string): string {
    let state = this.#sources.get(name);
    if (state === undefined) {
      state = this.#states.source(name);
      this.#sources.set(name, state);
    }
    return state;
  }
}
