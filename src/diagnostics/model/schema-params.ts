/** The parameters of issues of data that a schema refuses. */
import type { Schema, SchemaError } from '../../content/model/json-schema.ts';
import type { Data } from '../../content/model/types.ts';
import type { Meant } from '../../content/words/nearest.ts';

/** A value that a schema refuses. */
export interface Refused {
  reason: 'schema';
  /** What the value is called: `title`, `an entry of items`. */
  name: string;
  /** Whether it is an entry of a list, which has no name that could be written. */
  isEntry: boolean;
  error: SchemaError;
  shared: Schema | undefined;
  /** The schema of the group that it is a field of, where that stands in the same schema. */
  around?: Schema | undefined;
  /** In how many more entries of the same list the same is wrong. */
  alike?: number;
  /** Fields of the group that is needed, which stand beside it. */
  beside?: { [name: string]: Data };
  /** The value that the fragment asks for, where this stands in place of its values. */
  asked?: string | undefined;
}

/** Fields of which a group needs one, and the schema of the first. */
export interface Lack {
  names: string[];
  field: Schema;
}

/** The parameters of each kind of issue. */
export interface SchemaParams {
  'unknown-key': {
    reason: 'schema';
    name: string;
    owner: string;
    /** The fields that there are. */
    fields: string[];
    meant: Meant;
    /** What to do instead, where another field is no answer. */
    advice?: string | undefined;
    /** Whether it is a value that stands without the name of its field, or without a colon after it. */
    isValue?: true;
    /** More fields of the same group that it does not know. */
    others?: string[];
    /** What the group lacks, most likely because it stands there under this name. */
    lacks?: Lack[];
    shared?: Schema | undefined;
  };
  'misplaced-key':
    | {
        reason: 'field';
        names: string[];
        owner: string;
        /** What they are fields of. */
        to: string;
        /** The field whose entries they are fields of, or that this one fills. */
        list?: string;
        move: 'further' | 'less' | 'below';
        /** Whether the field below which they belong is missing. */
        isNew?: boolean;
        /** The group around that, where it is missing too. */
        within?: string;
      }
    | { reason: 'block'; type: string; list: string; noun: string; isHolder: boolean }
    | { reason: 'edge-block'; type: string };
  'missing-field': Lack & {
    reason: 'schema';
    owner: string;
    /** What else the group lacks. */
    also?: Lack[];
    shared?: Schema;
    /** Whether the next entry of the list has it: a dash too many has split an entry. */
    isBelow: boolean;
  };
  'missing-value': Refused;
  'wrong-type': Refused;
  'wrong-value': Refused | { reason: 'only-one'; names: string[]; owner: string };
  'empty-list': Refused;
  /** `isThere` where the new name stands beside the old one. */
  'renamed-key': { from: string; to: string; since: string; isThere: boolean };
}
