/** Schemas to validators. The only file that knows Ajv. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Data } from '../types.ts';
import { acceptsBy } from './accepts.ts';
import type { Schema } from './json-schema.ts';

/** One thing that a schema does not allow, as the validator says it. */
export interface SchemaError {
  keyword: string;
  /** Where, as in `/items/2/title`. */
  instancePath: string;
  /** Which keyword of the schema said so. */
  schemaPath: string;
  params: { [name: string]: unknown };
  /** The schema around the keyword. */
  parentSchema: Schema;
  data: unknown;
}

/** Gives what the schema does not allow; `undefined` when there is nothing. */
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
  'window',
  'opens-window',
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

/** Every format, with what its texts look like. */
export const formats: { [name: string]: RegExp | true } = {
  ...Object.fromEntries(engineFormats.map((name) => [name, true] as const)),
  ...textFormats,
};

/** Compiles validators that share the shared definitions. */
export class Validators {
  readonly #shared: Schema;
  #ajv: Ajv | undefined;

  constructor(shared: Schema) {
    this.#shared = shared;
  }

  /** The names of the shared definitions. */
  get definitions(): string[] {
    return Object.keys(this.#shared.definitions ?? {});
  }

  /**
   * A validator that is compiled when something is first wrong: most data is right, and that is seen without (accepts.ts).
   * Calling it throws when the schema itself is wrong; `fault` says so at once.
   */
  lazy(schema: Schema): Validate {
    let accepts: ReturnType<typeof acceptsBy> | 'not made' = 'not made';
    let compiled: Validate | undefined;
    return (data) => {
      if (accepts === 'not made') accepts = acceptsBy(schema, this.#shared, formats);
      if (accepts?.(data)) return undefined;
      compiled ??= this.compiled(schema);
      return compiled(data);
    };
  }

  /** A validator that is compiled at once. Throws when the schema itself is wrong. */
  compiled(schema: Schema): Validate {
    const validate = this.#compile(schema);
    return (data) =>
      validate(data) ? undefined : (validate.errors as ErrorObject[] as SchemaError[]);
  }

  /** What is wrong with a schema, in the validator's words; `undefined` when nothing is. */
  fault(schema: Schema): string | undefined {
    try {
      this.#compile(schema);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  }

  #compile(schema: Schema): ValidateFunction {
    try {
      return this.#compiler().compile(schema);
    } catch (error) {
      // the compiler takes the form of what it reads for granted
      throw error instanceof TypeError ? new Error(malformed(schema) ?? error.message) : error;
    }
  }

  #compiler(): Ajv {
    this.#ajv ??= compilerWith(this.#shared);
    return this.#ajv;
  }
}

/** What the schema of schemas does not allow: `data/properties/date must be object,boolean`. */
function malformed(schema: Schema): string | undefined {
  const ajv = new Ajv({ strict: false, logger: false, formats });
  const [error] = ajv.validateSchema(schema) ? [] : (ajv.errors ?? []);
  return error && `data${error.instancePath} ${error.message}`;
}

function compilerWith(shared: Schema): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    // `anyOf: [{ required: [a] }, { required: [b] }]` names properties of the schema around it
    strictRequired: false,
    verbose: true,
    allowUnionTypes: true,
    logger: false,
    // checking the schemas by the schema of schemas takes as long as all the rest; compiling them is check enough
    validateSchema: false,
    meta: false,
    code: { optimize: false },
    formats,
  });
  ajv.addKeyword('headingLevel');
  ajv.addKeyword('among');
  ajv.addKeyword('opens');
  ajv.addKeyword('window');
  ajv.addSchema(shared, '/schema/shared.schema.json');
  return ajv;
}
