/**
 * Replaces a folder by a finished one. Node cannot exchange two folders, so there are two renames; if a process is
 * killed between them, the next command repairs it. A link is switched by one rename.
 */
import {
  existsSync,
  lstatSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../content/files/folders.ts';

/** Another build may put its own folder there between the two renames. */
const MAX_ATTEMPTS = 5;

/** The suffix of replaced folders, within the staging folder. */
const OLD = '.old';

/** Returns the folder in which the builds of an output stage their files. */
export const stagingOf = (folder: string): string => `${folder}.next`;

/**
 * Returns whether builds switch this link instead of replacing a folder: `dist` is a link to `dist.NAME` beside it.
 * Links to elsewhere belong to the owner and stay.
 */
export function isSwitchedLink(place: string): boolean {
  const isLink = lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink();
  if (!isLink || !existsSync(place)) return false;
  const { dir, base } = path.parse(realpathSync(place));
  return dir === realpathSync(path.dirname(place)) && base.startsWith(`${path.basename(place)}.`);
}

/** Puts `next` in the place of `folder`, and deletes the old one. */
export function replaceFolder(next: string, folder: string): void {
  makeFolder(path.dirname(folder));
  const old: string[] = [];
  for (let attempt = 1; ; attempt++) {
    try {
      const aside = `${next}${attempt}${OLD}`;
      if (existsSync(folder)) {
        renameSync(folder, aside);
        old.push(aside);
      }
      renameSync(next, folder);
      break;
    } catch (error) {
      if (attempt < MAX_ATTEMPTS && existsSync(folder) && old.length > 0) continue;
      restoreFolder(folder);
      throw error;
    }
  }
  for (const place of old) rmSync(place, { recursive: true, force: true });
}

/** Moves `next` beside the link `place`, switches the link to it, and deletes the folder that it led to before. */
export function switchLink(next: string, place: string): void {
  const old = realpathSync(place);
  const made = `${place}.${path.basename(next)}-${Date.now()}`;
  renameSync(next, made);
  const link = `${next}.link`;
  symlinkSync(path.basename(made), link, 'junction');
  renameSync(link, place);
  rmSync(old, { recursive: true, force: true });
}

/** Restores a folder that a killed process had moved aside and not yet replaced. */
export function restoreFolder(folder: string): void {
  const staging = stagingOf(folder);
  if (existsSync(folder) || !existsSync(staging)) return;
  const old = readdirSync(staging).find((name) => name.endsWith(OLD));
  if (old) renameSync(path.join(staging, old), folder);
}
