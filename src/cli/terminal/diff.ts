import { createTwoFilesPatch } from 'diff';
import pc from 'picocolors';
import type { ChangedText } from '../../content/yaml/edits.ts';

/** Returns the changes as a unified diff, as `git diff` shows them. */
export function formatDiff(changes: ChangedText[]): string {
  return changes.map((change) => formatChange(change)).join('');
}

function formatChange({ file, movedTo, before, after }: ChangedText): string {
  const moved = movedTo ? `rename from ${file}\nrename to ${movedTo}\n` : '';
  if (before === after) return moved;
  const options = { context: 2, headerOptions: undefined };
  const patch = createTwoFilesPatch(
    `a/${file}`,
    `b/${movedTo ?? file}`,
    before,
    after,
    undefined,
    undefined,
    options,
  );
  return moved + patch.replace(/^=+\n/, '').replace(/^(--- .*|\+\+\+ .*)\t$/gm, '$1');
}

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
