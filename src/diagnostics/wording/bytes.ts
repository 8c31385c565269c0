import type { Data } from '../../content/model/types.ts';

const units: { [unit: string]: number } = { b: 1, kb: 1_000, mb: 1_000_000 };

/** Parses a size as editors write it, `100 kB` or a number of bytes; `undefined` when it is not a size. */
export function bytesOf(written: Data | undefined): number | undefined {
  if (typeof written === 'number') return written;
  if (typeof written !== 'string') return undefined;
  const [, number, unit = 'b'] = /^\s*(\d+(?:\.\d+)?)\s*(b|kb|mb)?\s*$/i.exec(written) ?? [];
  return number === undefined ? undefined : Number(number) * (units[unit.toLowerCase()] ?? 1);
}

/** Formats a size in the most readable unit: `812 B`, `64.2 kB`, `3.1 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${Math.round(bytes)} B`;
  if (bytes < 1_000_000) return `${tenths(bytes / 1_000)} kB`;
  return `${tenths(bytes / 1_000_000)} MB`;
}

function tenths(number: number): string {
  return String(Math.round(number * 10) / 10);
}
