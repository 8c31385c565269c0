import type { Schema } from '../../content/model/json-schema.ts';
import type { Explained } from '../model/explained.ts';

/** A mistake in data whose file is not known yet; `path` leads from the checked value. */
export type Finding = Omit<Explained, 'file'>;

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
