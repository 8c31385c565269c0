/** Changes the text of a file so that its data changes as requested and all other characters stay. */
import { isObject, valueAt } from '../content/model/data.ts';
import type { Data, DataObject, DataPath, TextEdit } from '../content/model/types.ts';
import { applyEdits } from '../content/yaml/edits.ts';
import { parse } from '../content/yaml/parse.ts';
import {
  type EntryLines,
  indexForField,
  insertLines,
  keepsEmptyLines,
  removeLines,
} from './block-entries.ts';
import { isSame, pathText } from './data-changes.ts';
import { EditError } from './edit-error.ts';
import { extentOf } from './extents.ts';
import { insertInBrackets, removeFromBrackets } from './flow-entries.ts';
import { lineEndOf, shiftLines } from './lines.ts';
import {
  type PrintOptions,
  printFieldLines,
  printFields,
  printFlow,
  printItemLines,
  printKey,
} from './print.ts';
import { type Holder, replacePrinted, replaceValue } from './replace-value.ts';
import { elsewhere, isMerging, resolvePath, wrapped } from './resolve-path.ts';
import { type Style, styleOf } from './style.ts';
import { readTree, type YamlNode, type YamlTree } from './tree.ts';

/** An item to insert: a value, with its source text when it is moved from another place. */
export type Incoming = { value: Data; lines?: EntryLines | undefined; flow?: string | undefined };

const hasEntries = (node: YamlNode | undefined): node is YamlNode =>
  node !== undefined && node.entries.length > 0;
const isNested = (value: Data | undefined) => value !== null && typeof value === 'object';

/** The text of a file during a series of edits. The caller has to verify that the resulting data is what was wanted. */
export class TextEditor {
  #tree: YamlTree | undefined;
  #style: Style | undefined;

  /** @param text the file's text, without its byte order mark */
  constructor(public text: string) {}

  get tree(): YamlTree {
    this.#tree ??= readTree(this.text);
    if (!this.#tree) throw new EditError('unreadable', 'The file cannot be read. Fix it first.');
    return this.#tree;
  }

  get style(): Style {
    this.#style ??= styleOf(this.tree);
    return this.#style;
  }

  get #options(): PrintOptions {
    return { style: this.style };
  }

