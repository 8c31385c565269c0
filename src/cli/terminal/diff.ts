import pc from 'picocolors';
import type { ChangedText } from '../../content/yaml/edits.ts';
import { unifiedDiff } from '../../editing/unified-diff.ts';

/** Returns changes as a unified diff. */
export const formatDiff = (changes: ChangedText[]): string => changes.map(unifiedDiff).join('');

/** Prints a unified diff, coloured if the terminal has colours. */
export function printDiff(diff: string): void {
  for (const line of diff.trimEnd().split('\n')) console.log(colored(line));
}

function colored(line: string): string {
  if (/^(?:---|\+\+\+|rename) /.test(line)) return pc.bold(line);
  if (line.startsWith('@@')) return pc.cyan(line);
  if (line.startsWith('+')) return pc.green(line);
  return line.startsWith('-') ? pc.red(line) : line;
}
