/** Fields that their owner does not know: what was meant, or where they belong. */

import { isGroup, valueAt } from '../../content/model/data.ts';
import { resolved, type Schema } from '../../content/model/json-schema.ts';
import type { Data, DataObject, DataPath } from '../../content/model/types.ts';
import { type Meant, meant } from '../../content/words/nearest.ts';
import { inBraces } from '../../content/yaml/edits.ts';
import { synonym, valueSynonym } from '../wording/synonyms.ts';
import { groupOf, namedEntry } from './filled-group.ts';
import { negated, noteOf, noteOfLooks } from './foreign-keys.ts';
import { numberIn } from './number-in-text.ts';
import { type Elsewhere, placeByAlias, placeElsewhere } from './place-elsewhere.ts';
import { type Checked, type Finding, ownerName } from './schema-issue.ts';
import { switchOf } from './value-words.ts';

/** In a group with more fields than these nobody looks for the one that was meant: it is another file. */
const mostFields = 200;

const templateAdvice =
  'A template stands in quotation marks, after a name: title: "{{ page.title }}".';

/** Returns the issue of a field that its owner, at `path`, does not know. */
export function unknownKey(
  key: string,
  path: DataPath,
  schema: Schema,
  data: Data,
  checked: Checked & { shared: Schema },
): Finding {
  const own = Object.keys(schema.properties ?? {});
  const fields = own.includes('items') ? [...own, 'itemsFrom'] : own;
  const owner = ownerName(path, checked);
  const written = valueAt(data, path) as DataObject;
  const place: Pick<Finding, 'path' | 'atKey'> = { path: [...path, key], atKey: true };
  const shared = { reason: 'schema', name: key, owner, fields, shared: checked.shared } as const;
  const issue = (meant: Meant, advice?: string, more: { isValue?: true } = {}): Finding => ({
    code: 'unknown-key',
    params: { ...shared, meant, advice, ...more },
    ...place,
  });
  const misplaced = (belongs: Elsewhere): Finding => ({
    code: 'misplaced-key',
    params: { reason: 'field', names: [key], owner, ...belongs },
    ...place,
  });
  const unnamed = (advice: string) => issue({}, advice, { isValue: true });
  // how {{ entry.title }} is read without quotation marks
  if (key === '[object Object]') {
    const params = { ...shared, name: '{{ … }}', meant: {}, advice: templateAdvice };
    return { code: 'unknown-key', params, path };
  }
  const [comment] = /^(?:\/\/|\/\*|<!--).*/.exec(key) ?? [];
  if (comment) return issue({}, `A comment begins with #: # ${key.replace(/^\W+/, '')}: …`);
  if (Object.keys(written).length > mostFields) return issue({});
  // what is there already was hardly meant once more
  const open = fields.filter((name) => !Object.hasOwn(written, name));
  const field = (name = '') => resolved(schema.properties?.[name] ?? {}, checked.shared);
  const glued = Object.keys(written).flatMap((name) => {
    const [, before = '', rest] = /^([\w-]+)(?:\s*[-=]+>\s*|\s*=\s*|\s+)(\S.*)$/.exec(name) ?? [];
    return written[name] === null && open.includes(before)
      ? { name, right: `${before}: ${rest}` }
      : [];
  });
  if (glued.some(({ name }) => name === key)) {
    const lines = glued.map(({ right }) => right).join(' and ');
    return unnamed(`A colon is missing between a name and its value: write ${lines}.`);
  }
  const value = written[key];
  const isOfCollection = isGroup(value) && Object.hasOwn(value, 'collection');
  if (isOfCollection && open.includes('itemsFrom')) return issue({ suggestion: 'itemsFrom' });
  const opposite = negated(key, value, open, field);
  if (opposite) return issue({}, opposite);
  const near = meant(key, open.length > 0 ? open : fields);
  const missing = (schema.required ?? []).filter((name) => open.includes(name));
  // the fields of a block, in a column that has lost its list of blocks
  const isOfBlock = path.length > 0 && missing.includes('blocks') && !near.sure;
  if (isOfBlock) return issue({});
  const needed = synonym(key, missing, field);
  const note = path.length > 0 ? undefined : noteOf(key, value, checked.noun, own);
  const isOfLooks = path.length === 0 && missing.length === 0 && !synonym(key, open, field);
  const looks = isOfLooks ? noteOfLooks(key, own) : undefined;
  if (!near.sure && needed === undefined && !(note && checked.noun === 'the site file')) {
    const belongs = placeElsewhere(key, path, written, schema, checked);
    // beside fields that are missing it is rather what another tool has instead of them
    const isOfOther =
      belongs?.isNew === true &&
      missing.length > 0 &&
      !missing.includes(belongs.list ?? belongs.to);
    if (belongs && !isOfOther && !(looks && belongs.isNew)) return misplaced(belongs);
  }
  const isSure = near.sure && isOfKind(value, field(near.suggestion));
  if (isSure) return issue(near);
  const other = near.sure && otherCount(near.suggestion, value, field(near.suggestion));
  if (other) return issue({}, other);
  const advice = needed === undefined ? (note ?? looks) : undefined;
  if (advice) return issue({}, advice);
  // the only field that is missing, where this is the only one that nobody can guess, in whatever language
  const guesses = Object.keys(written)
    .filter((name) => name !== key && !fields.includes(name))
    .map((name) => synonym(name, open, field) ?? meant(name, open).suggestion);
  const left = missing.filter((name) => !guesses.includes(name));
  const [lone] = left.length === 1 && !guesses.includes(undefined) ? left : [];
  const isEntry = typeof path.at(-1) === 'number' && Object.keys(written).length === 1;
  const entry = isEntry && namedEntry(key, value, schema, checked.shared);
  const isPossible = (name: string) => mayHold(field(name), value);
  const suggestion =
    needed ??
    (lone && !entry && canHold(field(lone), value) ? lone : undefined) ??
    synonym(key, open.filter(isPossible), field) ??
    (canHold(field(near.suggestion), value) ? near.suggestion : undefined);
  const otherValue = (name: string) =>
    withOtherValue(name, key, value, field(name), checked.shared);
  if (suggestion !== undefined) return issue({ suggestion }, otherValue(suggestion));
  const alike = synonym(key, open, field);
  const count = alike && (otherCount(alike, value, field(alike)) ?? otherValue(alike));
  if (count) return issue({}, count);
  const group = path.length === 0 ? placeByAlias(key, written, schema, checked) : undefined;
  if (group && missing.includes(group.to)) return misplaced(group);
  if (entry) return unnamed(`Write the entry with the names of its fields: - ${entry}.`);
  return issue({}, proseAdvice(key, written, fields));
}

