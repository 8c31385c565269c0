/** Schemas to validators. The only file that knows Ajv. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Data } from '../types.ts';
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
  'icon',
  'api-path',
];

/** Formats that a block may use for what editors write, with what each looks like. */
const textFormats: { [name: string]: RegExp } = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
  'date-time':
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
};

/** Compiles validators that share the shared definitions. */
export class Validators {
  readonly #ajv: Ajv;

  constructor(shared: Schema) {
    this.#ajv = new Ajv({
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
      formats: {
        ...Object.fromEntries(engineFormats.map((name) => [name, true] as const)),
        ...textFormats,
      },
    });
    this.#ajv.addKeyword('headingLevel');
    this.#ajv.addSchema(shared, '/schema/shared.schema.json');
  }

  /**
   * A validator that is compiled when it is first called, since a site seldom uses every block.
   * Calling it throws when the schema itself is wrong; `compile` does so at once.
   */
  lazy(schema: Schema): Validate {
    let compiled: ValidateFunction | undefined;
    return (data) => {
      compiled ??= this.#ajv.compile(schema);
      return compiled(data) ? undefined : (compiled.errors as ErrorObject[] as SchemaError[]);
    };
  }

  /** What is wrong with a schema, in the validator's words; `undefined` when nothing is. */
  fault(schema: Schema): string | undefined {
    try {
      this.#ajv.compile(schema);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  }
}
