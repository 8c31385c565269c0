/** What to write where a value of another kind is needed. */
import type { Schema } from '../../content/model/json-schema.ts';
import { formats } from '../../content/schemas/validate.ts';
import { inBraces } from '../../content/yaml/edits.ts';
import type { Fix } from '../model/rule.ts';
import type { Refused } from '../model/schema-params.ts';
import { firstSentence } from '../wording/phrases.ts';
import { groupHint } from './group-hint.ts';
import { listHint } from './list-hint.ts';
import { isNumeric, numberHint } from './number-hint.ts';
import { isDay, otherForms } from './other-forms.ts';
import { exampleOf, lead, switchHint, switchOf, tickOf, typesOf } from './value-words.ts';

/**
 * Returns what is to be written instead of a value; `‹quoted›` stands for what is written, in quotation marks, and `‹lead›` for the name or the
 * dash before it.
 */
export function typeHint(refused: Refused): string {
  const { data, parentSchema: schema } = refused.error;
  const wants = wanted(schema);
  const bare = /^\{? ?((?:site|entry|with|page)\.[\w.]+) ?\}?$/.exec(String(data))?.[1];
  if (bare) return `A template has two braces on either side: ${lead(refused)}"{{ ${bare} }}".`;
  if (wants('array', 'object') && isQuotedGroup(data)) {
    return `Remove the quotation marks: ${lead(refused)}${data}.`;
  }
  const single = typeof data === 'object' ? undefined : singleHint(refused);
  if (single) return single;
  if (wants('array')) return listHint(refused);
  if (wants('object')) {
    return typeof data === 'boolean' ? switchHint(refused) : groupHint(data, refused);
  }
  return wants('string') ? oneTextHint(data, refused) : firstSentence(schema.description ?? '');
}

/** Returns what is to be written instead of a text, a number or a switch, where one of them is needed. */
function singleHint(refused: Refused): string | undefined {
  const wants = wanted(refused.error.parentSchema);
  const number = wants('number', 'integer') ? numberHint(refused) : undefined;
  if (number) return number;
  if (wants('boolean')) return booleanHint(refused);
  return wants('string') ? textHint(refused) : undefined;
}

const wanted =
  (schema: Schema) =>
  (...names: string[]): boolean =>
    typesOf(schema).some((type) => names.includes(type));

const isQuotedGroup = (data: unknown) =>
  typeof data === 'string' && /^(?:\[.*\]|\{.*\}|\*[\w-]+)$/s.test(data) && !data.includes('](');

function booleanHint(refused: Refused): string {
  const { name, error } = refused;
  const { data } = error;
  // of a draft the contrary is shown
  const meant = switchOf(data) ?? (name === 'draft' ? undefined : tickOf(data));
  if (meant !== undefined) return `Write ${lead(refused)}${meant}.`;
  if (name !== 'draft') return `Write ${lead(refused)}true or ${lead(refused)}false.`;
  const day = otherForms(String(data)).find((one) => isDay(one));
  return day
    ? `To show it from that day on, write publishFrom: ${day}.`
    : 'Write true or false, without quotation marks.';
}

/** Returns whether a field is a text that may be left out, and that nobody would call `true`. */
const isNoSwitch = ({ name, around, error }: Refused): boolean =>
  typeof error.data === 'boolean' && around !== undefined && !around.required?.includes(name);

/** Returns the form that a text has to have. */
function formOf({ pattern, format = '' }: Schema): RegExp {
  const known = formats[format];
  return pattern || !(known instanceof RegExp) ? new RegExp(pattern ?? '', 'u') : known;
}

