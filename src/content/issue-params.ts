/** What each kind of issue says of what was found, by its name. */
import type { Source } from './expand/sources.ts';
import type { Alias } from './schemas/aliases.ts';
import type { Schema } from './schemas/json-schema.ts';
import type { SchemaError } from './schemas/validate.ts';
import type { Data, DataPath } from './types.ts';

export interface IssueParams {
  /** Data that its schema refuses. */
  invalid: {
    errors: SchemaError[];
    data: Data;
    /** What the data is called: `a banner block`, `a page`, `an entry of services`. */
    noun: string;
    schema: Schema;
    /** Fields that have other names today. */
    aliases?: Alias[];
    /** Where the parts of the data are written, when they stand in several places; and the way to the data in the finished page. */
    origin?: { sources: Source[]; at: DataPath };
  };

  /** A fragment of a name that there is not. */
  'unknown-fragment': { name: string; known: Set<string> };
  /** Fragments that use each other without end, in the order of their use. */
  'fragment-loop': { names: string[] };
  /** A collection of a name that there is not. */
  'unknown-collection': { name: string; known: string[] };
}
