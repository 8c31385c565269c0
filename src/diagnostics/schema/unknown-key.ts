/** Explains unknown fields: which field was meant, or where the field belongs. */
import { isObject } from '../../content/model/data.ts';
import { holdsBlocks, resolved, type Schema } from '../../content/model/json-schema.ts';
import type { Data } from '../../content/model/types.ts';
import type { Elsewhere } from '../model/schema-params.ts';
import { isSameWord, type Meant, meant, meantOf } from '../wording/nearest.ts';
import { hasAlias, ofFields, synonym } from '../wording/synonyms.ts';
import { canHold, isChoice, isOfKind, mayHold, onlyHolder, withOtherValue } from './field-value.ts';
import { FilledGroup } from './filled-group.ts';
import {
  adviceOnValue,
  fieldWithoutColon,
  foreignField,
  lineOfText,
  negated,
  unwrapped,
} from './foreign-keys.ts';
import { type FieldInObject, placeByAlias, placeElsewhere, takesAny } from './place-elsewhere.ts';
import { type CheckedData, fieldNames, ownerName, type SchemaIssue } from './schema-issue.ts';
import { listWithin } from './shape-hint.ts';

/** In an object with more fields than this no suggestion is made: it is another kind of file. */
const MAX_FIELDS = 200;

/** An unknown field with its context. */
interface UnknownField extends FieldInObject {
  value: Data | undefined;
  checked: CheckedData;
  /** The fields that the object may have, those of them that are not set, and the required ones that are not set. */
  fields: string[];
  open: string[];
  missing: string[];
  /** The known field with the most similar name. */
  near: Meant;
  /** A missing required field with the same meaning. */
  needed: string | undefined;
  /** The advice about the field as one of another tool. */
  foreign: ReturnType<typeof foreignField>;
  field(name?: string): Schema;
}

/** The explanation of an unknown field: where it belongs, or which field was meant and what to write. */
type Answer =
  | { belongs: Elsewhere }
  | { belongs?: undefined; meant?: Meant; advice?: string | undefined; isValue?: true };

/** The possible explanations, the likeliest first. The first result is used; a text is advice alone. */
const guesses: ((of: UnknownField) => Answer | string | undefined)[] = [
  ({ key, written, open }) => fieldWithoutColon(key, written, open),
  itemsFromCollection,
  ({ key, value, open, field }) => negated(key, value, open, field),
  fieldOfBlock,
  misplacedField,
  sureName,
  entryWithoutNames,
  ({ needed, foreign }) =>
    needed === undefined && foreign ? { advice: foreign.advice } : undefined,
  (of) => unwrapped(of.key, of.value, of),
  otherName,
  otherNameAndCount,
  otherNameElsewhere,
];

/** Returns the issue of an unknown field. */
export function unknownKey(of: FieldInObject & Pick<UnknownField, 'checked'>): SchemaIssue {
  const { key, path, checked } = of;
  const { subject, definitions } = checked;
  // All entries may be drafts, whatever the schema of their collection lists.
  const schema = path.length === 0 ? checked.schema : of.schema;
  const fields = fieldNames(of.schema);
  const owner = ownerName(path, checked);
  const common = { reason: 'schema', name: key, owner, fields, definitions } as const;
  // The key that YAML makes of {{ entry.title }} without quotation marks.
  if (key === '[object Object]') {
    const advice = 'A template stands in quotation marks, after a name: title: "{{ page.title }}".';
    const params = { ...common, name: '{{ … }}', meant: {}, advice };
    return { code: 'unknown-key', params, path };
  }
  const place: Pick<SchemaIssue, 'path' | 'atKey'> = { path: [...path, key], atKey: true };
  const answer = answerFor({ ...of, schema, fields: fieldNames(schema) });
  if (answer.belongs) {
    const params = { reason: 'field' as const, names: [key], owner, ...answer.belongs };
    return { code: 'misplaced-key', params, ...place };
  }
  const collection = subject.kind === 'entry' && path.length === 0 ? subject.collection : undefined;
  return { code: 'unknown-key', params: { ...common, meant: {}, ...answer, collection }, ...place };
}

