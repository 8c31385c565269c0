/** What to write where a group of fields is needed and something else stands. */
import { resolved, type Schema } from '../../content/model/json-schema.ts';
import { playerPage } from '../../content/transform/check-file.ts';
import { inBraces } from '../../content/yaml/edits.ts';
import type { Refused } from '../model/schema-params.ts';
import { insteadOfPage } from '../wording/film-page.ts';
import { exampleLine } from './example-value.ts';
import { numberIn } from './number-in-text.ts';
import { exampleOf, isEntry, lead } from './value-words.ts';

/** Returns what is to be written in the place of `data`, where a group of fields is needed. */
export function groupHint(data: unknown, refused: Refused): string {
  const { name, error, shared } = refused;
  const schema = error.parentSchema;
  const written = lead(name);
  const counts = numbersFor(data, schema);
  if (counts) return `It has fields: ${written}${counts}.`;
  if (Array.isArray(data)) {
    return schema.properties
      ? `There is only one here, and it is not a list: remove the dashes${data.length > 1 ? ', and keep one of them' : ''}.`
      : `Lists have names here: write one above the list, such as main:, and indent the list by two more spaces than ${written.trimEnd()}.`;
  }
  const text = String(data);
  const page = playerPage(text);
  const film = page && filled('/videos/tour.mp4', 'film-path', schema, shared);
  if (film) {
    return `A film is a file here, and this is a page of ${page}’s with a player. ${insteadOfPage(`${written}${film}`)}`;
  }
  const group = groupOf(data, schema, shared);
  if (group) return `It has fields: ${written}${group}.`;
  const example = `${isEntry(name) ? '- ' : ''}${exampleOf(refused)}`;
  return `Write its fields below it, each in a line of its own, or all of them in braces: ${example}.`;
}

/** Returns the group for several numbers in the order of its fields, and for one that is meant for wide screens: all of its fields are numbers, from narrow to wide. */
function numbersFor(data: unknown, { properties = {} }: Schema): string | undefined {
  const names = Object.keys(properties);
  const numbers = [data].flat();
  const areNumbers =
    names.length > 1 &&
    names.every((name) => properties[name]?.type === 'integer') &&
    numbers.every((one) => typeof one === 'number');
  if (!areNumbers || numbers.length > names.length) return undefined;
  const most = Number(properties[names[0] ?? '']?.maximum ?? Number.POSITIVE_INFINITY);
  const [first = 0] = numbers;
  const chosen = numbers.length === 1 && Number(first) > most ? names.slice(-1) : names;
  return `{ ${numbers.map((one, index) => `${chosen[index]}: ${one}`).join(', ')} }`;
}

const fileKinds = [
  { format: 'image-path', folder: 'images', ending: /^\S+\.(?:svg|jpe?g|png|webp|avif|gif)$/i },
  { format: 'film-path', folder: 'videos', ending: /^\S+\.(?:mp4|m4v|webm|mov)$/i },
];

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
  const kind = fileKinds.find(({ ending }) => ending.test(text));
  if (kind) {
    const path = /^(?:\/|https?:)/.test(text) ? text : `/${kind.folder}/${text.split('/').at(-1)}`;
    return filled(path, kind.format, schema, shared);
  }
  const isAddress = /^(?:\/|#|https?:|mailto:|tel:)/.test(text);
  if (/^!?[<{[]/.test(text)) return undefined;
  const fitting = Object.keys(properties).find((name) => {
    const { format = '', type = 'string' } = resolved(properties[name] ?? {}, shared);
    if (isAddress) return /path|link/.test(format);
    // what a thing is called in a program comes before its words in some schemas
    const isWords = name !== 'name' || !properties.label;
    return isWords && !/path|link|icon/.test(format) && [type].flat().includes('string');
  });
  return fitting === undefined ? undefined : withField(fitting, text, schema, shared);
}

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

/** Returns a group in braces: the value in one of its fields, and examples of the others that have to be there. */
function withField(
  name: string,
  value: string,
  schema: Schema,
  shared: Schema | undefined,
): string {
  const rest = (schema.required ?? [])
    .filter((field) => field !== name)
    .map((field) => exampleLine(field, schema.properties?.[field] ?? {}, shared));
  const given = `${name}: ${value.startsWith('{') ? value : inBraces(value)}`;
  return `{ ${[given, ...rest].join(', ')} }`;
}
