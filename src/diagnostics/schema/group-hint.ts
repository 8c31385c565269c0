/** What to write where a group of fields is needed and something else stands. */
import { resolved, type Schema } from '../../content/model/json-schema.ts';
import { playerPage } from '../../content/transform/player-page.ts';
import { inBraces } from '../../content/yaml/edits.ts';
import type { Refused } from '../model/schema-params.ts';
import { insteadOfPage } from '../wording/film-page.ts';
import { exampleLine } from './example-value.ts';
import { numberIn } from './number-in-text.ts';
import { lead } from './value-words.ts';

/** Returns what is to be written in the place of `data`, where a group of fields is needed. */
export function groupHint(data: unknown, { name, error, shared }: Refused): string {
  const schema = error.parentSchema;
  const written = lead(name);
  if (Array.isArray(data)) return listForGroup(data, written, schema);
  const text = String(data);
  const page = playerPage(text);
  const film = page && filled('/videos/tour.mp4', 'film-path', schema, shared);
  if (film) {
    return `A film is a file here, and this is a page of ${page}’s with a player. ${insteadOfPage(`${written}${film}`)}`;
  }
  const group = groupOf(data, schema, shared);
  return group
    ? `It has fields: ${written}${group}.`
    : `Write its fields below it, each in a line of its own, indented by two more spaces: ${exampleLine(name, schema, shared)}.`;
}

/** Returns what to write for a list where there is one group, or where lists stand under names. */
function listForGroup(data: unknown[], written: string, schema: Schema): string {
  const { properties, additionalProperties: any } = schema;
  if (!properties && typeof any === 'object' && any.type === 'array')
    return `Lists have names here: write one above the list, such as main:, and indent the list by two more spaces than ${written.trimEnd()}.`;
  return data.length > 1
    ? 'There can be only one here: keep one of them, and remove the dashes.'
    : 'There is only one here, and it is not a list: remove the dashes.';
}

const isPicture = /^\S+\.(?:svg|jpe?g|png|webp|avif|gif)$/i;
const isFilm = /^\S+\.(?:mp4|m4v|webm|mov)$/i;

/** Returns the group of which a number, a text, an address or a file is one field. */
function groupOf(data: unknown, schema: Schema, shared: Schema | undefined): string | undefined {
  const { properties = {}, required = [] } = schema;
  const text = String(data);
  const amount = typeof data === 'number' ? text : numberIn(text);
  const ofNumber = Object.keys(properties).find((name) =>
    /number|integer/.test(String(properties[name]?.type)),
  );
  if (amount && ofNumber && (typeof data === 'number' || required.includes(ofNumber))) {
    return withField(ofNumber, amount, schema, shared);
  }
  const [, picture, words, address] =
    /^(!?)\[([^\]]*)\]\(([^()\s]+)[^()]*\)$/.exec(text.trim()) ?? [];
  if (address !== undefined) {
    const [to, of] = picture ? ['src', 'alt'] : ['to', 'label'];
    if (!properties[to] || !properties[of]) return undefined;
    return withField(to, address, schema, shared, words ? { [of]: words } : {});
  }
  if (isPicture.test(text)) return filled(pathIn('images', text), 'image-path', schema, shared);
  if (isFilm.test(text)) return filled(pathIn('videos', text), 'film-path', schema, shared);
  const isAddress = /^(?:\/|#|https?:|mailto:|tel:)/.test(text);
  if (/^[<{[]/.test(text)) return undefined;
  const fitting = Object.keys(properties).find((name) => {
    const { format = '', type = 'string' } = resolved(properties[name] ?? {}, shared);
    if (isAddress) return /path|link/.test(format);
    // what a thing is called in a program comes before its words in some schemas
    const isWords = name !== 'name' || !properties.label;
    return isWords && !/path|link|icon/.test(format) && [type].flat().includes('string');
  });
  return fitting === undefined ? undefined : withField(fitting, text, schema, shared);
}

/** Returns the path of a file that is named with or without its folder. */
const pathIn = (folder: string, text: string) =>
  /^(?:\/|https?:)/.test(text) ? text : `/${folder}/${text.split(`${folder}/`).at(-1)}`;

/** Returns the group with the path of a file where that belongs: in it, or in a group within it. */
function filled(
  path: string,
  format: string,
  schema: Schema,
  shared: Schema | undefined,
): string | undefined {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const whole = resolved(field, shared);
    if (whole.format === format) return withField(name, path, schema, shared);
    const inner = resolved(whole.properties?.src ?? {}, shared);
    if (inner.format !== format) continue;
    return withField(name, withField('src', path, whole, shared), schema, shared);
  }
  return undefined;
}

/** Returns a group in braces: the value in one of its fields, what is known of others, and examples of those that have to be there. */
function withField(
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
