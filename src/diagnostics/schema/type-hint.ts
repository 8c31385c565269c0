/** What to write where a value of another kind is needed. */
import { resolved, type Schema } from '../../content/model/json-schema.ts';
import { formats } from '../../content/schemas/validate.ts';
import { firstSentence, listed } from '../../content/words/nearest.ts';
import { inBraces } from '../../content/yaml/edits.ts';
import type { Fix } from '../model/rule.ts';
import type { Refused } from '../model/schema-params.ts';
import { synonym } from '../wording/synonyms.ts';
import { exampleLine } from './example-value.ts';
import { groupHint, groupOf, namedEntry } from './group-hint.ts';
import { inLatin, numbersFor } from './number-in-text.ts';
import { isDay, otherForms } from './other-forms.ts';
import { exampleOf, isEntry, lead, switchOf, tickOf, typesOf } from './value-words.ts';

const isNumeric = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

/**
 * Returns what is to be written instead of a value; `‹quoted›` stands for what is written, in quotation marks, and `‹lead›` for the name or the
 * dash before it.
 */
export function typeHint(refused: Refused): string {
  const { name, error, shared } = refused;
  const { data, parentSchema: schema } = error;
  const written = lead(name);
  const wants = wanted(schema);
  const [, bare] = /^\{ ?((?:site|entry|with|page)\.[\w.]+) ?\}$/.exec(String(data)) ?? [];
  if (bare) return `A template has two braces on either side: ${written}"{{ ${bare} }}".`;
  if (typeof data === 'string' && wants('array', 'object') && isQuotedGroup(data)) {
    return `Remove the quotation marks: ${written}${data}.`;
  }
  if (wants('number', 'integer') && typeof data !== 'object') {
    const hint = numberHint(data, refused);
    if (hint) return hint;
  }
  if (wants('boolean') && typeof data !== 'object') {
    const meant = switchOf(data) ?? tickOf(data);
    if (meant !== undefined) return `Write ${written}${meant}.`;
    const day = name === 'draft' && otherForms(String(data)).find((one) => isDay(one));
    return day
      ? `To show it from that day on, write publishFrom: ${day}.`
      : 'Write true or false, without quotation marks.';
  }
  if (wants('string') && typeof data !== 'object') return textHint(data, refused);
  if (wants('array')) return listHint(data, refused);
  if (wants('object'))
    return typeof data === 'boolean' ? switchHint(data, refused) : groupHint(data, refused);
  return wants('string') ? oneTextHint(data, refused) : firstSentence(schema.description ?? '');

  function numberHint(value: unknown, one: Refused): string | undefined {
    const about = firstSentence(schema.description ?? '');
    if (typeof value === 'string' && isNumeric(value)) {
      return `Remove the quotation marks: ${written}${value.trim()}.`;
    }
    if (switchOf(value) !== undefined || /^(?:all|any|auto|unlimited)$/i.test(String(value)))
      return switchHint(value, one);
    if (typeof value === 'number') return 'Write it without a fraction.';
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    const isPossible = (number: string) =>
      Number(number) >= Number(minimum) &&
      Number(number) <= Number(maximum) &&
      (wants('number') || !number.includes('.'));
    const number = numbersFor(String(value), `${name} ${schema.description}`).find(isPossible);
    if (number === undefined) return isOneKind(schema) ? likeNumber(String(value)) : undefined;
    const [, before = '', after = ''] = /^(\D{0,3}?)[\d.,\s]+(\D{0,12})$/.exec(String(value)) ?? [];
    const { prefix, suffix } = one.around?.properties ?? {};
    const characters = [
      ...(prefix && before.trim() ? [`prefix: ${inBraces(before.trim())}`] : []),
      ...(suffix && after.trim() ? [`suffix: ${inBraces(after.trim())}`] : []),
    ];
    if (characters.length > 0)
      return `Write the number alone, and ${listed(characters, 'and')} beside it: ${written}${number}.`;
    return `Write the number alone: ${written}${number}. ${about}`.trim();

    /** Returns what to write for a text with several numbers, or none. */
    function likeNumber(text: string): string {
      const first = /\d+(?:\.\d+)?/.exec(inLatin(text))?.[0];
      const isFirst = first !== undefined && !text.includes('%') && isPossible(first);
      const line = isFirst ? `${written}${first}` : exampleOf(one);
      const isNeeded = isEntry(name) || one.around?.required?.includes(name);
      return `Write one number alone, such as ${line}${isNeeded ? '' : ', or delete the line'}. ${about}`.trim();
    }
  }

  function listHint(value: unknown, one: Refused): string {
    const entry = resolved(schema.items ?? {}, shared);
    if (typeof value === 'object' && value !== null) return groupForList(value, name, entry, one);
    const texts = entriesOf(String(value));
    const areWords = texts.length > 1 && texts.every((text) => text.split(/\s+/).length < 4);
    if (name === 'items' && /^[\w-]+$/.test(String(value))) {
      const about = firstSentence(schema.description ?? '');
      return `If ${value} is a collection, write itemsFrom: { collection: ${value} }; else ${exampleLine(name, schema, shared)}. ${about}`.trim();
    }
    const group =
      entry.properties &&
      typeof value === 'string' &&
      (areWords ? texts : [value]).map((text) => groupOf(text, entry, shared)).join(', ');
    const example = entry.properties
      ? group
        ? `${name}: [${group}]`
        : exampleLine(name, schema, shared)
      : `- ${texts[0]}`;
    const all = entry.properties
      ? ''
      : `, or all of them in brackets: ${name}: [${texts.map(inBraces).join(', ')}]`;
    const place = /^\d+[.)]\s/.test(String(value)) ? ' in place of its number' : '';
    return `Write each entry in a line of its own that begins with a dash${place}: ${example}${all}.`;
  }
}

