/** Which fields of a block need work after validation, found once in its schema, so that a page is not searched for them. */

import {
  type RowReference,
  referenceOf,
  resolveRef,
  type Schema,
  variantsOf,
} from '../model/json-schema.ts';
import { engineFormats } from './validate.ts';

/** What is to be done with a value, or with what is below it. */
export type FieldPlan =
  | { kind: 'format'; format: string }
  | { kind: 'anchor' }
  /** A text that may be the address of a public file. */
  | { kind: 'text' }
  | { kind: 'heading'; level: number }
  | { kind: 'among'; way: string }
  | { kind: 'entry'; reference: RowReference }
  | { kind: 'opens'; block: string }
  | { kind: 'blocks' }
  | { kind: 'list'; item: FieldPlan }
  | GroupPlan;

/** The fields of a mapping that need work. */
export interface GroupPlan {
  kind: 'group';
  fields: [name: string, plan: FieldPlan][];
  /** The fields that are rendered as headings. */
  headings: string[];
  /** For all other fields. */
  rest?: FieldPlan;
  /** The field that names a picture whose size `width` and `height` are to have. */
  sizedBy?: string;
}

const blockRef = '/schema/shared.schema.json#/definitions/block';

/** Returns the plan of a schema; `undefined` when nothing in it needs work. */
export function fieldPlan(schema: Schema, root: Schema, shared: Schema): FieldPlan | undefined {
  return new Planner(shared).plan(schema, root);
}

class Planner {
  readonly #groups = new Map<Schema, GroupPlan>();
  readonly #shared: Schema;

  constructor(shared: Schema) {
    this.#shared = shared;
  }

  plan(schema: Schema, root: Schema): FieldPlan | undefined {
    if (schema.$ref) {
      const meant = resolveRef(schema.$ref, root, this.#shared);
      return meant && this.plan(meant, schema.$ref.startsWith('#') ? root : this.#shared);
    }
    if (schema.headingLevel) return { kind: 'heading', level: Number(schema.headingLevel) };
    if (schema.opens) return { kind: 'opens', block: schema.opens };
    const reference = referenceOf(schema);
    if (reference) return { kind: 'entry', reference };
    if (schema.among) return { kind: 'among', way: schema.among };
    if (schema.format) {
      if (engineFormats.includes(schema.format)) return { kind: 'format', format: schema.format };
      return undefined;
    }
    if (schema.type === 'string' && !schema.enum && !schema.pattern) return { kind: 'text' };
    if (schema.items) {
      if (schema.items.$ref === blockRef) return { kind: 'blocks' };
      const item = this.plan(schema.items, root);
      return item && { kind: 'list', item };
    }
    return this.#group(schema, root);
  }

  #group(schema: Schema, root: Schema): FieldPlan | undefined {
    const known = this.#groups.get(schema);
    if (known) return known;
    const group: GroupPlan = { kind: 'group', fields: [], headings: [] };
    this.#groups.set(schema, group);
    for (const part of variantsOf(schema)) {
      if (!part.properties && !part.additionalProperties) {
        const plan = part === schema ? undefined : this.plan(part, root);
        if (plan?.kind === 'group') group.fields.push(...plan.fields);
        else if (plan) return plan;
      }
      for (const [name, property] of Object.entries(part.properties ?? {})) {
        if (group.fields.some(([other]) => other === name)) continue;
        const plan =
          name === 'id' && property.type === 'string' ? anchor : this.plan(property, root);
        if (plan) group.fields.push([name, plan]);
      }
      if (part.additionalProperties && typeof part.additionalProperties === 'object') {
        const rest = this.plan(part.additionalProperties, root);
        if (rest) group.rest = rest;
      }
    }
    group.headings = group.fields.flatMap(([name, { kind }]) => (kind === 'heading' ? name : []));
    const picture = group.fields.find(
      ([, plan]) => plan.kind === 'format' && plan.format === 'image-path',
    );
    if (picture && schema.properties?.width && schema.properties.height) group.sizedBy = picture[0];
    return group.fields.length > 0 || group.rest ? group : undefined;
  }
}

const anchor: FieldPlan = { kind: 'anchor' };
