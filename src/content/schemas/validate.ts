/** Compiles schemas to validators. The only file that imports Ajv. */

import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import draft07 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import standaloneCode from 'ajv/dist/standalone/index.js';
import ajvPackage from 'ajv/package.json' with { type: 'json' };
import { errorPath } from '../model/data.ts';
import type { Schema, SchemaError } from '../model/json-schema.ts';
import { messageOf } from '../model/thrown.ts';
import type { Data, DataPath } from '../model/types.ts';
import { BLOCKS_FILE } from './editor-schemas.ts';
import { ownKeywords } from './own-keywords.ts';
import { readValidatorCode, writeValidatorCode } from './validator-cache.ts';

/** Validates data and returns its errors; `undefined` when it is valid. */
export type Validate = (data: Data) => SchemaError[] | undefined;

/** Formats that the engine handles itself: their values are checked when they are resolved. */
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

/** Matches a day that exists: 2026-02-30 does not, and 29 February only every fourth year. */
const day =
  /(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)/
    .source;

/** Formats that blocks may use for texts of editors, with the pattern of each. */
const textFormats: { [name: string]: RegExp } = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  date: new RegExp(`^${day}$`),
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
  'date-time': new RegExp(
    `^${day}T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})?$`,
  ),
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
};

/** All formats with their patterns; `true` allows any text. */
export const formats: { [name: string]: RegExp | true } = {
  ...Object.fromEntries(engineFormats.map((name) => [name, true] as const)),
  ...textFormats,
};

/** Returns whether data is valid, without collecting errors. */
type Accepts = (data: Data) => boolean;

/** The fast checks of this process, by the digest of their schema. */
const fastChecks = new Map<string, Accepts>();

/** Compiles validators that share the shared definitions. */
export class Validators {
  readonly #shared: Schema;
  readonly #cacheFolder: string | undefined;
  readonly #sharedDigest: string;

  /** @param cacheFolder the folder that keeps the code of validators for the next run; `undefined` keeps nothing */
  constructor(shared: Schema, cacheFolder?: string) {
    this.#shared = shared;
    this.#cacheFolder = cacheFolder;
    this.#sharedDigest = digestOfValue([
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
   * Returns a validator, compiled when it is first called; calling it throws when the schema itself is invalid. A fast
   * check runs first; a validator that collects all errors is compiled only when that check fails.
   *
   * @param name the schema's name, unique in the site: `block-card-grid`
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

  /** Returns the fast check of a schema. Its code is compiled once for each digest and kept in the cache folder. */
  #accepts(schema: Schema, name: string): Accepts {
    const digest = digestOfValue([this.#sharedDigest, schema]);
    const known = fastChecks.get(digest);
    if (known) return known;
    const kept = this.#cacheFolder && readValidatorCode(this.#cacheFolder, name, digest);
    const code = kept || this.#compiledCode(schema);
    if (this.#cacheFolder && !kept) writeValidatorCode(this.#cacheFolder, name, digest, code);
    const check = evaluate(code);
    fastChecks.set(digest, check);
    return check;
  }

  #compiledCode(schema: Schema): string {
    const ajv = ajvWith(this.#shared, { code: { source: true } });
    return standaloneCode(ajv, compile(ajv, schema));
  }
}

/** Finds the places of the errors in data. */
export type FindErrors = (data: Data) => DataPath[];

/** The finders of this process, by the digest of their schemas: compiling that of all blocks takes half a second. */
const errorFinders = new Map<string, FindErrors>();

/** Returns what finds the errors of data by a schema for editors, which refers to definitions in `blocks`. */
export function errorFinder(schema: Schema, blocks: Schema): FindErrors {
  const digest = digestOfValue([schema, blocks]);
  const known = errorFinders.get(digest);
  if (known) return known;
  const options = { strict: false, allErrors: true, validateSchema: false, logger: false } as const;
  const ajv = new Ajv({ ...options, formats }).addSchema(blocks, BLOCKS_FILE);
  const check = ajv.compile(schema);
  const find: FindErrors = (data) => {
    check(data);
    return ((check.errors ?? []) as SchemaError[]).map(errorPath);
  };
  errorFinders.set(digest, find);
  return find;
}

/** Runs the code of a validator, which exports it and requires modules of Ajv. */
function evaluate(code: string): Accepts {
  const module = { exports: {} };
  const require = createRequire(import.meta.url);
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, require);
  return module.exports as Accepts;
}

function digestOfValue(value: unknown): string {
  return hash('sha256', JSON.stringify(value));
}

function compile(ajv: Ajv, schema: Schema): ValidateFunction {
  const compiled = compileSchema(ajv, schema);
  const problem = malformed(schema);
  if (problem) throw new Error(problem);
  return compiled;
}

/**
 * Compiles a schema. Ajv assumes that a schema is well-formed: a TypeError is replaced by a message about the
 * malformed part.
 */
function compileSchema(ajv: Ajv, schema: Schema): ValidateFunction {
  try {
    return ajv.compile(schema);
  } catch (error) {
    throw error instanceof TypeError ? new Error(malformed(schema) ?? error.message) : error;
  }
}

/** The meta-schema: that of JSON Schema with Pagewright's own keywords. */
const schemaOfSchemas = {
  ...draft07,
  $id: '/schema-of-schemas',
  properties: { ...draft07.properties, ...ownKeywords },
};

/** Validates schemas by the meta-schema. */
let checkSchema: ValidateFunction | undefined;

/**
 * Returns the first error of a schema by the meta-schema: `data/properties/date must be object,boolean`; `undefined`
 * when it is valid.
 */
function malformed(schema: Schema): string | undefined {
  checkSchema ??= new Ajv({ strict: false, logger: false, formats }).compile(schemaOfSchemas);
  const [error] = checkSchema(schema) ? [] : (checkSchema.errors ?? []);
  return error && `data${error.instancePath} ${error.message}`;
}

function ajvWith(shared: Schema, options: Options = {}): Ajv {
  const ajv = new Ajv({
    strict: true,
    // `anyOf: [{ required: [a] }, { required: [b] }]` names properties of the schema around it.
    strictRequired: false,
    allowUnionTypes: true,
    logger: false,
    // `compile` validates schemas with one shared instance: each Ajv would compile the meta-schema again.
    validateSchema: false,
    meta: false,
    formats,
    ...options,
  });
  for (const keyword of Object.keys(ownKeywords)) ajv.addKeyword(keyword);
  ajv.addSchema(shared, '/schema/shared.schema.json');
  return ajv;
}
