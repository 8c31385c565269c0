/** Compiles schemas to validators. The only file that knows Ajv. */

import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import draft07 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import standaloneCode from 'ajv/dist/standalone/index.js';
import ajvPackage from 'ajv/package.json' with { type: 'json' };
import { writeWhole } from '../files/write-whole.ts';
import type { Schema, SchemaError } from '../model/json-schema.ts';
import { messageOf } from '../model/thrown.ts';
import type { Data } from '../model/types.ts';

const texts = { type: 'array', items: { type: 'string' } };

/** The keywords of our schemas that JSON Schema does not have, and what each may hold. */
const ownKeywords = {
  headingLevel: { enum: [1, 2, 3] },
  among: { type: 'string' },
  opens: { type: 'string' },
  dialog: { type: 'string' },
  keywords: texts,
  'x-aliases': texts,
  'x-value-aliases': { type: 'object', additionalProperties: texts },
  'x-foreign-fields': {
    type: 'array',
    items: {
      type: 'object',
      required: ['names', 'advice'],
      properties: { names: texts, advice: { type: 'string' } },
    },
  },
  'x-collection': { type: 'string' },
  'x-control': { enum: ['color', 'day', 'moment'] },
  'x-field': { type: 'string' },
  'x-group': { type: 'string' },
  'x-package': { type: 'string' },
};

/** Returns the errors of the data; `undefined` when it is valid. */
export type Validate = (data: Data) => SchemaError[] | undefined;

/** Formats that drive the engine: their values are checked when they are resolved. */
export const engineFormats = [
  'markdown',
  'inline-markdown',
  'link',
  'image-path',
  'file-path',
  'film-path',
  'captions-path',
  'icon',
  'dialog',
  'opens-dialog',
  'api-path',
];

/** A day that there is: 2026-02-30 is none, and 29 February only every fourth year. */
const day =
  /(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)/
    .source;

/** Formats that a block may use for what editors write, with what each looks like. */
const textFormats: { [name: string]: RegExp } = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  date: new RegExp(`^${day}$`),
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
  'date-time': new RegExp(
    `^${day}T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})?$`,
  ),
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
};

/** Every format, with what its texts look like; `true` for any text. */
export const formats: { [name: string]: RegExp | true } = {
  ...Object.fromEntries(engineFormats.map((name) => [name, true] as const)),
  ...textFormats,
};

/** Returns whether data is valid, without its errors. */
type Accepts = (data: Data) => boolean;

/** Compiles validators that share the shared definitions. */
export class Validators {
  readonly #shared: Schema;
  readonly #cacheFolder: string | undefined;
  readonly #sharedDigest: string;

