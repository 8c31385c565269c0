/** The type of issues about data that a schema refuses, with paths relative to the data. */
import type { Subject } from '../../content/model/issue-params.ts';
import type { Definitions, Schema } from '../../content/model/json-schema.ts';
import type { DataPath } from '../../content/model/types.ts';
import type { SchemaParams } from '../model/schema-params.ts';

/** The data that was checked. */
export interface CheckedData {
  subject: Subject;
  schema: Schema;
  /** The definitions that the schema refers to. */
  definitions: Definitions;
  /** The schema of `itemsFrom`, which may stand in place of any list `items`. */
  itemsFrom?: Schema | undefined;
  /** The known block types. */
  types?: { has(type: string): boolean; get?(type: string): { schema: Schema } | undefined };
}

/** An issue; `path` is relative to the checked data. */
export type SchemaIssue = {
  [Code in keyof SchemaParams]: { code: Code; params: SchemaParams[Code] };
}[keyof SchemaParams] & { path: DataPath; atKey?: true };

export type UnknownKey = Extract<SchemaIssue, { code: 'unknown-key' }>;

/** Returns a path as a text, for comparisons. */
export const keyOf = (path: DataPath): string => JSON.stringify(path);

/** Returns the path of the object or list around an issue. */
export const ownerOf = ({ path }: SchemaIssue): DataPath => path.slice(0, -1);

/** Returns the names of the fields that an object may have. */
export function fieldNames({ properties = {} }: Schema): string[] {
  const names = Object.keys(properties);
  return names.includes('items') ? [...names, 'itemsFrom'] : names;
}

/** Returns the name of the checked data in messages: `a banner block`, `a page`, `an entry of services`. */
export function nounOf(subject: Subject): string {
  switch (subject.kind) {
    case 'block':
      return `${/^[aeiou]/.test(subject.type) ? 'an' : 'a'} ${subject.type} block`;
    case 'entry':
      return `an entry of ${subject.collection}`;
    case 'site':
      return 'the site file';
    case 'page':
    case 'fragment':
      return `a ${subject.kind}`;
    default:
      return subject.kind;
  }
}

/**
 * Returns the name of the value at a path in messages: `an entry of items`, `link`, or that of the checked data
 * itself.
 */
export function ownerName(path: DataPath, { subject }: Pick<CheckedData, 'subject'>): string {
  const last = path.at(-1);
  if (last === undefined) return nounOf(subject);
  return typeof last === 'number' ? `an entry of ${path.at(-2) ?? nounOf(subject)}` : last;
}
