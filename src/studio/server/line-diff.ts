/** Compares texts line by line. Very different texts would take minutes, which would block the server. */
import { type ChangeObject, diffLines, structuredPatch } from 'diff';

/** The comparison stops at this number of differing lines. */
const MAX_LINES = 2000;

/** Returns the unchanged, removed and added parts of two texts; `undefined` when they have too little in common. */
export function lineDiff(before: string, after: string): ChangeObject<string>[] | undefined {
  return diffLines(before, after, { maxEditLength: MAX_LINES });
}

/** Returns the difference between two texts of a file as a unified diff. */
export function unifiedDiff(file: string, before: string, after: string): string {
  const lines = hunksOf(before, after).flatMap((hunk) => {
    const { oldStart, oldLines, newStart, newLines } = hunk;
    return [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...hunk.lines];
  });
  return [`--- a/${file}`, `+++ b/${file}`, ...lines, ''].join('\n');
}

function hunksOf(before: string, after: string) {
  const options = { context: 2, maxEditLength: MAX_LINES };
  const patch = structuredPatch('', '', before, after, '', '', options);
  if (patch) return patch.hunks;
  const [all] = structuredPatch('', '', before, '', '', '').hunks;
  const [instead] = structuredPatch('', '', '', after, '', '').hunks;
  const lines = [...(all?.lines ?? []), ...(instead?.lines ?? [])];
  const [oldLines, newLines] = [all?.oldLines ?? 0, instead?.newLines ?? 0];
  return [{ oldStart: 1, oldLines, newStart: 1, newLines, lines }];
}
