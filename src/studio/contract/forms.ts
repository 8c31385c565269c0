/** What Studio's forms are made from: schemas, examples, and what fields may be chosen from. */
import type { Group, Value } from './values.ts';

/** The part of JSON Schema that the forms are made of. */
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
  'x-default'?: Value;
  /** The schema of each field of a group whose names somebody chooses. */
  'x-names'?: FormSchema;
  [keyword: string]: unknown;
}

export interface FormSchemas {
  /** By block type, and of the use of shared blocks, `fragment`; its `type`, which nobody changes, is left out. */
  blocks: Record<string, FormSchema>;
  page: FormSchema;
  site: FormSchema;
  /** Of a row, by the name of its collection, where somebody wrote one. */
  collections: Record<string, FormSchema>;
  /** Definitions that every schema refers to, to be put beside its own. */
  definitions: Record<string, FormSchema>;
}

/** A type of block, as it is offered. */
export interface LibraryBlock {
  type: string;
  title: string;
  description: string;
  keywords: string[];
  /** What it is offered under. */
  group: string;
  /** A whole block, ready to be put into a page; left out where the site lacks what it needs, such as a film. */
  example?: Group;
  /** Where the dev server shows it, when it has an example. */
  preview?: string;
}

export interface Forms {
  schemas: FormSchemas;
  library: LibraryBlock[];
}

/** A row of a collection, with the texts that fields may name it by. */
export interface RowChoice {
  title: string;
  fields: { [name: string]: string };
}

/** What the fields of a form may be chosen from. */
export interface Choices {
  pages: { route: string; title: string; anchors: string[] }[];
  pictures: string[];
  videos: string[];
  files: string[];
  icons: string[];
  rows: { [collection: string]: RowChoice[] };
}
