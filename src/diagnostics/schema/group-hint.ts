/** What to write where a group of fields is needed and something else stands. */

import { resolved, type Schema } from '../../content/model/json-schema.ts';
import { numberIn } from '../../content/problems/number-in-text.ts';
import { playerPage } from '../../content/problems/player-page.ts';
import { inBraces } from '../../content/yaml/edits.ts';
import { insteadOfPage } from '../wording/film-page.ts';
import { exampleLine } from './example-value.ts';

/** What is to be written where a group of fields called `name` is needed, behind `written`: `link: `, or the dash of an entry. */
export function groupHint(
  data: unknown,
  written: string,
  name: string,
  schema: Schema,
  shared: Schema | undefined,
): string {
  if (Array.isArray(data)) return listForGroup(data, written, schema);
  const properties = Object.entries(schema.properties ?? {});
  const amount = typeof data === 'number' ? String(data) : numberIn(String(data));
  const ofNumber = properties.find(([, field]) => /number|integer/.test(String(field.type)));
  const fits = ofNumber && (typeof data === 'number' || schema.required?.includes(ofNumber[0]));
  if (amount && fits) {
    return `It has fields: ${written}${filled(ofNumber[0], amount, schema, shared)}.`;
  }
  const text = typeof data === 'string' ? data : '';
  const [, left, right] = /^([\w-]+)\s*(?:={1,3}|:| is )\s*(\S.*)$/.exec(text) ?? [];
  if (left && properties.length === 0) return `Write ${written}{ ${left}: ${right} }.`;
  if (/^\{.*\}$|^\[.*\]$/s.test(text) && !/\]\(/.test(text))
    return `Take the quotation marks away: ${written}${text}.`;
  const drawn = fromMarkup(text, schema, shared);
  if (drawn) return `It has fields: ${written}${drawn}.`;
  const page = playerPage(text);
  const film = page && fileIn('/videos/tour.mp4', 'film-path', schema, shared);
  if (film) {
    return `A film is a file here, and this is a page of ${page}’s with a player. ${insteadOfPage(`${written}${film}`)}`;
  }
  const file = namedFile(text, schema, shared);
  if (file) return `It has fields: ${written}${file}.`;
  const isAddress = /^(?:\/|#|https?:|mailto:|tel:)/.test(text);
  // what a thing is called in a program comes before its words in some schemas
  const ordered = schema.properties?.label
    ? properties.filter(([name]) => name !== 'name')
    : properties;
  const fitting = ordered.find(([, field]) => {
    const { format = '', type = 'string' } = resolved(field, shared);
    if (!isAddress) return !/path|link|icon/.test(format) && [type].flat().includes('string');
    return /path|link/.test(format);
  });
  if (text === '' || !fitting) {
    return `Write its fields below it, each in a line of its own, indented by two more spaces: ${exampleLine(name, schema, shared)}.`;
  }
  return `It has fields: ${written}${filled(fitting[0], text, schema, shared)}.`;
}

/** What is said of a list where there is one group, or where lists stand under names. */
function listForGroup(data: unknown[], written: string, schema: Schema): string {
  const { properties, additionalProperties: any } = schema;
  if (!properties && typeof any === 'object' && any.type === 'array')
    return `Lists have names here: write one above the list, such as main:, and indent the list by two more spaces than ${written.replace(/ $/, '')}.`;
  return data.length > 1
    ? 'There can be only one here: keep one of them, and take the dashes away.'
    : 'There is only one here, and it is no list: take the dashes away.';
}

/** The group that says what a picture or a link in Markdown or HTML says. */
function fromMarkup(text: string, schema: Schema, shared: Schema | undefined): string | undefined {
  const [, sign, words, address] = /^(!?)\[([^\]]*)\]\(([^()\s]+)[^()]*\)$/.exec(text.trim()) ?? [];
  const attribute = (name: string): string | undefined =>
    new RegExp(`^<(?:a|img)\\b[^>]*\\b${name}=["']([^"']*)["']`, 'i').exec(text.trim())?.[1];
  const to = (sign === '' ? address : undefined) ?? attribute('href');
  const src = (sign === '!' ? address : undefined) ?? attribute('src');
  const [name, of] = to ? ['to', 'label'] : ['src', 'alt'];
  const known = schema.properties ?? {};
  if (!(to ?? src) || !known[name] || !known[of]) return undefined;
  const said = words ?? (to ? />([^<]+)<\/a>$/i.exec(text.trim())?.[1] : attribute('alt'));
  const others = said ? { [of]: said } : {};
  return filled(name, to ?? src ?? '', schema, shared, others);
}

/** How files are called, the format of the fields that they belong to, and the folder where they would lie. */
const kinds = [
  { ending: /^\S+\.(?:svg|jpe?g|png|webp|avif|gif)$/i, format: 'image-path', folder: 'images' },
  { ending: /^\S+\.(?:mp4|m4v|webm|mov)$/i, format: 'film-path', folder: 'videos' },
];

/** The group with the file that a text names in its place. */
function namedFile(text: string, schema: Schema, shared: Schema | undefined): string | undefined {
  const kind = kinds.find(({ ending }) => ending.test(text));
  if (!kind) return undefined;
  const { format, folder } = kind;
  const path = /^(?:\/|https?:)/.test(text)
    ? text
    : `/${folder}/${text.replace(new RegExp(`^(?:.*/)?${folder}/`), '')}`;
  return fileIn(path, format, schema, shared);
}

/** The group with the path of a file where that belongs: in it, or in a group within it. */
function fileIn(
  path: string,
  format: string,
  schema: Schema,
  shared: Schema | undefined,
): string | undefined {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const whole = resolved(field, shared);
    if (whole.format === format) return filled(name, path, schema, shared);
    const inner = resolved(whole.properties?.src ?? {}, shared);
    if (inner.format !== format) continue;
    return filled(name, filled('src', path, whole, shared), schema, shared);
  }
  return undefined;
}

/** A group in braces: the value in one of its fields, what is known of others, and examples of those that have to be there. */
function filled(
  name: string,
  value: string,
  schema: Schema,
  shared: Schema | undefined,
  known: { [name: string]: string } = {},
): string {
  const given = Object.entries({ [name]: value, ...known }).map(
    ([field, text]) => `${field}: ${text.startsWith('{') ? text : inBraces(text)}`,
  );
  const rest = (schema.required ?? [])
    .filter((field) => field !== name && known[field] === undefined)
    .map((field) => exampleLine(field, schema.properties?.[field] ?? {}, shared));
  return `{ ${[...given, ...rest].join(', ')} }`;
}
