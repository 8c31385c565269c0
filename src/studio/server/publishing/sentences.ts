/** Describes the differences between two versions of a file in sentences that require no knowledge of YAML. */
import { basename } from 'node:path/posix';
import { isObject, valueAt } from '../../../content/model/data.ts';
import { partOfFile } from '../../../content/model/part-of-file.ts';
import type { Block, Data, DataPath } from '../../../content/model/types.ts';
import { firstText, NAMING, titleOfName, wordsOfName } from '../../../content/model/words.ts';
import type { Site } from '../../../content/site/site.ts';
import { fileTitle } from '../labels.ts';
import { compareData, type Difference } from './compare-data.ts';

/** A difference with the sentence that describes it. */
export interface DescribedDifference extends Difference {
  sentence: string;
}

/** The two versions of a file: `undefined` where there is no file, `null` for an empty one. */
interface Versions {
  /** Relative to the site's folder, such as `pages/services.yaml`. */
  file: string;
  before: Data | undefined;
  after: Data | undefined;
}

const LONGEST_NAME = 50;
/** The words for fields whose names are no words. */
const FIELDS = new Map([
  ['src', 'file'],
  ['alt', 'alternative text'],
  ['to', 'address'],
]);

/** Returns the function that returns the title of a block type. */
export const titlesOf =
  ({ blockTypes }: Site) =>
  (type: string): string | undefined =>
    blockTypes.get(type)?.schema.title;

/**
 * Returns the differences between two versions of a file, described in sentences.
 *
 * @param blockTitle returns the title of a block type, such as `Card grid`; `undefined` when there is no such type
 */
export function describeDifferences(
  { file, before, after }: Versions,
  blockTitle: (type: string) => string | undefined,
): DescribedDifference[] {
  const name = `${whatFileIs(file)} ${nameOfFile(file, after ?? before)}`;
  if (after === undefined) {
    const old = before === undefined ? {} : { before };
    return [{ kind: 'removed', path: [], ...old, sentence: `${name} was deleted.` }];
  }
  if (before === undefined) {
    return [{ kind: 'added', path: [], after, sentence: `${name} was added.` }];
  }
  const describer = new Describer(file, { before, after }, blockTitle);
  return compareData(before, after).map((difference) => ({
    ...difference,
    sentence: describer.sentence(difference),
  }));
}

function whatFileIs(file: string): string {
  const part = partOfFile(file);
  if (part.kind === 'collection') return part.isEntryFile ? 'The entry' : 'The collection';
  if (part.kind === 'fragment') return 'The shared blocks';
  return part.kind === 'settings' ? 'The settings' : 'The page';
}

/** Returns the name of a file for people: the title of a page, otherwise the name of the file. */
function nameOfFile(file: string, data: Data | undefined): string {
  const { kind } = partOfFile(file);
  if (kind === 'settings') return 'of the site';
  if (kind !== 'page') return fileTitle(basename(file, '.yaml'));
  const title = isObject(data) ? data.title : undefined;
  if (typeof title === 'string' && !title.includes('{{')) return shortened(title);
  return file.replace(/^pages|(?:\/index)?\.yaml$/g, '') || '/';
}

class Describer {
  constructor(
    private readonly file: string,
    private readonly versions: { before: Data; after: Data },
    private readonly blockTitle: (type: string) => string | undefined,
  ) {}

  sentence(difference: Difference): string {
    const { kind, path } = difference;
    const data = kind === 'removed' ? this.versions.before : this.versions.after;
    const around = this.#owner(data, path.slice(0, -1));
    const file = this.#fileName(data);
    const at = `${this.#preposition()} ${file}`;
    const holder = around ? `${around} ${at}` : file;
    return typeof path.at(-1) === 'number'
      ? this.#entrySentence(difference, data, holder, around ? `of ${holder}` : at)
      : this.#fieldSentence(difference, holder);
  }

