/**
 * Writes files of public/ for Studio, inside their folder only. Replaced and deleted files are kept for a while, so
 * that undo can restore them.
 */

import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { FileChange } from '../../content/files/write-files.ts';
import { pathWithin } from '../../editing/site-files.ts';
import type { FileUndo } from '../contract/changes.ts';
import { Refusal } from './http.ts';

/** How long replaced and deleted bytes are kept, in milliseconds: a week. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

const folderOf = (root: string) => path.join(root, '.pagewright/kept');

/**
 * Returns the absolute path of a file of public/, which need not exist.
 *
 * @throws an EditRefused when the file is elsewhere, even by a link
 */
export function publicPlace(root: string, file: string): string {
  const rule = 'Only files of public/ are changed, named as public/images/team.jpg is.';
  const place = pathWithin(root, file, /^public\/(?:[^/.][^/]*\/)*[^/.][^/]*$/, rule);
  // A link within public/ may point to a page.
  pathWithin(path.join(root, 'public'), file.slice('public/'.length), /./, rule);
  return place;
}

/**
 * Returns the bytes of a file of public/; `undefined` when there is none. Throws an EditRefused for a file elsewhere.
 */
export function readPublicFile(root: string, file: string): Buffer | undefined {
  const place = publicPlace(root, file);
  return statSync(place, { throwIfNoEntry: false })?.isFile() ? readFileSync(place) : undefined;
}

/** Keeps bytes for undo. Returns their digest, which identifies them. */
export function keepBytes(root: string, bytes: Buffer): string {
  const digest = hash('sha256', bytes);
  const place = path.join(folderOf(root), digest);
  mkdirSync(folderOf(root), { recursive: true });
  writeFileSync(place, bytes);
  return digest;
}

/** Returns the change that undoes a change to a file of public/. Throws a Refusal when the file has changed since. */
export function undoOfPublicFile(root: string, { file, digest, kept }: FileUndo): FileChange {
  const before = readPublicFile(root, file);
  if ((before ? hash('sha256', before) : null) !== digest) {
    throw new Refusal(409, `${file} has changed meanwhile. Look at it again.`);
  }
  if (typeof kept !== 'string') return { file, before, after: undefined };
  const place = path.join(folderOf(root), kept);
  if (!/^[0-9a-f]{64}$/.test(kept) || !existsSync(place)) {
    throw new Refusal(409, `What ${file} was is no longer kept.`);
  }
  return { file, before, after: readFileSync(place) };
}

/** Removes kept bytes that are older than `KEPT_FOR`. */
export function forgetOldBytes(root: string): void {
  const folder = folderOf(root);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    if (Date.now() - statSync(place).mtimeMs > KEPT_FOR) rmSync(place, { force: true });
  }
}
