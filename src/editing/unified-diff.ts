import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff';
import type { ChangedText } from '../content/yaml/edits.ts';

/** Very different texts are compared as a whole from this number of differing lines: it would take minutes. */
const MAX_LINES = 2000;

/** Returns a change of a file as a unified diff, as git shows it. */
export function unifiedDiff({ file, movedTo = file, before, after }: ChangedText): string {
  const renamed = movedTo === file ? '' : `rename from ${file}\nrename to ${movedTo}\n`;
  return before === after ? renamed : renamed + patchOf(`a/${file}`, `b/${movedTo}`, before, after);
}

function patchOf(oldName: string, newName: string, before: string, after: string): string {
  const options = { context: 2, maxEditLength: MAX_LINES };
  const patch = structuredPatch(oldName, newName, before, after, '', '', options);
  if (patch) return formatPatch(patch, FILE_HEADERS_ONLY);
  const removed = structuredPatch(oldName, newName, before, '', '', '');
  const [all] = removed.hunks;
  const [instead] = structuredPatch('', '', '', after, '', '').hunks;
  const lines = [...(all?.lines ?? []), ...(instead?.lines ?? [])];
  const [oldLines, newLines] = [all?.oldLines ?? 0, instead?.newLines ?? 0];
  const hunk = { oldStart: 1, oldLines, newStart: 1, newLines, lines };
  return formatPatch({ ...removed, hunks: [hunk] }, FILE_HEADERS_ONLY);
}