type Known = FieldInObject & Pick<UnknownField, 'checked' | 'fields'>;

function answerFor(known: Known): Answer {
  const { key, written, fields } = known;
  const comment = /^(?:\/\/|\/\*|<!--).*/.test(key);
  if (comment) return { advice: `A comment begins with #: # ${key.replace(/^\W+/, '')}: …` };
  if (Object.keys(written).length > MAX_FIELDS) return {};
  const of = unknownField(known);
  for (const guess of guesses) {
    const answer = guess(of);
    if (answer) return typeof answer === 'string' ? { advice: answer } : answer;
  }
  return lineOfText(key, written, fields);
}

function unknownField(known: Known): UnknownField {
  const { key, written, schema, checked, fields } = known;
  const value = written[key];
  // A field that is already set is hardly meant again.
  const open = fields.filter((name) => !Object.hasOwn(written, name));
  const field = (name = '') => resolved(schema.properties?.[name] ?? {}, checked.definitions);
  const missing = (schema.required ?? []).filter((name) => open.includes(name));
  const needed = synonym(key, missing, field);
  const foreign = foreignField(key, value, schema);
  const guess = meantOf(key, open, fields);
  const other = synonym(key, fields, field);
  // A word that is known from elsewhere is no slip; a plural may be another kind of field.
  const isOther = isSameWord(guess.suggestion ?? '', key)
    ? other !== undefined && !isOfKind(value, field(guess.suggestion))
    : other !== undefined || Object.hasOwn(ofFields, key);
  const isKnown = (foreign && !foreign.unsure) || (isOther && other !== guess.suggestion);
  const near = isKnown ? {} : guess;
  // The schema of a block knows better than the advice for all blocks.
  const choices = open.filter((name) => isChoice(value, field(name)));
  const isOwn = choices.some((name) => hasAlias(field(name), key));
  const mayBe = (name: string) => mayHold(field(name), value);
  const isUnsure =
    foreign?.unsure && (missing.some(mayBe) || synonym(key, choices, field) !== undefined);
  return {
    ...known,
    value,
    open,
    missing,
    near,
    needed,
    foreign: isOwn || isUnsure ? undefined : foreign,
    field,
  };
}

function itemsFromCollection({ value, open }: UnknownField): Answer | undefined {
  const isOfCollection = isObject(value) && Object.hasOwn(value, 'collection');
  return isOfCollection && open.includes('itemsFrom')
    ? { meant: { suggestion: 'itemsFrom' } }
    : undefined;
}

/** Explains no field of a block that is directly in a column: its missing `blocks` is reported separately. */
function fieldOfBlock({ path, missing, near }: UnknownField): Answer | undefined {
  return path.length > 0 && missing.includes('blocks') && !near.sure ? {} : undefined;
}

function misplacedField(of: UnknownField): Answer | undefined {
  const { near, needed, foreign, missing } = of;
  // A size with its unit, such as 60vh, is a matter of design.
  const isForeign = foreign && (!foreign.unsure || /^\d+\D/.test(String(of.value)));
  if (near.sure || needed !== undefined || isForeign) return undefined;
  const belongs = placeElsewhere(of);
  if (!belongs || isOwnField(of, belongs)) return undefined;
  if (near.suggestion && takesAny(of.field(belongs.to))) return undefined;
  const isMade = belongs.isNew && !missing.includes(belongs.list ?? belongs.to);
  // While other fields are missing, it is rather another tool's equivalent of one of them.
  return isMade && (missing.length > 0 || foreign?.unsure) ? undefined : { belongs };
}

/** Returns whether a field of the object itself, under another name, is likelier than a place elsewhere. */
function isOwnField(
  { key, value, written, open, missing, field }: UnknownField,
  { list, to, move, isNew }: Elsewhere,
): boolean {
  const possible = open.filter((name) => mayHold(field(name), value));
  const other = synonym(key, possible, field);
  const names = Object.keys(written);
  if (other === undefined) return false;
  // A key before a list was rather meant for the object that has the list.
  if (list !== undefined && names.indexOf(list) > names.indexOf(key)) return true;
  return isNew
    ? !missing.includes(list ?? to)
    : move === 'less' && field(other)['x-aliases']?.includes(key) === true;
}

