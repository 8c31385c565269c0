/**
 * What a build remembers for the next one. A page file is drawn anew when its own file, a collection
 * or fragment that it read, or anything that all pages share (site file, icons, the list of public
 * files, the engine, a block, the day that `now` means) has changed.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintFolder } from './fingerprint.mjs';
import type { ProcessedFile } from './process-page-files.ts';

/** Changes when the shape of what is remembered changes. */
const VERSION = 3;

export interface CachedFile extends ProcessedFile {
  /** State of the page's own file. */
  stamp: string;
}

export interface BuildCache {
  version: number;
  /** State of all that every page depends on. */
  shared: string;
  /** State of each collection and fragment that a page read: `collections/services`. */
  sources: Record<string, string>;
  /** By page file. */
  files: Record<string, CachedFile>;
  /** Every file of the output with the state of what it was made from. */
  outputs: Record<string, string>;
}

/** Reads what the last build into this output remembered; nothing when there was none or it is unreadable. */
export function readBuildCache(cacheFile: string): BuildCache | undefined {
  try {
    const cache: BuildCache = JSON.parse(readFileSync(cacheFile, 'utf8'));
    return cache.version === VERSION ? cache : undefined;
  } catch {
    return undefined;
  }
}

/** Writes what the next build may use; whole or not at all. */
export function writeBuildCache(cacheFile: string, cache: Omit<BuildCache, 'version'>): void {
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  const staging = `${cacheFile}.${process.pid}`;
  writeFileSync(staging, JSON.stringify({ version: VERSION, ...cache }));
  renameSync(staging, cacheFile);
}

/** The state of what `uses` names: `collections/services` is a file, or a folder, and its schema. */
export function sourceStamp(siteRoot: string, name: string): string {
  const place = path.join(siteRoot, 'pages', `_${name}`);
  return fingerprintFolder([`${place}.yaml`, place, `${place}.schema.json`]);
}

/** Whether a page file can be left as it was drawn last time. */
export function isUnchanged(
  cached: CachedFile | undefined,
  stamp: string,
  sourceState: (name: string) => string,
  sources: BuildCache['sources'],
): cached is CachedFile {
  return (
    cached?.stamp === stamp && cached.uses.every((name) => sourceState(name) === sources[name])
  );
}