/** Returns the entries of a list that is written as one text, with numbers before them, or with commas or a word between them. */
function entriesOf(text: string): string[] {
  const [before = '', ...numbered] = text.split(/(?:^|\s+)\d+[.)]\s+/);
  if (before === '' && numbered.length > 1) return numbered;
  const parts = text
    .replace(/^\((.*)\)$/s, '$1')
    .split(/\s*[,،;|]\s*|\s+\/\s+/)
    .filter((part) => part !== '');
  const last = /^(\S+) (?:and|or|und|oder|et|ou|y|&|\/) (\S+)$/.exec(parts.at(-1) ?? '');
  return last ? [...parts.slice(0, -1), ...last.slice(1)] : parts;
}

const isOneKind = (schema: Schema) =>
  typesOf(schema).filter((type) => type !== 'null').length === 1;

const wanted =
  (schema: Schema) =>
  (...names: string[]): boolean =>
    typesOf(schema).some((type) => names.includes(type));

const isQuotedGroup = (text: string) => /^(?:\[.*\]|\{.*\})$/s.test(text) && !text.includes('](');

/** Returns what to write instead of a word that switches a field on or off. */
export function switchHint(data: unknown, { name, error, shared }: Refused): string {
  const about = firstSentence(error.parentSchema.description ?? '');
  return switchOf(data)
    ? `It is not a switch: write ${exampleLine(name, error.parentSchema, shared)}. ${about}`.trim()
    : 'To leave it out, delete the line.';
}

/** Returns whether a field is a text that may be left out, and that nobody would call `true`. */
const isNoSwitch = (data: unknown, { description = '' }: Schema): boolean =>
  typeof data === 'boolean' && /\bleft out\b/i.test(description);

/** Returns the form that a text has to have. */
function formOf({ pattern, format = '' }: Schema): RegExp {
  const known = formats[format];
  return pattern || !(known instanceof RegExp) ? new RegExp(pattern ?? '', 'u') : known;
}

function textHint(data: unknown, refused: Refused): string {
  const { name, error } = refused;
  if (isNoSwitch(data, error.parentSchema)) return switchHint(data, refused);
  const form = formOf(error.parentSchema);
  const meant = form.source !== '(?:)' && otherForms(String(data)).find((one) => form.test(one));
  // of 000000 YAML has left a mere 0
  const isColour = form.test('#000000') && !form.test('000000');
  const about = firstSentence(error.parentSchema.description ?? '');
  if (!isColour && !meant && !form.test(String(data)) && about) {
    const { pattern, format } = error.parentSchema;
    return format && !pattern ? `Write it as ${exampleOf(refused)}. ${about}` : about;
  }
  const isPhone = error.parentSchema.format === 'link' && typeof data === 'number';
  if (meant && meant !== String(data) && !isColour)
    return `Put it in quotation marks: ${lead(name)}"${meant}".`;
  const written = isColour ? '"#‹source›"' : isPhone ? '"tel:‹source›"' : '‹quoted›';
  return `Put it in quotation marks: ‹lead›${written}.`;
}