function sureName({ key, value, near, field, checked }: UnknownField): Answer | string | undefined {
  const { suggestion = '', sure } = near;
  if (!sure) return undefined;
  const schema = field(suggestion);
  if (isOfKind(value, schema)) return { meant: near };
  return withOtherValue({ name: suggestion, schema }, key, value, checked.definitions);
}

function otherName(of: UnknownField): Answer | undefined {
  const { key, value, open, near, needed, field, checked } = of;
  const lone = missingInPlace(of);
  const isPossible = (name: string) => mayHold(field(name), value);
  const similar = canHold(field(near.suggestion), value) ? near.suggestion : undefined;
  const suggestion =
    needed ??
    (lone && !entryOf(of) && canHold(field(lone), value) ? lone : undefined) ??
    synonym(key, open.filter(isPossible), field) ??
    (similar && open.includes(similar) ? similar : undefined) ??
    onlyHolder(value, open, field, checked.definitions) ??
    similar;
  if (suggestion === undefined) return undefined;
  const advice = adviceOnValue(suggestion, of);
  // One unknown field and one missing field can only be the same.
  const unknown = Object.keys(of.written).filter((name) => !of.fields.includes(name));
  const isOnly = unknown.length === 1 && of.missing.length === 1;
  const isSure = suggestion === needed && !advice && canHold(field(needed), value) && isOnly;
  return { meant: isSure ? { suggestion, sure: true } : { suggestion }, advice };
}

/**
 * Returns the missing field in the place of this one, when as many are missing as have no suggestion: they may be in
 * another language. Where no field is missing, a list may be any list.
 */
function missingInPlace({ key, value, written, fields, open, missing, field }: UnknownField) {
  const isList = (name: string) =>
    Array.isArray(value) && (field(name).type === 'array' || listWithin(field(name)) !== undefined);
  const needed = missing.length > 0 ? missing : open.filter(isList);
  const guess = (name: string) => synonym(name, open, field) ?? meant(name, open).suggestion;
  const unknown = Object.keys(written).filter((name) => !fields.includes(name));
  const guessed = unknown.filter((name) => name !== key).map(guess);
  const left = needed.filter((name) => !guessed.includes(name));
  const odd = unknown.filter((name) => name === key || guess(name) === undefined);
  const isClear = left.length === 1 || guess(key) === undefined;
  return left.length === odd.length && isClear ? left[odd.indexOf(key)] : undefined;
}

function otherNameAndCount(of: UnknownField): Answer | undefined {
  const open = of.open.filter((name) => Array.isArray(of.value) || !holdsBlocks(of.field(name)));
  const suggestion = synonym(of.key, open, of.field);
  const advice = suggestion && adviceOnValue(suggestion, of);
  return advice ? { meant: { suggestion }, advice } : undefined;
}

function otherNameElsewhere(of: UnknownField): Answer | undefined {
  const belongs = placeByAlias(of);
  return belongs && (!belongs.isNew || of.missing.includes(belongs.to)) ? { belongs } : undefined;
}

/** Explains `- News: /news`, whose words may be similar to a field. */
function entryWithoutNames(of: UnknownField): Answer | undefined {
  const entry = of.needed === undefined && entryOf(of);
  const advice = `Write the entry with the names of its fields: - ${entry}.`;
  return entry ? { advice, isValue: true } : undefined;
}

/** Returns the corrected list entry when it is written as one key with its value; `undefined` in other cases. */
function entryOf({ key, value, path, written, schema, checked }: UnknownField) {
  const isEntry = typeof path.at(-1) === 'number' && Object.keys(written).length === 1;
  return isEntry ? new FilledGroup(schema, checked.definitions).ofNamed(key, value) : undefined;
}
