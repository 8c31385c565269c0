/** The parameters of issues about data that a schema refuses. */

import type { Meant } from '../../content/model/check-params.ts';
import type { Definitions, Schema, SchemaError } from '../../content/model/json-schema.ts';

/** A value that a schema refuses. */
export interface Refused {
  reason: 'schema';
  /** The name of the value in messages: `title`, `an entry of items`. */
  name: string;
  /** Whether it is an entry of a list, which has no key. */
  isEntry: boolean;
  error: SchemaError;
  definitions: Definitions;
  /** The schema of the object that contains the field, when it is in the same schema. */
  around?: Schema | undefined;
  /** How many more entries of the same list have the same mistake. */
  alike?: number;
}

/** Where misplaced fields belong and how they get there. */
export interface Elsewhere {
  /** The object that the fields belong to. */
  to: string;
  /** The list whose entries have the fields, or that the object fills. */
  list?: string;
  move: 'further' | 'less' | 'below' | 'into';
  /** Whether that object is missing. */
  isNew?: boolean;
  /** The name that the field has there, when it is another one. */
  as?: string;
}

/** Fields of which an object needs one, and the schema of the first. */
export interface Lack {
  names: string[];
  field: Schema;
}

/** The parameters of each kind of issue, by code. */
export interface SchemaParams {
  'unknown-key': {
    reason: 'schema';
    name: string;
    owner: string;
    /** The known fields. */
    fields: string[];
    meant: Meant;
    /** What to do instead, when no other field is meant. */
    advice?: string | undefined;
    /** Whether it is a value without the key of its field, or without the colon after it. */
    isValue?: true;
    /** The collection, for a field of an entry. */
    collection?: string | undefined;
    /** Further unknown fields of the same object. */
    others?: string[];
    /** The names of another tool in the object, with the fields that were meant. */
    renames?: { from: string; to: string }[];
    /** How many more entries of the same list have the same mistake. */
    alike?: number;
    /** The fields that the object lacks, most likely because the value is here under this name. */
    lacks?: Lack[];
    definitions: Definitions;
  };
  'misplaced-key':
    | ({ reason: 'field'; names: string[]; owner: string } & Elsewhere)
    | {
        reason: 'block';
        type: string;
        list: string;
        noun: string;
        /** Whether entries of the list hold blocks, and which fields of such an entry stand beside those of the block. */
        isHolder: boolean;
        beside: string[];
      }
    | { reason: 'edge-block'; type: string; isAlone: boolean };
  'missing-field': Lack & {
    reason: 'schema';
    owner: string;
    /** The other fields that the object lacks. */
    also?: Lack[];
    definitions: Definitions;
  };
  'missing-value': Refused;
  'wrong-type': Refused;
  'wrong-value': Refused | { reason: 'only-one'; names: string[]; owner: string };
  'empty-list': Refused;
  /** A renamed field; `isThere` when the new name is beside the old one. */
  'renamed-key': { from: string; to: string; since: string; isThere: boolean };
}
