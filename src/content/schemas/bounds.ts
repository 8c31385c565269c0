/** The keywords of JSON Schema that bound a number, a text's length, or how much a list or a group holds. */
import type { Data, DataObject } from '../types.ts';

/** Letters are counted as people do: a sign beyond U+FFFF, of length 2, is one. */
const letters = (text: string) => [...text].length;

/** By keyword: the type that it is about, and whether a value of that type holds to the limit. */
export const bounds: {
  [keyword: string]: { type: string; holds: (data: never, limit: number) => boolean };
} = {
  minimum: { type: 'number', holds: (data: number, limit) => data >= limit },
  maximum: { type: 'number', holds: (data: number, limit) => data <= limit },
  exclusiveMinimum: { type: 'number', holds: (data: number, limit) => data > limit },
  exclusiveMaximum: { type: 'number', holds: (data: number, limit) => data < limit },
  minLength: {
    type: 'string',
    holds: (data: string, limit) => data.length >= 2 * limit || letters(data) >= limit,
  },
  maxLength: {
    type: 'string',
    holds: (data: string, limit) => data.length <= limit || letters(data) <= limit,
  },
  minItems: { type: 'array', holds: (data: Data[], limit) => data.length >= limit },
  maxItems: { type: 'array', holds: (data: Data[], limit) => data.length <= limit },
  minProperties: {
    type: 'object',
    holds: (data: DataObject, limit) => Object.keys(data).length >= limit,
  },
  maxProperties: {
    type: 'object',
    holds: (data: DataObject, limit) => Object.keys(data).length <= limit,
  },
};
