/**
 * Finds the fields of a block that need work after validation, once for each schema, so that pages need not be
 * searched for them.
 */

import {
  type Definitions,
  definitionsOf,
  isListOfBlocks,
  type RowReference,
  referenceOf,
  type Schema,
  variantsOf,
} from '../model/json-schema.ts';
import { engineFormats } from './validate.ts';

/** The work to be done on a value, or on values below it. */
export type FieldPlan =
  | { kind: 'format'; format: string }
  | { kind: 'anchor' }
  /** A text that may be the address of a public file. */
  | { kind: 'possible-file' }
  | { kind: 'heading'; level: number }
  | { kind: 'among'; fieldPath: string }
  | { kind: 'reference'; reference: RowReference }
  | { kind: 'opens'; block: string }
  | { kind: 'blocks' }
  | { kind: 'list'; item: FieldPlan }
  | ObjectPlan;

/** The fields of an object that need work. */
export interface ObjectPlan {
  kind: 'object';
  fields: [name: string, plan: FieldPlan][];
  /** The fields that are rendered as headings. */
  headings: string[];
  /** The plan of all other fields. */
  rest?: FieldPlan;
  /** The field with the picture whose size is filled in as `width` and `height`. */
  pictureField?: string;
}

/** Returns the plan of a schema; `undefined` when nothing in it needs work. */
export function fieldPlan(schema: Schema, shared: Schema): FieldPlan | undefined {
  return new Planner(definitionsOf(schema, shared)).plan(schema);
}

class Planner {
  readonly #objects = new Map<Schema, ObjectPlan>();
  readonly #definitions: Definitions;

  constructor(definitions: Definitions) {
    this.#definitions = definitions;
  }

  plan(schema: Schema): FieldPlan | undefined {
    if (schema.$ref) {
      const meant = this.#definitions.get(schema.$ref);
      return meant && this.plan(meant);
    }
    const marked = keywordPlan(schema);
    if (marked) return marked;
    if (schema.format) return formatPlan(schema.format);
    if (schema.type === 'string' && !schema.enum && !schema.pattern)
      return { kind: 'possible-file' };
    if (isListOfBlocks(schema)) return { kind: 'blocks' };
    if (schema.items) return this.#list(schema.items);
    return this.#object(schema);
  }

  #list(items: Schema): FieldPlan | undefined {
    const item = this.plan(items);
    return item && { kind: 'list', item };
  }

  #object(schema: Schema): FieldPlan | undefined {
    const known = this.#objects.get(schema);
    if (known) return known;
    const object: ObjectPlan = { kind: 'object', fields: [], headings: [] };
    this.#objects.set(schema, object);
    for (const part of variantsOf(schema)) {
      const isMapping = part.properties || part.additionalProperties;
      const whole = isMapping || part === schema ? undefined : this.plan(part);
      if (whole && whole.kind !== 'object') return whole;
      if (whole) object.fields.push(...whole.fields);
      this.#addFields(part, object);
    }
    object.headings = object.fields.flatMap(([name, { kind }]) => (kind === 'heading' ? name : []));
    const picture = object.fields.find(
      ([, plan]) => plan.kind === 'format' && plan.format === 'image-path',
    );
    if (picture && schema.properties?.width && schema.properties.height)
      object.pictureField = picture[0];
    return object.fields.length > 0 || object.rest ? object : undefined;
  }

  #addFields({ properties = {}, additionalProperties }: Schema, to: ObjectPlan): void {
    for (const [name, property] of Object.entries(properties)) {
      if (to.fields.some(([other]) => other === name)) continue;
      const isAnchor = name === 'id' && property.type === 'string';
      const plan = isAnchor ? anchor : this.plan(property);
      if (plan) to.fields.push([name, plan]);
    }
    if (typeof additionalProperties !== 'object') return;
    const rest = this.plan(additionalProperties);
    if (rest) to.rest = rest;
  }
}

const anchor: FieldPlan = { kind: 'anchor' };

/** Returns the plan for one of Pagewright's own schema keywords; `undefined` when the schema has none. */
function keywordPlan(schema: Schema): FieldPlan | undefined {
  if (schema.headingLevel) return { kind: 'heading', level: Number(schema.headingLevel) };
  if (schema.opens) return { kind: 'opens', block: schema.opens };
  const reference = referenceOf(schema);
  if (reference) return { kind: 'reference', reference };
  return schema.among ? { kind: 'among', fieldPath: schema.among } : undefined;
}

function formatPlan(format: string): FieldPlan | undefined {
  return engineFormats.includes(format) ? { kind: 'format', format } : undefined;
}
