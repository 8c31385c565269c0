/** Applies changes to the texts of files: all of them, or none. */
import { mapChildren, valueAt } from '../content/model/data.ts';
import type { Data, DataPath, SourceLocation } from '../content/model/types.ts';
import { parse } from '../content/yaml/parse.ts';
import { readLines } from './block-entries.ts';
import { anchorPath, changeData, type DataChange, isSame, pathText } from './data-changes.ts';
import { EditError } from './edit-error.ts';
import { type Incoming, TextEditor } from './edit-text.ts';
import { resolvePath } from './resolve-path.ts';

interface ChangedPlace {
  file: string;
  /** Whether other places of the file with the same aliased value may change too. */
  isShared?: boolean | undefined;
}

/** The move of a list item; `to` is its place afterwards. */
type Move = ChangedPlace & { op: 'move'; path: DataPath; to: SourceLocation };

/**
 * A change to a file, as scripts and Studio make it. In a list of changes, paths refer to the data after the
 * preceding changes.
 */
export type Change = (ChangedPlace & DataChange) | Move;

/** Texts by file. */
export type Texts = Map<string, string>;

/**
 * Returns the texts after the changes; unchanged files keep their texts. Throws an EditError for a change that
 * cannot be made.
 */
export function applyChanges(texts: Texts, changes: Change[]): Texts {
  const result = new Map(texts);
  for (const change of changes) applyChange(result, change);
  return result;
}

function textOf(texts: Texts, file: string): string {
  const text = texts.get(file);
  if (text === undefined) throw new EditError('missing', `There is no file ${file}.`);
  return text;
}

function dataOf(file: string, text: string): Data {
  const parsed = parse(text);
  if (parsed.data !== undefined) return unshared(parsed.data);
  const message = `${file} cannot be read: something is wrong at line ${parsed.line}. Fix that first.`;
  throw new EditError('unreadable', message);
}

const MAX_VALUES = 200_000;
const MAX_LEVELS = 200;

/** Returns a copy without shared objects: each alias becomes a value of its own. */
function unshared(data: Data, budget = { left: MAX_VALUES }, level = 0): Data {
  budget.left -= 1;
  if (budget.left < 0 || level > MAX_LEVELS) {
    throw new EditError('unreadable', 'The file would repeat itself without end.');
  }
  return mapChildren(data, (child) => unshared(child as Data, budget, level + 1)) as Data;
}

function applyChange(texts: Texts, change: Change): void {
  if (change.op === 'move') {
    moveItem(texts, change);
    return;
  }
  const { file, path, op, isShared } = change;
  const text = textOf(texts, file);
  const data = dataOf(file, text);
  const place = op === 'insert' ? placeInList(data, path) : path;
  // Where aliases share the value, it changes where it is written.
  const shared = isShared ? (parse(text).data ?? null) : data;
  const placed = { ...change, path: anchorPath(shared, place) };
  texts.set(file, edited(text, changeData(shared, placed), editOf(placed)));
}

/** Returns a function that makes a change in the text of a file. */
const editOf = (change: DataChange) => (editor: TextEditor) => {
  const { path } = change;
  if (change.op === 'remove') editor.remove(path);
  else if (change.op === 'set') editor.set(path, change.value);
  else editor.insert(path.slice(0, -1), path.at(-1) as number, { value: change.value });
};

/** Returns the path for a new item: the end of the list for the path of a list, with or without `-`. */
function placeInList(data: Data, path: DataPath): DataPath {
  const last = path.at(-1);
  if (typeof last === 'number') return path;
  const list = last === '-' ? path.slice(0, -1) : path;
  const found = valueAt(data, list);
  if (found === undefined || found === null) return [...list, 0];
  if (Array.isArray(found)) return [...list, found.length];
  const message = `${pathText(list)} is no list, so nothing can be inserted there.`;
  throw new EditError('misfit', message);
}

/** Returns the text after an edit; its data is verified to be exactly `wanted`. */
function edited(text: string, wanted: Data, edit: (editor: TextEditor) => void): string {
  const editor = new TextEditor(text);
  try {
    edit(editor);
  } catch (error) {
    // Edits overlap where a file is written in an unexpected way.
    throw error instanceof RangeError ? notAlone(text) : error;
  }
  const { data } = parse(editor.text);
  if (data !== undefined && isSame(unshared(data), wanted)) return editor.text;
  throw notAlone(text);
}

function notAlone(text: string): EditError {
  const message = /[&*]\w/.test(text)
    ? 'What is written there is used elsewhere in the file too (by & and *), and would change there as well. Change the file by hand.'
    : 'This cannot be changed without changing something else in the file. Change the file by hand.';
  return new EditError('not-alone', message);
}

/** Returns an item that is to be moved. Throws an EditError when there is none. */
function itemAt(data: Data, path: DataPath): Data {
  const value = valueAt(data, path);
  if (value === undefined) {
    throw new EditError('missing', `There is nothing at ${pathText(path)}.`);
  }
  if (typeof path.at(-1) === 'number') return value;
  const message = `Only items of lists are moved, and ${pathText(path)} is none.`;
  throw new EditError('misfit', message);
}

function moveItem(texts: Texts, { file, path, to: target, isShared }: Move): void {
  const text = textOf(texts, file);
  const own = dataOf(file, text);
  const value = itemAt(own, path);
  const isWithin = target.file === file;
  if (isWithin && isSame(path, target.path)) return;
  const list = path.slice(0, -1);
  // A list that aliases share changes in all of its places.
  const isInShared = isShared && isWithin && isSame(list, target.path.slice(0, -1));
  const data = isInShared ? (parse(text).data ?? null) : own;
  const sharedList = isInShared ? anchorPath(data, list) : undefined;
  const inList = (place: DataPath) => (sharedList ? [...sharedList, ...place.slice(-1)] : place);
  const from = inList(path);
  const rest = changeData(data, { op: 'remove', path: from });
  const other = isWithin ? rest : dataOf(target.file, textOf(texts, target.file));
  const place = placeInList(other, inList(target.path));
  const wanted = changeData(other, { op: 'insert', path: place, value });
  const incoming = readItem(new TextEditor(text), from, value);
  const remove = editOf({ op: 'remove', path: from });
  const put = (editor: TextEditor) =>
    editor.insert(place.slice(0, -1), Number(place.at(-1)), incoming);
  if (isWithin) {
    const move = (editor: TextEditor) => {
      remove(editor);
      put(editor);
    };
    texts.set(file, edited(text, wanted, move));
    return;
  }
  texts.set(file, edited(text, rest, remove));
  texts.set(target.file, edited(textOf(texts, target.file), wanted, put));
}

/** Returns an item with its source text, for another place. */
function readItem({ tree }: TextEditor, path: DataPath, value: Data): Incoming {
  const { holder, index, missing } = resolvePath(tree, path);
  if (!holder || missing.length > 0) {
    throw new EditError('elsewhere', `${pathText(path)} is written elsewhere in the file.`);
  }
  const { parent, entry } = holder;
  if (!parent.isFlow) return { value, lines: readLines({ tree, node: parent, index }) };
  const flow = tree.text.slice(entry.mark, entry.end);
  return { value, flow, lines: { lines: `- ${flow}`.split(/\r?\n/), keepsEmptyLines: false } };
}
