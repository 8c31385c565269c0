/** What each kind of issue says of what was found, by its name. */
import type { CheckParams } from './check-params.ts';
import type { ConfigParams } from './config-params.ts';
import type { Schema, SchemaError } from './json-schema.ts';
import type { OddValue } from './odd-value.ts';
import type { ReferenceParams } from './reference-params.ts';
import type { OldName } from './schema-facts.ts';
import type { Source } from './sources.ts';
import type { Data, DataObject, DataPath } from './types.ts';

/** What a schema is for: a block of a type, an entry of a collection, or a part of a page or of the site file. */
export type Subject =
  | { kind: 'page' | 'site' | 'each' | 'itemsFrom' | 'fragment' }
  | { kind: 'block'; type: string }
  | { kind: 'entry'; collection: string };

export interface IssueParams extends CheckParams, ConfigParams, ReferenceParams {
  /** A file that is not valid YAML: what the parser says, and where. */
  'invalid-yaml': { reason: string; line: number; column: number };
  /** A file without a value. */
  'empty-file': object;
  /** A file that the system does not give; `error` is the code that it gives instead. */
  'unreadable-file': { error: string };
  /** A file of more bytes than are read. */
  'file-too-large': { bytes: number };
  /** A file that is not stored as UTF-8. */
  'not-utf8': { isUtf16: boolean };
  /** A file that repeats parts of itself without end. */
  'too-many-aliases': object;
  /** A name that has a meaning for programs. */
  'odd-name': { name: string };
  /** Lines that end as on very old Macs. */
  'unprintable-character': { reason: 'line-ends' };
  /** A comma or semicolon at the end of a title. */
  'stray-comma': OddValue<'end'>;
  /** A title in curly quotation marks. */
  'smart-quote': OddValue<'curly'>;
  /** One quotation mark where two belong. */
  'unclosed-quote': OddValue<'quote'>;
  /** A part of a text that is a comment. */
  'unquoted-comment': OddValue<'comment' | 'foreign'>;
  /** A part of a text that marks a value for repeating. */
  'special-character': OddValue<'mark'>;
  /** An escape that makes a character which cannot be shown. */
  escape: OddValue<'control'>;
  /** Entries of a list with another comma between them. */
  'missing-comma': OddValue<'comma'>;
  /** Data that its schema refuses. */
  invalid: {
    errors: SchemaError[];
    data: Data;
    subject: Subject;
    schema: Schema;
    /** Fields that have other names today. */
    oldNames?: OldName[];
    /** Where the parts of the data are written, when they stand in several places; and the way to the data in the finished page. */
    origin?: { sources: Source[]; at: DataPath };
  };

  /** A fragment of a name that there is not. */
  'unknown-fragment': { name: string; known: Set<string> };
  /** Fragments that use each other without end, in the order of their use. */
  'fragment-loop': { names: string[] };
  /** A collection of a name that there is not. */
  'unknown-collection': { name: string; known: string[] };

