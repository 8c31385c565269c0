/** Edits of YAML texts that keep all other bytes; `validate --fix` and `rename` use them. */
import { readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { type FileChange, writeFiles } from '../files/write-files.ts';

/** A replacement of a part of a file. */
export interface Edit {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  /** Offsets into the text that `readSource` returns. `text` is inserted where both are the same. */
  start: number;
  end: number;
  text: string;
}

/** A file before and after. `movedTo` is set for a moved file; a new file has no text before. */
export interface ChangedText {
  file: string;
  movedTo?: string;
  before: string;
  after: string;
}

const BYTE_ORDER_MARK = '\ufeff';

/** Returns the text of a file without its byte order mark, as the parser reads it. Throws the system's errors. */
export function readSource(root: string, file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/** Applies edits to a text. Identical edits are applied once. Throws when two edits overlap. */
export function applyEdits(source: string, edits: Omit<Edit, 'file'>[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let text = '';
  let at = 0;
  let last: Omit<Edit, 'file'> | undefined;
  for (const edit of sorted) {
    const { start, end, text: replacement } = edit;
    if (last && last.start === start && last.end === end && last.text === replacement) continue;
    if (start < at || end < start || end > source.length) {
      throw new RangeError(`Two changes meet at character ${start}.`);
    }
    text += source.slice(at, start) + replacement;
    at = end;
    last = edit;
  }
  return text + source.slice(at);
}

/** Returns the files that edits change, sorted by name, each with its text before and after. */
export function changesOf(root: string, edits: Edit[]): ChangedText[] {
  const files = [...new Set(edits.map(({ file }) => file))].sort();
  return files.flatMap((file) => {
    const before = readSource(root, file);
    const after = applyEdits(
      before,
      edits.filter((edit) => edit.file === file),
    );
    return before === after ? [] : [{ file, before, after }];
  });
}

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

/**
 * Writes changes into the site's folder, all or nothing. Permissions are kept, and symbolic links still lead to the
 * same file.
 *
 * @throws the system's errors, and a WriteRefused when a file is write-protected or has changed since it was read
 */
export function writeChanges(root: string, changes: ChangedText[]): void {
  writeFiles(
    root,
    changes.flatMap(({ file, movedTo, before, after }): FileChange[] => {
      const now = readFileSync(join(root, file));
      const mark = now.toString('utf8', 0, 3) === BYTE_ORDER_MARK ? BYTE_ORDER_MARK : '';
      // Bytes, not text: invalid UTF-8 decodes to the same replacement characters.
      const [was, is] = [before, after].map((text) => Buffer.from(mark + text));
      if (movedTo === undefined) return [{ file, before: was, after: is }];
      return [
        { file, before: was, after: undefined },
        { file: movedTo, before: undefined, after: is, movedFrom: file },
      ];
    }),
  );
  const moved = changes.filter(({ movedTo }) => movedTo !== undefined);
  for (const { file } of moved) removeEmpty(dirname(join(root, file)), root);
}

/** Removes a folder when it is empty, and likewise those around it, up to the site's own folders. */
function removeEmpty(folder: string, root: string): void {
  const depth = relative(root, folder).split(sep).length;
  if (depth < 2 || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), root);
}

/** Returns a text as a YAML scalar in quotation marks: double ones, unless the text contains some. */
export function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns a text as a YAML scalar that may be written within braces, where more characters need quotation marks. */
export function inBraces(text: string): string {
  return /^[\s#&*!|>@%`"'?-]|[,[\]{}]|:\s|\s#|[\s:]$/.test(text) ? quoted(text) : text;
}

/** Shortens a text for a hint. */
export function shown(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
