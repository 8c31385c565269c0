/** One line of flow YAML that is written plainly: `{ label: More, to: /more }`, `[one, "two"]`, `"text"`, `'text'`. */
import type { Data, DataObject } from '../types.ts';

/** Thrown for what the parser has to read. */
export class NotSimple extends Error {}

const key = /([A-Za-z][\w-]*): +/y;
const valueWord = /^(?:true|false|null)$/i;
/** In quotation marks, without what has to be read with care. */
const quoted = /"([^"\\]*)"|'((?:[^']|'')*)'/y;
/** Without: a colon or a # in it may mean something. */
const word = /[^-?:,[\]{}#&*!|>'"%@` ][^,[\]{}:#]*/y;

/** The data of a line; throws `NotSimple` when it is more than one value, or may mean something else. */
export function readFlow(line: string, resolve: (word: string) => Data): Data {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(line) ?? undefined;
    if (found) at = pattern.lastIndex;
    return found;
  };
  const skipBlanks = (): void => {
    while (line[at] === ' ') at += 1;
  };
  const isNext = (sign: string): boolean => {
    skipBlanks();
    if (line[at] !== sign) return false;
    at += 1;
    return true;
  };
  const parts = (end: string, part: () => void): void => {
    if (isNext(end)) return;
    do part();
    while (isNext(','));
    if (!isNext(end)) throw new NotSimple();
  };
  const pair = (into: DataObject): void => {
    skipBlanks();
    const name = take(key)?.[1];
    if (name === undefined || valueWord.test(name) || Object.hasOwn(into, name)) {
      throw new NotSimple();
    }
    into[name] = value();
  };
  const value = (): Data => {
    if (isNext('{')) {
      const mapping: DataObject = {};
      parts('}', () => pair(mapping));
      return mapping;
    }
    if (isNext('[')) {
      const list: Data[] = [];
      parts(']', () => list.push(value()));
      return list;
    }
    const text = take(quoted);
    if (text) return text[1] ?? (text[2] as string).replaceAll("''", "'");
    const found = take(word);
    if (!found) throw new NotSimple();
    return resolve(found[0].replace(/ +$/, ''));
  };
  const data = value();
  if (at !== line.length) throw new NotSimple();
  return data;
}
