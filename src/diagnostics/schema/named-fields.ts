/** Entries such as `- Our team: /team`, whose words stand where the name of a field is needed. */
import { resolved, type Schema } from '../../content/model/json-schema.ts';
import { inBraces, quoted } from '../../content/yaml/edits.ts';
import { exampleLine } from './example-value.ts';

/** Fields that say what an entry is called, and what goes with it. */
const pairs = [
  ['label', 'to'],
  ['label', 'value'],
  ['title', 'text'],
  ['title', 'body'],
];

/** Returns an entry with the names of its two fields, `{ label: Our team, to: /team }`; `undefined` where it has no two, or where `key` may be a name from elsewhere. */
export function namedFields(
  key: string,
  value: unknown,
  { properties = {}, required = [] }: Schema,
  shared: Schema | undefined,
  isOfWords = /^[^\p{Ll}]|\s/u.test(key),
): string | undefined {
  const isAddress = /^(?:[/#]|https?:|mailto:|tel:)/.test(String(value));
  const pair =
    required.length === 2
      ? required
      : pairs.find((names) => names.every((name) => Object.hasOwn(properties, name)));
  const isGroup = typeof value === 'object' && value !== null;
  if (!pair || isGroup || !(isAddress || isOfWords)) return undefined;
  const schemas = pair.map((name) => resolved(properties[name] ?? {}, shared));
  // the words are a text that is no address
  const ofWords = schemas.findIndex(({ type, format }) => type === 'string' && format !== 'link');
  const parts = pair.map((name, index) => {
    if (index === ofWords) return `${name}: ${inBraces(key)}`;
    if (value === null) return exampleLine(name, schemas[index] ?? {}, shared);
    const isText = typeof value !== 'string' && schemas[index]?.type === 'string';
    return `${name}: ${isText ? quoted(String(value)) : inBraces(String(value))}`;
  });
  return ofWords === -1 ? undefined : `{ ${parts.join(', ')} }`;
}