  /** A value that should name an entry of a collection by one of its fields. */
  'unknown-entry': { wanted: string; collection: string; field: string; values: Set<string> };
  /** A field that no entry of a collection has; `file` is the page file whose name has it in brackets, where it stands there. */
  'unknown-field': { name: string; collection: string; fields: Set<string>; file?: string };
  /** A choice of entries that chooses none: no entry has the wanted value, or all of the conditions together fit none. */
  'no-entries':
    | { collection: string; field: string; wanted: Data; values: Set<string> }
    | { collection: string; field?: undefined; isEmpty: boolean; isFiltered: boolean };
  /** A name that cannot be part of an address. */
  'odd-path':
    | { reason: 'value-index'; name: string }
    | { reason: 'value'; name: string; value: string }
    | { reason: 'index-folder' }
    | { reason: 'file' | 'folder'; name: string };
  /** A path with a part in brackets for which nothing says what it stands for. */
  'missing-each': { name: string };
  /** A file that makes several pages and has no part in brackets. */
  'missing-parameter': { file: string };
  /** Two entries, or two files, that make the same page. */
  'duplicate-route': { route: string; first?: string; entry?: string };
  /** A field that has to be there, for another reason than a schema. */
  'missing-field':
    | { reason: 'parameter'; name: string; file: string }
    | {
        reason: 'fragment-value';
        fragment: string;
        file: string;
        wanted: string;
        asked: string[];
        given: string[];
        field: string | number | undefined;
      }
    | { reason: 'language-folder'; lang: string; name: string }
    /** `text` has an empty place without it. */
    | { reason: 'entry-value'; collection: string; name: string; text: string }
    | { reason: 'feed-entry'; collection: string; entry: string; title: string; date: string };
  /** A template that begins a value and has no quotation marks around it. */
  'unquoted-template': { reason: 'value' };
  /** More blocks or items than a page can hold. */
  'too-many-parts': { most: number; of: 'page' | 'list' };
  /** A field without a value, where all other entries have one. */
  'missing-value': { reason: 'other-entries'; collection: string; name: string };
  /** A value of the wrong kind, for another reason than a schema. */
  'wrong-type':
    | {
        reason:
          | 'fragment-like-page'
          | 'fragment-without-blocks'
          | 'collection-without-list'
          | 'entry-is-list'
          | 'entry-without-fields'
          | 'block-without-fields'
          | 'page-is-list'
          | 'page-without-fields'
          | 'site-without-fields';
        /** The only field of what should be a list, or the type of block that a word names. */
        name?: string;
      }
    | { reason: 'other-entries'; name: string; word: string; kind: string; right: string }
    /** A number that loses its first character, or its last zero, or has a point between its thousands. */
    | OddValue<'number' | 'plus' | 'zero' | 'thousands'>;
  /** A value that is not possible, for another reason than a schema. */
  'wrong-value':
    | { reason: 'two-lists' }
    | { reason: 'other-entries'; collection: string; name: string; word: string; wanted: string }
    | { reason: 'language-twice'; lang: string }
    /** A language without its folder; `wanted` is the folder of that name which is there. */
    | { reason: 'language-without-folder'; folder: string; wanted: string | undefined }
    | { reason: 'font-of-other-site' }
    | { reason: 'autocomplete'; word: string }
    | { reason: 'redirect-star'; from: string }
    | { reason: 'redirect-query'; from: string; character: string }
    | { reason: 'redirect-name'; name: string }
    | { reason: 'redirect-name-twice'; name: string; from: string }
    | { reason: 'redirect-lost-name'; name: string; from: string; known: string[] }
    | { reason: 'colour'; name: string; field: string; wanted: string | undefined }
    | { reason: 'token-length'; name: string; value: string; usual: string }
    /** An e-mail address with a comma for its dot. */
    | OddValue<'email'>;
  /** A field that is not known, for another reason than a schema. */
  'unknown-key':
    | { reason: 'each'; name: string }
    | {
        reason: 'fragment-value';
        fragment: string;
        name: string;
        wanted: string;
        sure: true | undefined;
      }
    /** `names` are those of the fragment's values that are not given. */
    | { reason: 'unused-value'; fragment: string; file: string; name: string; names: string[] }
    | { reason: 'other-entries'; collection: string; name: string; wanted: string }
    | { reason: 'token'; name: string; wanted: string };
  /** A day or a time that there is not. */
  'odd-time':
    | { reason: 'no-such-time' | 'no-such-zone'; text: string }
    | { reason: 'no-such-day'; text: string; nearest: string }
    | { reason: 'ends-first' };

  /** A file or a folder of which no page is made. */
  'no-page':
    | { reason: 'other-file'; name: string }
    | { reason: 'entry'; name: string; right: string }
    | { reason: 'misnamed-folder'; name: string; right: string; isThere: boolean };
  /** A file of YAML whose name ends otherwise. */
  'wrong-ending': { name: string; right: string };

  /** A site without its file; `other` was probably meant to be it. */
  'missing-site-file': { other: string | undefined };

  /** A template that names something that is not there: its step `index` is not among `known`, or what is before it is empty. */
  'unknown-variable': {
    name: string[];
    index: number;
    known: string[];
    isEmpty: boolean;
    /** The whole name of something that may be meant without its beginning: `site.contact.phone` for `contact.phone`. */
    longer?: string | undefined;
    /** A collection of that name. */
    collection?: string;
  };
  /** A template that cannot be read or filled in. */
  'template-error':
    | { reason: 'list'; name: string }
    | { reason: 'group'; name: string; fields: string[] }
    | { reason: 'unknown-filter'; filter: string; known: string[] }
    | { reason: 'shortcode' | 'block-helper' | 'include' | 'comma'; parts: string[] }
    | { reason: 'or' | 'and' | 'plus' | 'choice'; parts: string[] }
    | { reason: 'liquid'; message: string; written: string }
    /** A template without its braces, or with one of each pair. */
    | OddValue<'name' | 'brace'>;

  /** A block whose type has another name today. */
  'renamed-block': OldName;
  /** A block whose type there is not. */
  'unknown-block': { type: string };
  /** A block that does not say its type; `above` is the type of the block before it. */
  'missing-type': { block: DataObject; above: string | undefined };
  /** A text that cannot be turned into HTML. */
  'text-too-complex': object;
  /** A value that is to be found elsewhere in its block and is not. */
  'lost-choice': { wanted: string; known: string[]; field: string } & (
    | { reason: 'list'; list: string; isLabel: boolean }
    /** A link that chooses something in a form of the page that it leads to. */
    | { reason: 'form'; route: string }
  );

  /** Markdown that would be shown as it is written; `parts` are the words and addresses that were found in it. */
  'odd-markdown':
    | OddValue<'bold' | 'link' | 'entity' | 'element' | 'run-on'>
    | {
        reason:
          | 'brackets'
          | 'space-in-address'
          | 'no-reference'
          | 'shortcode'
          | 'double-brackets'
          | 'star-too-many'
          | 'stars'
          | 'left-out-element'
          | 'left-out-attribute'
          | 'not-ended'
          | 'end-alone'
          | 'heading-without-space'
          | 'bullets'
          | 'line-break'
          | 'table-without-head';
        parts: string[];
      };
}