  #apply(edits: TextEdit[]): void {
    this.text = applyEdits(this.text, edits);
    this.#tree = undefined;
  }

  /** Writes a value in place of the one that its list or map holds. */
  #replace(holder: Holder, value: Data): void {
    this.#apply(replaceValue(this.tree, holder, value, this.#options));
  }

  /** Sets the value at a path. In a list or object only the differences are written. */
  set(path: DataPath, value: Data): void {
    const { node, holder, missing } = resolvePath(this.tree, path);
    const [first, ...rest] = missing;
    if (first !== undefined) {
      this.#setMissing(path, missing, wrapped(rest, value));
      return;
    }
    const before = valueAt(parse(this.text).data, path);
    if (isSame(before, value)) return;
    const isFilled = isNested(value) && Object.keys(value as object).length > 0;
    const isMergeable = hasEntries(node) && node.kind !== 'alias' && isFilled;
    if (isMergeable && Array.isArray(before) && Array.isArray(value)) {
      this.#setItems(path, before, value);
    } else if (isMergeable && isObject(before) && isObject(value)) {
      this.#setFields(path, before, value);
    } else if (holder) {
      this.#replace(holder, value);
    } else this.#setWhole(value);
  }

  #setMissing(path: DataPath, missing: DataPath, value: Data): void {
    const at = path.slice(0, path.length - missing.length);
    const [first] = missing;
    const { node, holder } = resolvePath(this.tree, at);
    if (node?.kind === 'scalar' && node.value !== null) {
      throw new EditError('misfit', `${pathText(at)} is a single value and has no parts.`);
    }
    if (
      missing.length > 1 &&
      isMerging(node) &&
      valueAt(parse(this.text).data, [...at, first ?? '']) !== undefined
    ) {
      const message = `${pathText(path)} is written elsewhere in the file and merged in here (<<). Change it there.`;
      throw new EditError('elsewhere', message);
    }
    if (typeof first === 'number') {
      this.insert(at, first, { value });
    } else if (hasEntries(node) && node.kind === 'map') {
      this.#insertField(node, first ?? '', value);
    } else if (holder) {
      const made = { [first ?? '']: value };
      this.#replace(holder, made);
    } else this.#setWhole({ [first ?? '']: value });
  }

  /** Writes the value of a whole file. */
  #setWhole(value: Data): void {
    const { root } = this.tree;
    const lines = isObject(value)
      ? printFields(value, this.#options)
      : Array.isArray(value)
        ? value.flatMap((item) => printItemLines(item, undefined, this.#options))
        : [printFlow(value, undefined, this.#options)];
    const newline = lineEndOf(this.text);
    const written = lines.length > 0 ? lines.join(newline) : Array.isArray(value) ? '[]' : '{}';
    if (root) {
      const [first] = root.entries;
      const start = first && !root.isFlow ? extentOf(this.tree, root, 0).start : root.start;
      this.#apply([{ start, end: root.end, text: written }]);
      return;
    }
    const { text } = this;
    const before = text === '' || text.endsWith('\n') ? '' : newline;
    this.#apply([{ start: text.length, end: text.length, text: before + written + newline }]);
  }

  #insertField(node: YamlNode, key: string, value: Data): void {
    if (node.isFlow) {
      const field = `${printKey(key, this.#options)}: ${printFlow(value, key, this.#options)}`;
      this.#insertEntry(node, node.entries.length, field);
      return;
    }
    const lines = printFieldLines(key, value, this.#options);
    const index = isNested(value) ? node.entries.length : indexForField(node);
    this.#insertEntry(node, index, { lines, keepsEmptyLines: keepsEmptyLines(value) });
  }

  /** Inserts an entry: a text into brackets, lines elsewhere. */
  #insertEntry(node: YamlNode, index: number, added: string | EntryLines): void {
    const place = { tree: this.tree, node, index };
    const { lineEnd } = this.style;
    this.#apply(
      typeof added === 'string'
        ? insertInBrackets(place, added, lineEnd)
        : insertLines(place, added, lineEnd),
    );
  }

  #setFields(path: DataPath, before: DataObject, value: DataObject): void {
    for (const key of Object.keys(value)) this.set([...path, key], value[key] as Data);
    for (const key of Object.keys(before))
      if (!Object.hasOwn(value, key)) this.remove([...path, key]);
  }

  #setItems(path: DataPath, before: Data[], value: Data[]): void {
    const shorter = Math.min(before.length, value.length);
    let start = 0;
    while (start < shorter && isSame(before[start], value[start])) start++;
    let end = 0;
    while (end < shorter - start && isSame(before.at(-1 - end), value.at(-1 - end))) end++;
    const paired = shorter - end;
    for (let index = start; index < paired; index++) {
      this.set([...path, index], value[index] as Data);
    }
    for (let index = paired; index < value.length - end; index++) {
      this.insert(path, index, { value: value[index] as Data });
    }
    for (let index = before.length - end - 1; index >= Math.max(paired, start); index--) {
      this.remove([...path, index]);
    }
  }

  /** Inserts an item into the list at `path`, which is created when it does not exist. */
  insert(path: DataPath, index: number, { value, lines, flow }: Incoming): void {
    const { node, holder, missing } = resolvePath(this.tree, path);
    if (missing.length > 0) {
      this.#setMissing(path, missing, wrapped(missing.slice(1), [value]));
      return;
    }
    if (node && node.kind !== 'seq' && node.value !== null) {
      if (node.kind === 'alias') throw elsewhere(path);
      throw new EditError('misfit', `${pathText(path)} is no list.`);
    }
    const isIntoBrackets = hasEntries(node) ? node.isFlow : holder?.parent.isFlow;
    if (isIntoBrackets && flow === undefined && lines?.lines.some(mayHaveComment)) {
      const message = `${pathText(path)} is written in brackets, where the comments of what is moved have no place. Take them out first.`;
      throw new EditError('misfit', message);
    }
    const name = path.filter((step) => typeof step === 'string').at(-1);
    if (!hasEntries(node)) this.#insertFirst(holder, { value, lines, flow });
    else if (node.isFlow) {
      this.#insertEntry(node, index, flow ?? printFlow(value, `${name}-`, this.#options));
    } else {
      const added = lines ?? {
        lines: printItemLines(value, name, this.#options),
        keepsEmptyLines: keepsEmptyLines(value),
      };
      this.#insertEntry(node, index, added);
    }
  }

  /** Inserts an item into an empty list. */
  #insertFirst(holder: Holder | undefined, { value, lines }: Incoming): void {
    if (!holder) this.#setWhole([value]);
    else if (lines && !holder.parent.isFlow) this.#insertFirstLines(holder, lines);
    else this.#replace(holder, [value]);
  }

  #insertFirstLines(holder: Holder, { lines }: EntryLines): void {
    const by = holder.parent.kind === 'map' ? this.style.dashStep : 2;
    const printed = { head: '', body: shiftLines(lines, by) };
    this.#apply(replacePrinted(this.tree, holder, printed, this.style));
  }

  /** Removes the value at a path. Without its last item or field, a list becomes `[]` and an object `{}`. */
  remove(path: DataPath): void {
    const { holder, index, missing } = resolvePath(this.tree, path);
    if (missing.length > 0 || !holder) {
      const message = `There is nothing at ${pathText(path)} that can be removed: it is merged in (<<) or not there.`;
      throw new EditError('missing', message);
    }
    const { parent } = holder;
    if (parent.entries.length === 1) {
      const empty: Data = parent.kind === 'map' ? {} : [];
      const whole = resolvePath(this.tree, path.slice(0, -1));
      if (!whole.holder) this.#setWhole(empty);
      else this.#replace(whole.holder, empty);
      return;
    }
    const place = { tree: this.tree, node: parent, index };
    this.#apply(parent.isFlow ? removeFromBrackets(place) : removeLines(place));
  }
}

const mayHaveComment = (line: string) => /(?:^|\s)#/.test(line);
