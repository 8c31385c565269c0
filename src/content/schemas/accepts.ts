/**
 * Whether data is right by a schema, found out without compiling the schema: that would take longer than all else in a small site.
 * It knows the keywords that blocks use and agrees with the validator (proved in accepts.test.ts). What is wrong, the validator says.
 */
import type { Data, DataObject } from '../types.ts';
import { bounds } from './bounds.ts';
import { resolveRef } from './compose-schema.ts';
import type { Schema } from './json-schema.ts';

type Accepts = (data: Data) => boolean;

/** What says nothing about data. */
const remarks = new Set([
  ...['title', 'description', 'default', 'examples', 'definitions'],
  ...['$schema', '$comment', 'headingLevel', 'among', 'opens', 'window'],
]);

const ofType: { [type: string]: Accepts } = {
  string: (data) => typeof data === 'string',
  number: (data) => Number.isFinite(data),
  integer: (data) => Number.isInteger(data),
  boolean: (data) => typeof data === 'boolean',
  null: (data) => data === null,
  array: (data) => Array.isArray(data),
  object: isObject,
};

const always: Accepts = () => true;

function isObject(data: Data): data is DataObject {
  return data !== null && typeof data === 'object' && !Array.isArray(data);
}

/** Thrown for a schema that is left to the validator, which also says what is wrong with it. */
class NotKnown extends Error {}

/**
 * A check that gives the validator's answer; `undefined` for a schema with anything in it that only the validator knows.
 * @param formats what a text of a format has to look like; `true` for any text
 */
export function acceptsBy(
  schema: Schema,
  shared: Schema,
  formats: { [name: string]: RegExp | true },
): Accepts | undefined {
  try {
    return new Maker(shared, formats).check(schema, schema, []);
  } catch (error) {
    if (!(error instanceof NotKnown)) throw error;
    return undefined;
  }
}

class Maker {
  readonly #shared: Schema;
  readonly #formats: { [name: string]: RegExp | true };
  /** Definitions that are being made or are made: one may hold itself. */
  readonly #known = new Map<Schema, { accepts?: Accepts }>();

  constructor(shared: Schema, formats: { [name: string]: RegExp | true }) {
    this.#shared = shared;
    this.#formats = formats;
  }

  /** @param around the types that the schema around this one allows for the same value */
  check(schema: Schema, root: Schema, around: string[]): Accepts {
    if (typeof schema !== 'object' || schema === null) throw new NotKnown();
    const types = schema.type === undefined ? around : [schema.type].flat();
    if (schema.type !== undefined && around.length > 0) throw new NotKnown();
    const made: Accepts[] = [];
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'type') {
        const known = types.map((type) => ofType[type] ?? unknown());
        if (known.length === 0) throw new NotKnown();
        const [only] = known;
        made.unshift(
          only && known.length === 1 ? only : (data) => known.some((fits) => fits(data)),
        );
      } else if (!remarks.has(keyword)) {
        made.push(this.#keyword(keyword, value, { schema, root, types }));
      }
    }
    const checks = made.filter((check) => check !== always);
    const [first, second, third, ...others] = checks;
    if (!first) return always;
    if (!second) return first;
    if (!third) return (data) => first(data) && second(data);
    if (others.length === 0) return (data) => first(data) && second(data) && third(data);
    // here and below: loops, since a function made for each value of each page costs more than the check
    return (data) => {
      for (const check of checks) if (!check(data)) return false;
      return true;
    };
  }

  #keyword(keyword: string, value: unknown, at: Place): Accepts {
    const { schema, root, types } = at;
    switch (keyword) {
      case '$ref':
        return this.#ref(String(value), root, Object.keys(schema));
      case 'enum': {
        const values = listOf(value).map(simple);
        return (data) => values.includes(data);
      }
      case 'const': {
        const only = simple(value);
        return (data) => data === only;
      }
      case 'anyOf': {
        const ways = listOf(value).map((way) => this.check(way as Schema, root, types));
        return (data) => ways.some((accepts) => accepts(data));
      }
      case 'items': {
        needs('array', types);
        const accepts = this.check(value as Schema, root, []);
        return (data) => !Array.isArray(data) || data.every(accepts);
      }
      case 'properties':
        return this.#fields(at);
      // read together with `properties`
      case 'additionalProperties':
        return schema.properties ? always : this.#fields(at);
      case 'required': {
        needs('object', types);
        const names = Array.isArray(value) ? value.map(String) : unknown();
        return (data) => {
          if (!isObject(data)) return true;
          for (const name of names) if (data[name] === undefined) return false;
          return true;
        };
      }
      case 'pattern':
      case 'format':
        return this.#text(keyword, value, types);
      default:
        return bound(keyword, value, types);
    }
  }

  #ref(ref: string, root: Schema, keywords: string[]): Accepts {
    if (keywords.some((name) => name !== '$ref' && !remarks.has(name))) unknown();
    const meant = resolveRef(ref, root, this.#shared) ?? unknown();
    const made = this.#known.get(meant) ?? {};
    if (!this.#known.has(meant)) {
      this.#known.set(meant, made);
      made.accepts = this.check(meant, ref.startsWith('#') ? root : this.#shared, []);
    }
    return made.accepts ?? ((data) => made.accepts?.(data) ?? false);
  }

  /** The fields that `properties` names, and those that it does not: one walk for both. */
  #fields({ schema, root, types }: Place): Accepts {
    needs('object', types);
    const { properties = {}, additionalProperties: more = true } = schema;
    if (typeof properties !== 'object' || properties === null) unknown();
    const fields = new Map(
      Object.entries(properties).map(([name, below]) => [name, this.check(below, root, [])]),
    );
    const others = typeof more === 'boolean' ? () => more : this.check(more, root, []);
    return (data) => {
      if (!isObject(data)) return true;
      for (const name in data) {
        const value = data[name] as Data;
        const accepts = fields.get(name);
        if (accepts ? value !== undefined && !accepts(value) : !others(value)) return false;
      }
      return true;
    };
  }

  #text(keyword: string, value: unknown, types: string[]): Accepts {
    needs('string', types);
    const pattern = keyword === 'pattern' ? patternOf(String(value)) : this.#formats[String(value)];
    if (pattern === undefined) throw new NotKnown();
    return pattern === true ? () => true : (data) => typeof data !== 'string' || pattern.test(data);
  }
}

interface Place {
  schema: Schema;
  root: Schema;
  types: string[];
}

function unknown(): never {
  throw new NotKnown();
}

/** The validator does not take a keyword where the type that it is about is not said. */
function needs(type: string, types: string[]): void {
  const isSaid = types.includes(type) || (type === 'number' && types.includes('integer'));
  if (!isSaid) throw new NotKnown();
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) && value.length > 0 ? value : unknown();
}

/** A value that is equal to nothing but itself. */
function simple(value: unknown): Data {
  return value !== null && typeof value === 'object' ? unknown() : (value as Data);
}

function patternOf(source: string): RegExp {
  try {
    return new RegExp(source, 'u');
  } catch {
    return unknown();
  }
}

/** Keywords that bound a number, a text's length, or how much a list or a group holds. */
function bound(keyword: string, value: unknown, types: string[]): Accepts {
  const limit = typeof value === 'number' ? value : unknown();
  const { type, holds } = bounds[keyword] ?? unknown();
  needs(type, types);
  const fits = ofType[type] ?? unknown();
  return (data) => !fits(data) || holds(data as never, limit);
}
