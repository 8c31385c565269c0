/**
 * The possible contents of a disk after a loss of power, computed from a log of `record-writes.c`: of a file, the
 * content at its last sync with any part of later writes; of a folder, the names at its last sync with any of the
 * later changes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns for each change that was not synced whether it reached the disk. */
export type Luck = () => boolean;

/** The unit that disks write at once; of a longer write a part may be lost. */
const SECTOR = 512;

interface Write {
  offset: number;
  bytes: Buffer;
}
type Change = Write | { size: number };

class FileState {
  synced = Buffer.alloc(0);
  pending: Change[] = [];

  /** Returns the content with the changes that reached the disk. */
  content(luck: Luck): Buffer {
    const ends = this.pending.map((change) =>
      'size' in change ? change.size : change.offset + change.bytes.length,
    );
    const content = Buffer.alloc(Math.max(this.synced.length, ...ends));
    this.synced.copy(content);
    let length = this.synced.length;
    for (const change of this.pending) {
      if (!('size' in change)) length = Math.max(length, copySectors(change, content, luck));
      else if (luck()) {
        content.fill(0, change.size);
        length = change.size;
      }
    }
    return content.subarray(0, length);
  }
}

/** Copies the sectors of a write that reached the disk. @returns the end of the last one */
function copySectors({ offset, bytes }: Write, content: Buffer, luck: Luck): number {
  let end = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = Math.min(SECTOR - ((offset + at) % SECTOR), bytes.length - at);
    if (luck()) {
      bytes.copy(content, offset + at, at, at + length);
      end = offset + at + length;
    }
    at += length;
  }
  return end;
}

type Names = Map<string, FileState | 'folder'>;
interface NameChange {
  folder: string;
  change: (names: Names) => void;
}

/** A disk that replays the lines of a log. */
export class RecordedDisk {
  readonly #byInode = new Map<string, FileState>();
  #synced: Names = new Map();
  #pending: NameChange[] = [];

  /** Applies the change of one line. */
  apply(line: string): void {
    const [call = '', first = '', second = '', third = ''] = line.split(' ');
    const file = () => this.#byInode.get(first);
    if (call === 'write') {
      file()?.pending.push({ offset: Number(second), bytes: Buffer.from(third, 'hex') });
    } else if (call === 'size') file()?.pending.push({ size: Number(second) });
    else if (call === 'sync') this.#sync(file());
    else if (call === 'create') {
      const made = new FileState();
      this.#byInode.set(first, made);
      this.#change(second, (names) => names.set(second, made));
    } else if (call === 'mkdir') this.#change(first, (names) => names.set(first, 'folder'));
    else if (call === 'unlink') this.#change(first, (names) => names.delete(first));
    else if (call === 'rename') {
      this.#change(second, (names) => {
        const moved = names.get(first);
        if (moved) names.set(second, moved);
        names.delete(first);
      });
    } else if (call === 'sync-folder') this.#syncFolder(first);
  }

  #sync(file: FileState | undefined): void {
    if (!file) return;
    file.synced = Buffer.from(file.content(() => true));
    file.pending = [];
  }

  #change(place: string, change: NameChange['change']): void {
    this.#pending.push({ folder: path.dirname(place), change });
  }

  #syncFolder(folder: string): void {
    for (const pending of this.#pending)
      if (pending.folder === folder) pending.change(this.#synced);
    this.#pending = this.#pending.filter((pending) => pending.folder !== folder);
  }

  /** Writes a possible content of the disk below `root`, if power is lost now, to another folder. */
  write(root: string, to: string, luck: Luck): void {
    const names = new Map(this.#synced);
    for (const { change } of this.#pending) if (luck()) change(names);
    for (const [place, file] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const isReached = foldersOf(place, root).every((folder) => names.get(folder) === 'folder');
      const target = path.join(to, path.relative(root, place));
      // SQLite rebuilds the index of its log.
      if (!place.startsWith(root) || !isReached || place.endsWith('-shm')) continue;
      if (file === 'folder') mkdirSync(target);
      else writeFileSync(target, file.content(luck));
    }
  }
}

/** Returns the folders of a path that are below the root. */
function foldersOf(place: string, root: string): string[] {
  const parent = path.dirname(place);
  return parent === root || parent === path.dirname(parent)
    ? []
    : [...foldersOf(parent, root), parent];
}
