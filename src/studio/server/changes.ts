/**
 * Makes changes to the files of a site: all or none, never with more errors than before, and never over somebody
 * else's changes.
 */

import { hash } from 'node:crypto';
import { type FileChange, writeFiles } from '../../content/files/write-files.ts';
import type { Data } from '../../content/model/types.ts';
import { parse } from '../../content/yaml/parse.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';
import { applyChanges, type Change, type Texts } from '../../editing/apply-changes.ts';
import { isSame } from '../../editing/data-changes.ts';
import { mergeTexts } from '../../editing/merge-texts.ts';
import { rebaseChanges } from '../../editing/rebase.ts';
import { encodedText, readSiteFile, type StoredText } from '../../editing/site-files.ts';
import { unifiedDiff } from '../../editing/unified-diff.ts';
import type { ChangesResponse, FileUndo, Undo } from '../contract/changes.ts';
import type { FileData } from '../contract/pages.ts';
import type { StudioContext } from './endpoint.ts';
import { HttpError } from './http.ts';
import { conflictsOf, newer } from './newer-files.ts';
import { aboutFiles, errorsIn, newProblems, problemsOf } from './problems.ts';
import { readPublicFile } from './public-files.ts';
import { isPublic, keptBytes, textOf, textsBefore, undoOf } from './undo.ts';

/** Reads a file and remembers its text. Throws an HttpError when there is no such file. */
export function readKnown({ live, seen }: StudioContext, file: string): StoredText {
  const found = readSiteFile(live.site.root, file);
  if (!found) throw new HttpError(404, `There is no file ${file}.`, { file });
  seen.add(found.digest, found.text);
  return found;
}

/** Returns the data of a text; `undefined` when it cannot be parsed, or there is none. */
export const dataOf = (text: string | undefined): Data | undefined =>
  text === undefined ? undefined : parse(text).data;

/** Reads the data of a file, and remembers its text. Throws an HttpError when there is none, or it is not valid YAML. */
export function readData(studio: StudioContext, file: string): FileData {
  const { text, digest } = readKnown(studio, file);
  const data = dataOf(text);
  if (data === undefined) throw new HttpError(422, `${file} cannot be read. Fix it first.`);
  return { file, digest, data };
}

/**
 * Reads a file that is to be deleted or replaced as a whole. Throws an HttpError when there is none, or its digest is
 * another.
 */
export function readSeen(studio: StudioContext, file: string, digest: unknown): StoredText {
  const found = readKnown(studio, file);
  if (digest !== found.digest) throw newer([found]);
  return found;
}

interface ChangesOptions {
  /** The digests of the files that the changes were made for. */
  digests?: Map<string, string>;
  /**
   * The undo step of an earlier change that these changes replace: if its files have not changed since, the changes
   * are applied to the texts before it.
   */
  replaces?: Undo | undefined;
}

/** Makes the changes of a script or of Studio. Throws an HttpError or an EditError, and has changed nothing then. */
export async function makeChanges(
  studio: StudioContext,
  changes: Change[],
  { digests = new Map(), replaces }: ChangesOptions,
): Promise<ChangesResponse> {
  const names = new Set(changes.flatMap((change) => filesOf(change)));
  const files = new Map([...names].map((file) => [file, readKnown(studio, file)]));
  const before: Texts = new Map([...files].map(([file, { text }]) => [file, text]));
  const earlier = replaces && textsBefore(studio.live.site.root, replaces, files);
  const fitting = earlier ? changes : changesForNow(studio, changes, digests, files);
  const after = applyChanges(earlier ?? before, fitting);
  const changed = changedFiles(files, before, after);
  const problems = checkChanges(studio, [...names], before, after);
  const undone = earlier ? changedFiles(files, earlier, after) : changed;
  const written = write(studio, changed, problems, { unchanged: [...files.values()], undone });
  const paths = fitting.map(({ path }) => path);
  const isMoved = !isSame(
    paths,
    changes.map(({ path }) => path),
  );
  return { ...written, ...(isMoved && { paths }), ...(earlier && { hasReplaced: true }) };
}

/** Returns the files whose texts differ. */
function changedFiles(files: Map<string, StoredText>, before: Texts, after: Texts): FileChange[] {
  return [...files].flatMap(([file, { mark }]) => {
    const texts = [before.get(file) ?? '', after.get(file) ?? ''];
    if (texts[0] === texts[1]) return [];
    const [old, made] = texts.map((text) => encodedText(file, mark + text));
    return [{ file, before: old, after: made }];
  });
}

const filesOf = (change: Change): string[] =>
  change.op === 'move' ? [change.file, change.to.file] : [change.file];

