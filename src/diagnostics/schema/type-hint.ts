/** Makes hints for values of the wrong type. */
import { referenceOf, type Schema } from '../../content/model/json-schema.ts';
import { formats } from '../../content/schemas/validate.ts';
import { inBraces, quoted } from '../../content/yaml/scalars.ts';
import type { Fix } from '../model/rule.ts';
import type { Refused } from '../model/schema-params.ts';
import { firstSentence } from '../wording/phrases.ts';
import { inQuotes } from '../wording/source-text.ts';
import { valueSynonym } from '../wording/synonyms.ts';
import { isNumeric, numberHint } from './number-hint.ts';
import { otherForms } from './other-forms.ts';
import { groupHint, listHint } from './shape-hint.ts';
import { exampleOf, lead, switchHint, switchOf, tickOf, typesOf } from './value-words.ts';

/** A value as its file has it: the key or dash before it, and its text. */
interface Written {
  lead: string;
  source: string;
}

/** Returns the hint for a value of the wrong type. */
export function typeHint(refused: Refused, written: Written): string {
  const { data, parentSchema: schema } = refused.error;
  const wants = wanted(schema);
  const bare = /^\{? ?((?:site|entry|with|page)\.[\w.]+) ?\}?$/.exec(String(data))?.[1];
  if (bare) return `A template has two braces on either side: ${lead(refused)}"{{ ${bare} }}".`;
  if (wants('array', 'object') && isQuotedGroup(data)) {
    return `Remove the quotation marks: ${lead(refused)}${data}.`;
  }
  const single = typeof data === 'object' ? undefined : singleHint(refused, written);
  if (single) return single;
  if (wants('array')) return listHint(refused);
  if (wants('object')) {
    return typeof data === 'boolean' ? switchHint(refused) : groupHint(data, refused);
  }
  if (wants('string')) return oneTextHint(data, refused, written);
  const only = Object.values(data as object).find((one) =>
    wants(typeof one, Number.isInteger(one) ? 'integer' : typeof one),
  );
  return only === undefined
    ? firstSentence(schema.description ?? '')
    : `Only that is needed: ${lead(refused)}${only}.`;
}

/** Returns the hint for a scalar where a scalar of another type is needed; `undefined` in other cases. */
function singleHint(refused: Refused, written: Written): string | undefined {
  const wants = wanted(refused.error.parentSchema);
  const number = wants('number', 'integer') ? numberHint(refused) : undefined;
  if (number) return number;
  if (wants('boolean')) return booleanHint(refused);
  return wants('string') ? textHint(refused, written) : undefined;
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
  // For `draft` the opposite of such a mark may be meant.
  const meant =
    (error.parentSchema['x-opposites']?.includes(String(data)) ? false : undefined) ??
    valueSynonym(String(data), error.parentSchema) ??
    switchOf(data) ??
    (name === 'draft' ? undefined : tickOf(data));
  return meant === undefined
    ? `Write ${lead(refused)}true or ${lead(refused)}false.`
    : `Write ${lead(refused)}${meant}.`;
}

/** Returns whether an optional text field has a boolean value: the editor took it for a switch. */
const isUsedAsSwitch = ({ name, around, error }: Refused): boolean =>
  typeof error.data === 'boolean' && around !== undefined && !around.required?.includes(name);

/** Returns the pattern of a text field. */
function formOf({ pattern, format = '' }: Schema): RegExp {
  const known = formats[format];
  return pattern || !(known instanceof RegExp) ? new RegExp(pattern ?? '', 'u') : known;
}