/** Returns what to do with a line of a text whose colon makes a field of it. */
function proseAdvice(key: string, written: DataObject, fields: string[]): string | undefined {
  const names = Object.keys(written);
  const before = names[names.indexOf(key) - 1] ?? '';
  const isProse = /^\p{Lu}\p{Ll}*$|\s/u.test(key) && fields.includes(before);
  const text = written[before];
  if (isProse && typeof text === 'string' && typeof written[key] === 'string') {
    if (text.includes('\n')) {
      return `If it goes on the text of ${before}, indent it as far as the lines above it.`;
    }
    return `If it goes on the text of ${before}, write ${before}: | and below it the whole text, each line indented by two more spaces.`;
  }
  return written[key] === null && key.split(/\s+/).length > 2
    ? 'If it is a note and no field, delete the line, or begin it with #.'
    : undefined;
}

/** Returns what to write where the name of a list is in the singular, with its only entry as the value, and where one thing is written as a list. */
function otherCount(
  name: string | undefined,
  value: Data | undefined,
  { type, items }: Schema,
): string | undefined {
  if (name === undefined) return undefined;
  if (Array.isArray(value)) {
    return type === 'object' && value.length > 0
      ? `Did you mean ${name}? There is only one here: write ${name}:, and its fields below it without dashes.`
      : undefined;
  }
  if (type !== 'array') return undefined;
  if (typeof value === 'object' && value !== null) {
    const [first] = Object.keys(value);
    return `Did you mean ${name}? It is a list: write ${name}: and a dash before the first field, "- ${first}: …", and indent the other fields by two more spaces.`;
  }
  return items?.type === 'string' && typeof value === 'string'
    ? `Did you mean ${name}? It is a list: ${name}: [${inBraces(value)}].`
    : undefined;
}

/** Returns what to write where not only the name is another one but the value has to be, too. */
function withOtherValue(
  name: string,
  key: string,
  value: Data | undefined,
  schema: Schema,
  shared: Schema,
): string | undefined {
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  const types = [schema.type].flat();
  const text = String(value);
  const words = (schema.enum ?? []).map(String);
  const isNumber = types.includes('integer') || types.includes('number');
  const right = types.includes('boolean')
    ? String(switchOf(value) ?? true)
    : types.includes('object')
      ? groupOf(value, schema, shared)
      : (valueSynonym(value === true ? key : text, words) ??
        (isNumber ? numberIn(text) : undefined));
  if (right === text) return undefined;
  return right && `Did you mean ${name}? Write ${name}: ${right}.`;
}

/** Returns whether a value is of the kind that a field needs: a group does not become a list by another name, nor a text a group. */
function isOfKind(value: Data | undefined, { type }: Schema): boolean {
  if (type === undefined || value === undefined || value === null) return true;
  const types = [type].flat();
  if (typeof value === 'object') return types.includes(Array.isArray(value) ? 'array' : 'object');
  return !types.every((one) => one === 'array' || one === 'object');
}

/** Returns whether a value is of the kind that a field needs, if not in its form: a field with a few words takes no address. */
const mayHold = (field: Schema, value: Data | undefined): boolean =>
  isOfKind(value, field) && !(field.enum && typeof value === 'string' && /[/.]/.test(value));

/** Returns whether a value could stand in a field as it is: what only looks like its name was hardly meant otherwise. */
function canHold(field: Schema, value: Data | undefined): boolean {
  if (!isOfKind(value, field)) return false;
  if (typeof value === 'boolean') return [field.type ?? 'boolean'].flat().includes('boolean');
  if (field.enum) return value === null || field.enum.some((one) => one === value);
  return typeof value !== 'string' || new RegExp(field.pattern ?? '', 'u').test(value);
}
