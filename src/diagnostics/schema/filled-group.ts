/** Makes objects in one line, filled with the value that is in their place. */

import { resolved, type Schema } from '../../content/model/json-schema.ts';
import { repairedName } from '../../content/words/nearest.ts';
import { inBraces, quoted } from '../../content/yaml/edits.ts';
import { exampleLine } from './example-value.ts';
import { numberIn } from './number-in-text.ts';
import { addressOf } from './other-forms.ts';

const fileKinds = [
  { format: 'image-path', folder: 'images', ending: /^\S+\.(?:svg|jpe?g|png|webp|avif|gif)$/i },
  { format: 'film-path', folder: 'videos', ending: /^\S+\.(?:mp4|m4v|webm|mov)$/i },
];

/** Patterns that match a link or picture in Markdown or HTML, or as people write it in a menu: `Our team -> /team`. */
const pairForms = [
  /^!?\[(?<words>[^\]]*)\]\((?<address>[^\s)]+)\)$/,
  /^<a\s[^>]*?href=["']?(?<address>[^"'\s>]+)[^>]*>(?<words>.*)<\/a>$/,
  /^<img\s(?=[^>]*?src=["']?(?<address>[^"'\s>]+))(?=[^>]*?alt=["'](?<words>[^"']+))/,
  /^(?<address>\/\S+)\s*[|,;:–-]\s+(?<words>\S.*)$/,
  /^(?<words>\S.*?)\s*(?:[-=]+>|→|[|,:–-])?\s+(?<address>(?:\/|#|https?:|mailto:|tel:)\S*)$/,
];

/** Returns the object of a link or picture with its text; `undefined` for other texts. */
function pairOf(text: string, schema: Schema, shared: Schema | undefined): string | undefined {
  const { words = '', address = '' } =
    pairForms.map((form) => form.exec(text)?.groups).find((found) => found) ?? {};
  if (address === '') return undefined;
  const name = fieldFor(address, schema, shared);
  const label = fieldFor(words, schema, shared, name);
  return name && label && withFields({ [label]: words, [name]: address }, schema, shared);
}

/**
 * Returns an entry such as `Our team: /team` with the keys of its fields, `{ label: Our team, to: /team }`;
 * `undefined` when the entry has no two such fields, or when `key` may be a real key.
 */
export function namedEntry(
  key: string,
  value: unknown,
  schema: Schema,
  shared: Schema | undefined,
  isOfWords = /^[^\p{Ll}]|\s/u.test(key),
): string | undefined {
  const text = String(value);
  const isPair = isAddress.test(text);
  if ((typeof value === 'object' && value !== null) || !(isPair || isOfWords)) return undefined;
  const to = isPair ? fieldFor(text, schema, shared) : undefined;
  const label = fieldFor(key, schema, shared, to ?? '');
  const ofNumber = typeof value === 'number' ? numberField(schema) : undefined;
  const other = to ?? ofNumber ?? fieldFor(text, schema, shared, label);
  if (!label || !other) return undefined;
  const { type } = resolved(schema.properties?.[other] ?? {}, shared);
  const isText = typeof value !== 'string' && type === 'string';
  const given = value === null ? {} : { [other]: isText ? quoted(text) : text };
  return withFields(
    { [label]: key, ...markOf(key, text, schema, shared), ...given },
    schema,
    shared,
  );
}

/** Returns the icon of a social network, which mostly has the network's name. */
function markOf(
  key: string,
  address: string,
  { properties = {}, required = [] }: Schema,
  shared?: Schema,
): { [name: string]: string } {
  const icon = required.find((name) => resolved(properties[name] ?? {}, shared).format === 'icon');
  return icon && /^[a-z]+$/.test(key) && isAddress.test(address) ? { [icon]: key } : {};
}

const isAddress = /^(?:[/#]|https?:|mailto:|tel:)/;

/** Returns the key of the first field that is a number. */
const numberField = ({ properties = {} }: Schema) =>
  Object.keys(properties).find((name) => /number|integer/.test(String(properties[name]?.type)));

/**
 * Returns the key of the field for an address or a text; required fields come first. With the key `but` of an address
 * field excluded, the field of the text is returned.
 */
function fieldFor(
  text: string,
  { properties = {}, required = [] }: Schema,
  shared: Schema | undefined,
  but?: string,
): string | undefined {
  const names = new Set([...required, ...Object.keys(properties)].filter((name) => name !== but));
  const isOfAddress = but === undefined && isAddress.test(text);
  const isPicture = fileKinds[0]?.ending.test(text);
  const all = [...names].map((name) => ({ name, ...resolved(properties[name] ?? {}, shared) }));
  const isWords = ({ name, format = '', type = 'string' }: (typeof all)[number]) =>
    // In some schemas the technical `name` precedes the `label`.
    (name !== 'name' || !properties.label) &&
    !/path|link|icon/.test(format) &&
    [type].flat().includes('string');
  const ofAddress = all.find(({ name, format = '' }) =>
    isPicture
      ? format === 'image-path'
      : /path|link/.test(format) || name === 'to' || name === 'path',
  );
  return (isOfAddress ? ofAddress : all.find(isWords))?.name;
}

/** Returns the object for a number as one of its fields. */
function ofAmount(data: unknown, schema: Schema, shared: Schema | undefined): string | undefined {
  const isNumber = typeof data === 'number';
  const amount = isNumber ? String(data) : numberIn(String(data));
  const field = numberField(schema);
  const isMeant = field !== undefined && (isNumber || schema.required?.includes(field));
  return amount && isMeant ? withFields({ [field]: amount }, schema, shared) : undefined;
}

/** Returns the address of the page with that title. */
const pageOf = (text: string) => `/${/^home(?:page)?$/i.test(text) ? '' : repairedName(text)}`;

/**
 * Returns the object for a number, text, address or file as one of its fields.
 *
 * @param isPage whether a text alone is taken as a link to the page with that title
 */
export function groupOf(
  data: unknown,
  schema: Schema,
  shared: Schema | undefined,
  isPage = !schema.required?.includes('to'),
): string | undefined {
  const { properties, required = [] } = schema;
  const text = String(data);
  const known = ofAmount(data, schema, shared) ?? pairOf(text, schema, shared);
  if (known) return known;
  const kind = fileKinds.find(({ ending }) => ending.test(text));
  if (kind) {
    const path = /^(?:\/|https?:)/.test(text) ? text : `/${kind.folder}/${text.split('/').at(-1)}`;
    return filled(path, kind.format, schema, shared);
  }
  if (/^!?[<{[]/.test(text)) return undefined;
  const name = fieldFor(text, schema, shared);
  if (name !== undefined) {
    // Any other text is not an address by itself.
    const to = addressOf(text) ?? (isPage ? pageOf(text) : undefined);
    const leads = name === 'label' && properties?.to !== undefined;
    return withFields({ [name]: text, ...(leads && to ? { to } : {}) }, schema, shared);
  }
  const body = `[{ type: text, body: ${inBraces(text)} }]`;
  return required.includes('blocks') ? withFields({ blocks: body }, schema, shared) : undefined;
}

/** Returns the object with the path of a file in its matching field, or in an object inside it. */
export function filled(
  path: string,
  format: string,
  schema: Schema,
  shared: Schema | undefined,
): string | undefined {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const whole = resolved(field, shared);
    if (whole.format === format) return withFields({ [name]: path }, schema, shared);
    const inner = resolved(whole.properties?.src ?? {}, shared);
    if (inner.format !== format) continue;
    const inside = withFields({ src: path }, whole, shared);
    return withFields({ [name]: inside }, schema, shared);
  }
  return undefined;
}

/** Returns an object in braces with the given fields, and with examples of the other required ones. */
function withFields(
  given: { [name: string]: string },
  schema: Schema,
  shared: Schema | undefined,
): string {
  const own = Object.keys(schema.properties ?? {}).flatMap((name) => {
    const value = given[name];
    if (value === undefined) return [];
    return `${name}: ${/^[{["]/.test(value) ? value : inBraces(value)}`;
  });
  const rest = (schema.required ?? [])
    .filter((name) => !Object.hasOwn(given, name))
    .map((name) => exampleLine(name, schema.properties?.[name] ?? {}, shared));
  return `{ ${[...own, ...rest].join(', ')} }`;
}
