import type { Schema } from '../schemas/json-schema.ts';
import type { DataPath } from '../types.ts';
import type { Flaw } from './flaw.ts';

/** A flaw whose file is not known yet; `path` leads from the checked value. */
export type Finding = Omit<Flaw, 'file'>;

/** What was checked. */
export interface Checked {
  /** What it is called: `a banner block`, `a page`, `an entry of services`. */
  noun: string;
  /** Its schema, to see where a misplaced field belongs. */
  schema: Schema;
  /** The shared definitions, for examples in hints. */
  shared?: Schema;
  /** The types of block that there are. */
  types?: { has(type: string): boolean; get?(type: string): { schema: Schema } | undefined };
}

/** The way to a value, from the validator's words for it. */
export function pathOf(pointer: string): DataPath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