/** Returns the changes with the paths that their places have now. Throws an HttpError when a place is gone. */
function changesForNow(
  { seen }: StudioContext,
  changes: Change[],
  digests: Map<string, string>,
  files: Map<string, StoredText>,
): Change[] {
  const stale = [...files.values()].filter(
    ({ file, digest }) => digests.has(file) && digests.get(file) !== digest,
  );
  if (stale.length === 0) return changes;
  const old = new Map<string, Data>();
  const now = new Map<string, Data>();
  for (const { file, text } of files.values()) {
    const seenText = stale.some((one) => one.file === file)
      ? seen.get(digests.get(file) ?? '')
      : text;
    const [seenData, data] = [dataOf(seenText), dataOf(text)];
    if (seenData !== undefined) old.set(file, seenData);
    if (data !== undefined) now.set(file, data);
  }
  const isReadable = old.size === files.size && now.size === files.size;
  const moved = isReadable ? rebaseChanges(old, now, changes) : undefined;
  if (!moved) throw newer(stale, conflictsOf(changes, { old, now }));
  return moved;
}

/**
 * Returns the diagnostics of files with their new texts. Throws an HttpError when there are more errors than now, or
 * when a file could not be parsed any more.
 */
export function checkChanges(
  { live: { site }, review }: StudioContext,
  files: string[],
  before: Texts,
  after: Texts,
): Diagnostic[] {
  // The files may be newer than what the server has read, so the texts before are given as well.
  const problems = problemsOf(site, review, files, after);
  const isLost = files.some((file) => isReadable(before, file) && !isReadable(after, file));
  if (!isLost && errorsIn(problems) === 0) return aboutFiles(problems, files);
  const problemsBefore = problemsOf(site, review, files, before);
  if (isLost || errorsIn(problems) > errorsIn(problemsBefore)) {
    const added = newProblems(problemsBefore, problems);
    const first = added.find(({ severity }) => severity === 'error');
    const message = first ? `${first.message} ${first.hint}` : 'That would be a mistake.';
    throw new HttpError(422, message, { problems });
  }
  return aboutFiles(problems, files);
}

const isReadable = (texts: Texts, file: string) => dataOf(texts.get(file) ?? '') !== undefined;

interface Written {
  /** Files that the changes could have changed, as they were. */
  unchanged?: StoredText[];
  /** The changes that the undo step reverts, if not only those that are written. */
  undone?: FileChange[];
}

/** Writes files and returns the result. */
function write(
  { live, seen }: StudioContext,
  changed: FileChange[],
  problems: Diagnostic[],
  { unchanged = [], undone = changed }: Written = {},
): ChangesResponse {
  const { root } = live.site;
  const undo = undoOf(root, undone);
  if (changed.length > 0) {
    writeFiles(root, changed);
    const ofPages = changed.map(({ file }) => file).filter((file) => !isPublic(file));
    if (ofPages.length > 0) live.wrote(ofPages);
  }
  const files: ChangesResponse['files'] = {};
  for (const { file, digest } of unchanged) files[file] = { digest, diff: '' };
  for (const { file, before, after } of changed) {
    const digest = after ? hash('sha256', after) : null;
    files[file] = { digest, diff: '' };
    if (isPublic(file)) continue;
    const text = textOf(after);
    files[file].diff = unifiedDiff({ file, before: textOf(before), after: text });
    if (digest !== null) seen.add(digest, text);
  }
  return { files, problems, undo };
}

/**
 * Undoes a change, even if the files were changed elsewhere since. Throws an HttpError when they were changed in the
 * same place.
 */
export async function undoChanges(
  studio: StudioContext,
  { files }: Undo,
): Promise<ChangesResponse> {
  return writeAll(
    studio,
    files.map((one) => undoOfFile(studio, one)),
  );
}

function undoOfFile({ live, seen }: StudioContext, one: FileUndo): FileChange {
  const { file, digest } = one;
  const { root } = live.site;
  const stored = isPublic(file) ? undefined : readSiteFile(root, file);
  const now = isPublic(file) ? readPublicFile(root, file) : stored?.bytes;
  const before = keptBytes(root, one);
  if ((now ? hash('sha256', now) : null) === digest) return { file, before: now, after: before };
  if (!stored) {
    const what = now ? 'has changed meanwhile. Look at it again.' : 'is not there any more.';
    throw new HttpError(409, `${file} ${what}`, { digests: {} });
  }
  const changed = seen.get(digest ?? '');
  const merged =
    before && changed !== undefined && mergeTexts(changed, textOf(before), stored.text);
  if (!merged || merged.conflicts.length > 0) throw newer([stored], []);
  return { file, before: now, after: encodedText(file, stored.mark + merged.text) };
}

/** Writes files whatever errors they have, and returns the result. */
export async function writeAll(
  studio: StudioContext,
  changed: FileChange[],
): Promise<ChangesResponse> {
  const response = write(studio, changed, []);
  const names = changed.map(({ file }) => file);
  const ofPublic = names.filter(isPublic);
  if (ofPublic.length > 0) await studio.live.wrotePublic(ofPublic);
  const problems = problemsNow(studio, names);
  return { ...response, problems };
}

/** Returns the diagnostics of files as they are. */
export function problemsNow(
  { live: { site }, review }: StudioContext,
  files: string[],
): Diagnostic[] {
  return aboutFiles(problemsOf(site, review, files, new Map()), files);
}
