/** Issues of data that a schema refuses, before their places in a file are known. */
import type { Subject } from '../../content/model/issue-params.ts';
import type { Schema } from '../../content/model/json-schema.ts';
import type { DataPath } from '../../content/model/types.ts';
import type { SchemaParams } from '../model/schema-params.ts';

/** What was checked. */
export interface CheckedData {
  subject: Subject;
  schema: Schema;
  /** The definitions that it refers to. */
  shared?: Schema;
  /** The types of block that there are. */
  types?: { has(type: string): boolean; get?(type: string): { schema: Schema } | undefined };
}

/** An issue; `path` leads from what was checked. */
export type SchemaIssue = {
  [Code in keyof SchemaParams]: { code: Code; params: SchemaParams[Code] };
}[keyof SchemaParams] & { path: DataPath; atKey?: true };

/** Returns what the thing that was checked is called: `a banner block`, `a page`, `an entry of services`. */
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

/** Returns what the thing at a path is called: `an entry of items`, `link`, or the checked thing itself. */
export function ownerName(path: DataPath, { subject }: Pick<CheckedData, 'subject'>): string {
  const last = path.at(-1);
  if (last === undefined) return nounOf(subject);
  return typeof last === 'number' ? `an entry of ${path.at(-2) ?? nounOf(subject)}` : last;
}