  /** @param cacheFolder where the code of validators is kept for the next run; left out, nothing is kept */
  constructor(shared: Schema, cacheFolder?: string) {
    this.#shared = shared;
    this.#cacheFolder = cacheFolder;
    this.#sharedDigest = digestOf([
      ajvPackage.version,
      Object.entries(formats).map(String),
      shared,
    ]);
  }

  /** Returns the names of the shared definitions. */
  get definitions(): string[] {
    return Object.keys(this.#shared.definitions ?? {});
  }

  /**
   * Returns a validator, compiled when it is first called. Calling it throws when the schema itself is wrong.
   * Most data is right, so a fast check comes first; only for data that fails is the schema compiled to a validator that collects all errors.
   *
   * @param name names the schema among those of the site, as in `block-card-grid`
   */
  validator(schema: Schema, name: string): Validate {
    let accepts: Accepts | undefined;
    let explain: ValidateFunction | undefined;
    return (data) => {
      accepts ??= this.#accepts(schema, name);
      if (accepts(data)) return undefined;
      explain ??= compile(ajvWith(this.#shared, { allErrors: true, verbose: true }), schema);
      return explain(data) ? undefined : (explain.errors as ErrorObject[] as SchemaError[]);
    };
  }

  /** Returns Ajv's error for an invalid schema; `undefined` for a valid one. */
  schemaProblem(schema: Schema): string | undefined {
    try {
      compile(ajvWith(this.#shared), schema);
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  }

  /** Returns the fast check of a schema: its code is compiled once for each digest and kept in the cache folder. */
  #accepts(schema: Schema, name: string): Accepts {
    const digest = digestOf([this.#sharedDigest, schema]);
    const known = checks.get(digest);
    if (known) return known;
    const kept = this.#cacheFolder && keptValidatorCode(this.#cacheFolder, name, digest);
    const code = kept || this.#compiledCode(schema);
    if (this.#cacheFolder && !kept) keepValidatorCode(this.#cacheFolder, name, digest, code);
    const check = evaluate(code);
    checks.set(digest, check);
    return check;
  }

  #compiledCode(schema: Schema): string {
    const ajv = ajvWith(this.#shared, { code: { source: true } });
    return standaloneCode(ajv, compile(ajv, schema));
  }
}

/** The fast checks of this process, by the digest of their schema. */
const checks = new Map<string, Accepts>();

/** Runs the code of a validator, which exports it and requires what it needs of Ajv. */
function evaluate(code: string): Accepts {
  const module = { exports: {} };
  const require = createRequire(import.meta.url);
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, require);
  return module.exports as Accepts;
}

function digestOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value));
}

function compile(ajv: Ajv, schema: Schema): ValidateFunction {
  const compiled = compileWords(ajv, schema);
  const problem = malformed(schema);
  if (problem) throw new Error(problem);
  return compiled;
}

/** Compiles a schema, which names the words that there are not. The compiler takes the form of what it reads for granted. */
function compileWords(ajv: Ajv, schema: Schema): ValidateFunction {
  try {
    return ajv.compile(schema);
  } catch (error) {
    throw error instanceof TypeError ? new Error(malformed(schema) ?? error.message) : error;
  }
}

/** The schema of schemas: the one of JSON Schema with our keywords. */
const schemaOfSchemas = {
  ...draft07,
  $id: '/schema-of-schemas',
  properties: { ...draft07.properties, ...ownKeywords },
};

/** Checks schemas. */
let checkSchema: ValidateFunction | undefined;

/** Returns what the schema of schemas does not allow: `data/properties/date must be object,boolean`. */
function malformed(schema: Schema): string | undefined {
  checkSchema ??= new Ajv({ strict: false, logger: false, formats }).compile(schemaOfSchemas);
  const [error] = checkSchema(schema) ? [] : (checkSchema.errors ?? []);
  return error && `data${error.instancePath} ${error.message}`;
}

function ajvWith(shared: Schema, options: Options = {}): Ajv {
  const ajv = new Ajv({
    strict: true,
    // `anyOf: [{ required: [a] }, { required: [b] }]` names properties of the schema around it
    strictRequired: false,
    allowUnionTypes: true,
    logger: false,
    // `compile` does so with one instance for all: each would compile the schema of schemas anew
    validateSchema: false,
    meta: false,
    formats,
    ...options,
  });
  for (const keyword of Object.keys(ownKeywords)) ajv.addKeyword(keyword);
  ajv.addSchema(shared, '/schema/shared.schema.json');
  return ajv;
}

const fileOf = (folder: string, name: string) => join(folder, `${name}.cjs`);

/** Returns the first line of a file: which schema it was made from, and of what code, so that a damaged file is known. */
const headerOf = (digest: string, code: string) => `// ${digest} ${hash('sha256', code)}\n`;

/** Returns the code that was kept for the schema with this digest; `undefined` when there is none, or it is damaged. */
function keptValidatorCode(folder: string, name: string, digest: string): string | undefined {
  try {
    const text = readFileSync(fileOf(folder, name), 'utf8');
    const code = text.slice(text.indexOf('\n') + 1);
    return text === headerOf(digest, code) + code ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the code of a validator in place of the one that was kept for an earlier form of its schema. */
function keepValidatorCode(folder: string, name: string, digest: string, code: string): void {
  try {
    writeWhole(fileOf(folder, name), headerOf(digest, code) + code);
  } catch {
    // A folder that cannot be written to: it is compiled each time.
  }
}