  #fieldSentence({ kind, path, before, after }: Difference, holder: string): string {
    const key = String(path.at(-1) ?? 'content');
    const field = `${FIELDS.get(key) ?? wordsOfName(key)} of ${holder}`;
    if (kind === 'changed') return `The ${field} changed.`;
    const be = Array.isArray(after ?? before) ? 'were' : 'was';
    return `The ${field} ${be} ${kind === 'added' ? 'set' : 'taken out'}.`;
  }

  /** @param where the phrase for the place of the entry, which follows its name */
  #entrySentence(difference: Difference, data: Data, holder: string, where: string): string {
    const { kind, path, pathBefore = path, before, after } = difference;
    const thing = this.#thing(data, kind === 'removed' ? before : after, path);
    if (kind === 'removed') return `The ${thing} was deleted from ${holder}.`;
    const place = this.#placeIn(data, path);
    if (kind === 'added') return `${article(thing)} ${thing} was added to ${holder}${place}.`;
    if (kind === 'changed') return `The ${thing} ${where} changed.`;
    const isElsewhere = pathBefore.slice(0, -1).join() !== path.slice(0, -1).join();
    return `The ${thing} ${where} moved${isElsewhere ? '' : place}.`;
  }

  /** Returns the phrase for the place of an entry in its list: ` after Values`, ` at the top`. */
  #placeIn(data: Data, path: DataPath): string {
    const index = Number(path.at(-1));
    if (index === 0) return ' at the top';
    const above = valueAt(data, [...path.slice(0, -1), index - 1]);
    return ` after ${nameOf(above) ?? `the ${this.#thing(data, above, path)}`}`;
  }

  /**
   * Returns the phrase for an entry of a list: `card grid`, `slide “Night shift”`. A block that is the only one of
   * its type has no name.
   */
  #thing(data: Data, value: Data | undefined, path: DataPath): string {
    const list = path.findLast((step) => typeof step === 'string');
    const title = isBlock(value) ? this.blockTitle(value.type)?.toLowerCase() : undefined;
    const isInBlocks = isBlock(value) && (list === undefined || list === 'blocks');
    const kind = title ?? (isInBlocks ? wordsOfName(value.type) : singular(String(list ?? 'rows')));
    const name = nameOf(value);
    const siblings = valueAt(data, path.slice(0, -1));
    const isAlone =
      isBlock(value) &&
      Array.isArray(siblings) &&
      siblings.filter((other) => isBlock(other) && other.type === value.type).length === 1;
    return name && !isAlone ? `${kind} “${name}”` : kind;
  }

  /**
   * Returns the phrase for what contains a value within its file: its group, its entry, its block; empty when there
   * is nothing.
   */
  #owner(data: Data, path: DataPath): string {
    const inner = path.findLastIndex((step) => typeof step === 'number');
    const rest = path.slice(inner + 1).filter((step) => step !== 'blocks' && step !== 'items');
    const groups = rest.map((step) => `the ${wordsOfName(String(step))}`).reverse();
    const entry = path.slice(0, inner + 1);
    const value = valueAt(data, entry);
    const things = inner < 0 ? [] : [`the ${this.#thing(data, value, entry)}`];
    const block = inner < 0 || isBlock(value) ? undefined : this.#blockAround(data, entry);
    return [...groups, ...things, ...(block ? [block] : [])].join(' of ');
  }

  /** Returns the phrase for the nearest block that contains an entry. */
  #blockAround(data: Data, entry: DataPath): string | undefined {
    for (let length = entry.length - 1; length > 0; length--) {
      const path = entry.slice(0, length);
      const value = valueAt(data, path);
      if (isBlock(value)) return `the ${this.#thing(data, value, path)}`;
    }
    return undefined;
  }

  #preposition(): string {
    const { kind } = partOfFile(this.file);
    if (kind === 'settings') return 'of';
    return kind === 'page' ? 'on' : 'in';
  }

  #fileName(data: Data): string {
    const { kind } = partOfFile(this.file);
    if (kind === 'settings') return 'the site';
    const name = nameOfFile(this.file, data);
    return kind === 'page' ? name : `${whatFileIs(this.file).replace(/^T/, 't')} ${name}`;
  }
}

const isBlock = (value: Data | undefined): value is Block =>
  isObject(value) && typeof value.type === 'string';

const article = (noun: string) => (/^[aeiou]/i.test(noun) ? 'An' : 'A');

function nameOf(value: Data | undefined): string | undefined {
  if (!isObject(value)) return undefined;
  if (value.type === 'fragment') return titleOfName(String(value.name));
  const name = firstText(value, [...NAMING, 'alt', 'id']);
  return name && shortened(name);
}

function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME).trimEnd()}…` : line;
}

/** Returns the word for one entry of a list: `slides` has slides, `items` and rows are entries. */
function singular(list: string): string {
  const name = wordsOfName(list);
  if (/^(items|rows|entries|blocks)$/.test(name)) return 'entry';
  return name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, '');
}
