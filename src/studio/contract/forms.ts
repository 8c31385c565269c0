/** The data of Studio's forms: schemas, examples, and the choices of fields. */
import type { Data, DataObject } from '../../content/model/types.ts';

/** The part of JSON Schema that the forms use. */
export interface FormSchema {
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema;
  additionalProperties?: boolean | FormSchema;
  allOf?: FormSchema[];
  anyOf?: FormSchema[];
  oneOf?: FormSchema[];
  definitions?: Record<string, FormSchema>;
  'x-default'?: Data;
  /** The schema of each field in a group whose field names are chosen by the editor. */
  'x-names'?: FormSchema;
  [keyword: string]: unknown;
}

export interface FormSchemas {
  /**
   * By block type, and `fragment` for a reference to shared blocks; without their `type` field, which is never
   * changed.
   */
  blocks: Record<string, FormSchema>;
  page: FormSchema;
  site: FormSchema;
  /** The schemas of rows, by the name of their collection, where there is one. */
  collections: Record<string, FormSchema>;
  /** Definitions that all schemas refer to, in addition to their own. */
  definitions: Record<string, FormSchema>;
}

/** A block type, as the picker offers it. */
export interface LibraryBlock {
  type: string;
  title: string;
  description: string;
  keywords: string[];
  /** The group in which it is offered. */
  group: string;
  /** A complete block to insert into a page; missing when the site lacks what it needs, such as a film. */
  example?: DataObject;
  /** The address at which the dev server shows the example. */
  preview?: string;
}

export interface Forms {
  schemas: FormSchemas;
  library: LibraryBlock[];
}

/** A row of a collection, with the texts by which fields can refer to it. */
export interface RowChoice {
  title: string;
  fields: { [name: string]: string };
}

/** The choices of the fields of forms. */
export interface Choices {
  pages: { route: string; title: string; anchors: string[] }[];
  pictures: string[];
  videos: string[];
  files: string[];
  icons: string[];
  rows: { [collection: string]: RowChoice[] };
}
