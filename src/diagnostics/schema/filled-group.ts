/** Makes objects in one line, filled with the value that is in their place. */

import { type Definitions, resolved, type Schema } from '../../content/model/json-schema.ts';
import { repairedName } from '../../content/model/names.ts';
import { inBraces, quoted } from '../../content/yaml/scalars.ts';
import { valueSynonym } from '../wording/synonyms.ts';
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
  /^(?<words>\S.*?)\s*(?:[-=]+>|→|[|,:–-])?\s+\(?(?<address>(?:\/|#|https?:|mailto:|tel:)[^\s)]*)\)?$/,
];

const ADDRESS = /^(?:[/#]|https?:|mailto:|tel:)/;

/** Returns the address of the page with that title. */
const pageOf = (text: string) => `/${/^home(?:page)?$/i.test(text) ? '' : repairedName(text)}`;

/** Writes objects of a schema in one line, filled with a value that is in their place. */
export class FilledGroup {
  readonly #schema: Schema;
  readonly #definitions: Definitions;
  /** The fields, the required ones first. */
  readonly #fields: (Schema & { name: string })[];

  /** @param definitions the definitions that the schema refers to */
  constructor(schema: Schema, definitions: Definitions) {
    const { properties = {}, required = [] } = schema;
    const names = new Set([...required, ...Object.keys(properties)]);
    this.#schema = schema;
    this.#definitions = definitions;
    this.#fields = Array.from(names, (name) => ({
      ...resolved(properties[name] ?? {}, definitions),
      name,
    }));
  }

  /**
   * Returns the object for a number, text, address or file as one of its fields.
   *
   * @param isPage whether a text alone is taken as a link to the page with that title
   */
  of(data: unknown, isPage = !this.#needs('to')): string | undefined {
    const text = String(data);
    const known = this.#ofAmount(data) ?? this.#ofWords(text) ?? this.#ofPair(text);
    if (known) return known;
    const kind = fileKinds.find(({ ending }) => ending.test(text));
    if (kind) {
      const isPath = /^(?:\/|https?:)/.test(text);
      return this.ofFile(isPath ? text : `/${kind.folder}/${text.split('/').at(-1)}`, kind.format);
    }
    if (/^!?[<{[]/.test(text)) return undefined;
    const name = this.#fieldFor(text);
    if (name !== undefined) {
      // Any other text is not an address by itself.
      const to = addressOf(text) ?? (isPage ? pageOf(text) : undefined);
      const leads = name === 'label' && this.#schema.properties?.to !== undefined;
      return this.filled({ [name]: text, ...(leads && to ? { to } : {}) });
    }
    const body = `[{ type: text, body: ${inBraces(text)} }]`;
    return this.#needs('blocks') ? this.filled({ blocks: body }) : undefined;
  }

  /**
   * Returns an entry such as `Our team: /team` with the keys of its fields, `{ label: Our team, to: /team }`;
   * `undefined` when the entry has no two such fields, or when `key` may be a real key.
   */
  ofNamed(key: string, value: unknown, isOfWords = /^[^\p{Ll}]|\s/u.test(key)): string | undefined {
    const text = String(value);
    const isPair = ADDRESS.test(text);
    if ((typeof value === 'object' && value !== null) || !(isPair || isOfWords)) return undefined;
    const to = isPair ? this.#fieldFor(text) : undefined;
    const label = this.#fieldFor(key, to ?? '');
    const ofNumber = typeof value === 'number' ? this.#numberField() : undefined;
    const other = to ?? ofNumber ?? this.#fieldFor(text, label);
    if (!label || !other) return undefined;
    const isText = typeof value !== 'string' && this.#field(other)?.type === 'string';
    const given = value === null ? {} : { [other]: isText ? quoted(text) : text };
    return this.filled({ [label]: key, ...this.#iconOf(key, text), ...given });
  }

  /** Returns the object with the path of a file in the field of its format, or in an object inside it. */
  ofFile(path: string, format: string): string | undefined {
    for (const name of Object.keys(this.#schema.properties ?? {})) {
      const field = this.#field(name) ?? {};
      if (field.format === format) return this.filled({ [name]: path });
      const inner = resolved(field.properties?.src ?? {}, this.#definitions);
      if (inner.format !== format) continue;
      return this.filled({
        [name]: new FilledGroup(field, this.#definitions).filled({ src: path }),
      });
    }
    return undefined;
  }

  #needs(name: string): boolean {
    return this.#schema.required?.includes(name) ?? false;
  }

  #field(name: string): Schema | undefined {
    return this.#fields.find((field) => field.name === name);
  }

  /** Returns the object of a link or picture with its text; `undefined` for other texts. */
  #ofPair(text: string): string | undefined {
    const { words = '', address = '' } =
      pairForms.map((form) => form.exec(text)?.groups).find((found) => found) ?? {};
    if (address === '') return undefined;
    const name = this.#fieldFor(address);
    const label = this.#fieldFor(words, name);
    return name && label && this.filled({ [label]: words, [name]: address });
  }

  /** Returns the object for a number as one of its fields. */
  #ofAmount(data: unknown): string | undefined {
    const isNumber = typeof data === 'number';
    const amount = isNumber ? String(data) : numberIn(String(data));
    const field = this.#numberField();
    const isMeant = field !== undefined && (isNumber || this.#needs(field));
    return amount && isMeant ? this.filled({ [field]: amount }) : undefined;
  }

  /** Returns the object for words that its numbers have: `top` is `{ x: 50, y: 0 }`. */
  #ofWords(text: string): string | undefined {
    const words = text.split(/[\s,/-]+/);
    const numbers = this.#fields.filter(({ type }) => type === 'number');
    if (!words.every((word) => numbers.some((field) => valueSynonym(word, field))))
      return undefined;
    const given = numbers.flatMap((field) => {
      const value = words.map((word) => valueSynonym(word, field)).find((one) => one !== undefined);
      return value === undefined ? [] : [[field.name, value]];
    });
    return this.filled(Object.fromEntries(given));
  }

  /** Returns the icon of a social network, which mostly has the network's name. */
  #iconOf(key: string, address: string): { [name: string]: string } {
    const icon = this.#fields.find(({ name, format }) => format === 'icon' && this.#needs(name));
    return icon && /^[a-z]+$/.test(key) && ADDRESS.test(address) ? { [icon.name]: key } : {};
  }

  /** Returns the key of the first field that is a number. */
  #numberField(): string | undefined {
    const { properties = {} } = this.#schema;
    return Object.keys(properties).find((name) =>
      /number|integer/.test(String(properties[name]?.type)),
    );
  }

  /**
   * Returns the key of the field for an address or a text. With the key `but` of an address field excluded, the field
   * of the text is returned.
   */
  #fieldFor(text: string, but?: string): string | undefined {
    const all = this.#fields.filter(({ name }) => name !== but);
    const isPicture = fileKinds[0]?.ending.test(text);
    const takesAddress = ({ name, format = '' }: (typeof all)[number]) =>
      isPicture
        ? format === 'image-path'
        : /path|link/.test(format) || name === 'to' || name === 'path';
    const takesWords = ({ name, format = '', type = 'string' }: (typeof all)[number]) =>
      // In some schemas the technical `name` precedes the `label`.
      (name !== 'name' || !this.#schema.properties?.label) &&
      !/path|link|icon/.test(format) &&
      [type].flat().includes('string');
    const isOfAddress = but === undefined && ADDRESS.test(text);
    return all.find(isOfAddress ? takesAddress : takesWords)?.name;
  }

  /** Returns an object in braces with the given fields, and with examples of the other required ones. */
  filled(given: { [name: string]: string }): string {
    const { properties = {}, required = [] } = this.#schema;
    const own = Object.keys(properties).flatMap((name) => {
      const value = given[name];
      if (value === undefined) return [];
      return `${name}: ${/^[{["]/.test(value) ? value : inBraces(value)}`;
    });
    const rest = required
      .filter((name) => !Object.hasOwn(given, name))
      .map((name) => exampleLine(name, properties[name] ?? {}, this.#definitions));
    return `{ ${[...own, ...rest].join(', ')} }`;
  }
}