/** Returns what to write for a group that stands in the place of a list. */
function groupForList(value: object, name: string, entry: Schema, { shared }: Refused): string {
  const [first = '', inner] = Object.entries(value)[0] ?? [];
  if (name === 'items' && Object.hasOwn(value, 'collection')) {
    return 'A list from a collection has another name: write itemsFrom: in place of items:.';
  }
  const isUnknown = entry.properties !== undefined && !Object.hasOwn(entry.properties, first);
  if (typeof inner === 'object' && (name === 'blocks' || isUnknown)) {
    return name === 'blocks'
      ? `Each block begins with a dash and its type: write "- type: ${first}" in place of "${first}:", with its fields below in the column of type.`
      : `A list has no names: write "- " in place of "${first}:", and so for each entry.`;
  }
  const names = Object.keys(value);
  if (Array.isArray(inner) && names.length === 1) {
    return `Remove the line ${first}:, so that the entries below it are the list.`;
  }
  if (Object.values(value).every((one) => one === null) && !entry.properties) {
    return `A list stands in square brackets: ${name}: [${names.map(inBraces).join(', ')}].`;
  }
  const fields = Object.keys(entry.properties ?? {});
  const meant = isUnknown ? synonym(first, fields, (one) => entry.properties?.[one]) : undefined;
  const named = isUnknown && !meant && namedEntry(first, inner, entry, shared, true);
  const keyed = named || !/^\p{Lu}/u.test(first) ? named : groupOf(first, entry, shared);
  if (keyed) return `Write each entry with the names of its fields: - ${keyed}.`;
  return `Write a dash before the first field of each entry, "- ${meant ?? first}: …", and indent its other fields by two more spaces.`;
}

/** Returns what to write for a list or a group that stands in the place of a text. */
function oneTextHint(data: unknown, { name, error }: Refused): string {
  const written = lead(name);
  if (Array.isArray(data)) {
    const texts = data.filter((one) => typeof one === 'string');
    const { format = '' } = error.parentSchema;
    if (texts.length > 1 && texts.length === data.length && !/path|link|icon/.test(format)) {
      return format === 'markdown'
        ? `Write one text: put | after the colon, ${name}: |, and the lines below it are a list in that text.`
        : `Write one text without dashes: ${written}${inBraces(texts.join(', '))}.`;
    }
    const [first] = data;
    return `Write one text without dashes: ${written}${typeof first === 'string' ? first : 'Some words'}.‹brackets›`;
  }
  const group = data as { [name: string]: unknown };
  const [[key, value] = [], ...more] = Object.entries(group);
  // one text with a colon in a list looks like a group with one field
  if (written === '- ' && more.length === 0 && typeof value === 'string') {
    return `If it is one text with a colon, put it in quotation marks: ${written}"${key}: ${value}".`;
  }
  // a list is sorted by { date: desc } in other tools
  const [sorted] = /^(?:asc|desc)/i.test(String(value)) ? otherForms(`${key} ${value}`) : [];
  if (sorted && more.length === 0) return `Write one text: ${written}${sorted}.`;
  const parts = /path|link/.test(error.parentSchema.format ?? '')
    ? [group.src, group.to, group.href]
    : [group.label, group.title, group.name, group.value];
  const part = parts.find((one) => typeof one === 'string');
  return part
    ? `Only that is needed: ${written}${part}.`
    : 'Write the text after the colon, in the same line. A text that has a colon itself has to stand in quotation marks.';
}

/** Returns what corrects a value of the wrong kind for certain. */
export function typeFix({ error: { data, parentSchema: schema } }: Refused): Fix {
  const wants = wanted(schema);
  const form = formOf(schema);
  // in quotation marks it would still not have the form that is needed
  if (typeof data === 'object' || !form.test(String(data)) || isNoSwitch(data, schema)) return {};
  if (typeof data !== 'string') {
    return wants('string') && schema.format !== 'link' ? { fix: 'quote' } : {};
  }
  if (wants('number', 'integer') && isNumeric(data)) return { fix: { text: data.trim() } };
  const meant = wants('boolean') ? switchOf(data) : undefined;
  return meant === undefined ? {} : { fix: { text: String(meant) } };
}