function textHint(refused: Refused, { lead: before, source }: Written): string {
  const { data, parentSchema: schema } = refused.error;
  if (isUsedAsSwitch(refused)) return switchHint(refused);
  const form = formOf(schema);
  // YAML has read 000000 as the number 0.
  const isColour = form.test('#000000') && !form.test('000000');
  // Colours are also written as 0x0d3b66.
  const bare = source.replace(/^0x/i, '');
  if (isColour) return `Put it in quotation marks: ${before}"#${bare}".`;
  const meant =
    form.source !== '(?:)' && otherForms(String(data), schema).find((one) => form.test(one));
  if (meant && meant !== String(data)) {
    return `Put it in quotation marks: ${lead(refused)}"${meant}".`;
  }
  const about = firstSentence(schema.description ?? '');
  if (!meant && !form.test(String(data)) && about) {
    return schema.format && !schema.pattern ? `Write it as ${exampleOf(refused)}. ${about}` : about;
  }
  const isPhone = schema.format === 'link' && typeof data === 'number';
  return `Put it in quotation marks: ${before}${isPhone ? `"tel:${bare}"` : inQuotes(source)}.`;
}

/** Returns the hint for a list or an object in place of a text. */
function oneTextHint(data: unknown, refused: Refused, { source }: Written): string {
  const written = lead(refused);
  const { format } = refused.error.parentSchema;
  if (Array.isArray(data)) return joinedTexts(data, refused, source);
  const group = data as { [name: string]: unknown };
  const [[key, value] = [], ...more] = Object.entries(group);
  const isAlone = more.length === 0;
  // Other tools write the sort order as { date: desc } or { by: date, order: desc }.
  const values = Object.values(group).map(String);
  const direction = values.find((one) => /^(?:asc|desc)/i.test(one));
  const [sorted] = direction
    ? otherForms(`${isAlone ? key : values.find((one) => one !== direction)} ${direction}`)
    : [];
  if (sorted) return `Write one text: ${written}${sorted}.`;
  const parts = [
    group.label,
    group.title,
    group.name,
    group.value,
    group.src,
    group.to,
    group.href,
  ];
  const isOfLanguages = Object.keys(group).every((one) => /^[a-z]{2}$/.test(one));
  const part = (isOfLanguages ? Object.values(group) : parts).find(
    (one) => typeof one === 'string',
  );
  if (part) return `Only that is needed: ${written}${part}.`;
  // In a list, one text with a colon looks like an object with one field.
  if (written === '- ' && isAlone && typeof value === 'string') {
    return `If it is one text with a colon, put it in quotation marks: ${written}"${key}: ${value}".`;
  }
  return /\s/.test(key ?? '') && format === 'markdown'
    ? `A text with a colon goes below a vertical bar: write ${written}| and the whole text below it.`
    : 'Write the text after the colon, in the same line. A text that has a colon itself has to stand in quotation marks.';
}

function joinedTexts(data: unknown[], refused: Refused, source: string): string {
  const { name } = refused;
  const texts = data.filter((one) => typeof one === 'string');
  const schema = refused.error.parentSchema;
  const { format = '' } = schema;
  const form = formOf(schema);
  const isChoice = (one: unknown) => schema.enum?.includes(one) || referenceOf(schema);
  const allowed = form.test(texts.join(', '))
    ? data.find(isChoice)
    : texts.find((one) => form.test(one));
  if (allowed !== undefined) return `Only one fits here: ${lead(refused)}${allowed}.`;
  const written = lead(refused);
  if (texts.length < 2 || texts.length < data.length || /path|link|icon/.test(format)) {
    const [first] = data;
    const text = typeof first === 'string' ? first : 'Some words';
    const inBrackets = /^[[{]/.test(source)
      ? ` If the brackets belong to it, put all of it in quotation marks: ${quoted(source)}.`
      : '';
    return `Write one text without dashes: ${written}${text}.${inBrackets}`;
  }
  return format === 'markdown'
    ? `Write one text: put | after the colon, ${name}: |, and the lines below it are a list in that text.`
    : `Write one text without dashes: ${written}${inBraces(texts.join(', '))}.`;
}

/** Returns the certain correction of a value of the wrong type. */
export function typeFix({ error: { data, parentSchema: schema } }: Refused): Fix {
  const wants = wanted(schema);
  // Quotation marks do not help when the text does not match the pattern either.
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