function textHint(refused: Refused): string {
  const { data, parentSchema: schema } = refused.error;
  if (isNoSwitch(refused)) return switchHint(refused);
  const form = formOf(schema);
  // of 000000 YAML has left a mere 0
  const isColour = form.test('#000000') && !form.test('000000');
  if (isColour) return 'Put it in quotation marks: ‹lead›"#‹source›".';
  const meant = form.source !== '(?:)' && otherForms(String(data)).find((one) => form.test(one));
  if (meant && meant !== String(data)) {
    return `Put it in quotation marks: ${lead(refused)}"${meant}".`;
  }
  const about = firstSentence(schema.description ?? '');
  if (!meant && !form.test(String(data)) && about) {
    return schema.format && !schema.pattern ? `Write it as ${exampleOf(refused)}. ${about}` : about;
  }
  const isPhone = schema.format === 'link' && typeof data === 'number';
  return `Put it in quotation marks: ‹lead›${isPhone ? '"tel:‹source›"' : '‹quoted›'}.`;
}

/** Returns what to write for a list or a group that stands in the place of a text. */
function oneTextHint(data: unknown, refused: Refused): string {
  const written = lead(refused);
  const { format = '' } = refused.error.parentSchema;
  if (Array.isArray(data)) return joinedTexts(data, refused, format);
  const group = data as { [name: string]: unknown };
  const [[key, value] = [], ...more] = Object.entries(group);
  const isAlone = more.length === 0;
  // one text with a colon in a list looks like a group with one field
  if (written === '- ' && isAlone && typeof value === 'string') {
    return `If it is one text with a colon, put it in quotation marks: ${written}"${key}: ${value}".`;
  }
  // a list is sorted by { date: desc } or { by: date, order: desc } in other tools
  const values = Object.values(group).map(String);
  const way = values.find((one) => /^(?:asc|desc)/i.test(one));
  const [sorted] = way
    ? otherForms(`${isAlone ? key : values.find((one) => one !== way)} ${way}`)
    : [];
  if (sorted) return `Write one text: ${written}${sorted}.`;
  const parts = /path|link/.test(format)
    ? [group.src, group.to, group.href]
    : [group.label, group.title, group.name, group.value];
  const isOfLanguages = Object.keys(group).every((one) => /^[a-z]{2}$/.test(one));
  const part = (isOfLanguages ? values : parts).find((one) => typeof one === 'string');
  if (part) return `Only that is needed: ${written}${part}.`;
  return /\s/.test(key ?? '') && format === 'markdown'
    ? `A text with a colon stands below a stroke: write ${written}| and the whole text below it.`
    : 'Write the text after the colon, in the same line. A text that has a colon itself has to stand in quotation marks.';
}

function joinedTexts(data: unknown[], refused: Refused, format: string): string {
  const { name } = refused;
  const allowed = data.find((one) => refused.error.parentSchema.enum?.includes(one));
  if (allowed !== undefined) return `Only one fits here: ${lead(refused)}${allowed}.`;
  const texts = data.filter((one) => typeof one === 'string');
  const written = lead(refused);
  if (texts.length < 2 || texts.length < data.length || /path|link|icon/.test(format)) {
    const [first] = data;
    return `Write one text without dashes: ${written}${typeof first === 'string' ? first : 'Some words'}.‹brackets›`;
  }
  return format === 'markdown'
    ? `Write one text: put | after the colon, ${name}: |, and the lines below it are a list in that text.`
    : `Write one text without dashes: ${written}${inBraces(texts.join(', '))}.`;
}

/** Returns what corrects a value of the wrong kind for certain. */
export function typeFix({ error: { data, parentSchema: schema } }: Refused): Fix {
  const wants = wanted(schema);
  // in quotation marks it would still not have the form that is needed
  const isOfForm = typeof data !== 'object' && formOf(schema).test(String(data));
  if (!isOfForm || typeof data === 'boolean') return {};
  if (typeof data === 'string') return unquotedFix(data, schema);
  return wants('string') && schema.format !== 'link' ? { fix: 'quote' } : {};
}

function unquotedFix(text: string, schema: Schema): Fix {
  const wants = wanted(schema);
  if (wants('number', 'integer') && isNumeric(text)) return { fix: { text: text.trim() } };
  const meant = wants('boolean') ? switchOf(text) : undefined;
  return meant === undefined ? {} : { fix: { text: String(meant) } };
}
