/** The parameters of each kind of issue, by its code. */
import type { CheckParams } from './check-params.ts';
import type { ConfigParams } from './config-params.ts';
import type { Schema, SchemaError } from './json-schema.ts';
import type { OddValue } from './odd-value.ts';
import type { OldName } from './schema-facts.ts';
import type { Source } from './sources.ts';
import type { TemplateParams } from './template-params.ts';
import type { Data, DataObject, DataPath } from './types.ts';

/** What a schema validates: a block of a type, an entry of a collection, or a part of a page or of the site file. */
export type Subject =
  | { kind: 'page' | 'site' | 'each' | 'itemsFrom' | 'fragment' }
  | { kind: 'block'; type: string }
  | { kind: 'entry'; collection: string };

export interface IssueParams extends CheckParams, ConfigParams, TemplateParams {
  /** A file that is not valid YAML, with the parser's message and position. */
  'invalid-yaml': { reason: string; line: number; column: number };
  /** A file without a value. */
  'empty-file': { text: string };
  /** A file that cannot be read; `error` is the system's error code. */
  'unreadable-file': { error: string };
  /** A file that is larger than the limit. */
  'file-too-large': { bytes: number };
  /** A file that is not stored as UTF-8, or a text that was read as if it were not; `value` is what was meant. */
  'not-utf8': { reason: 'file'; isUtf16: boolean } | OddValue<'misread'>;
  /** A file whose aliases expand to more data than the limit. */
  'too-many-aliases': {
    /** Whether a part repeats the part that it stands in. */
    repeatsOwn: boolean;
  };
  /** A field name with a meaning for programs, such as `__proto__`. */
  'odd-name': { name: string };
  /** Lines that end as on very old Macs. */
  'unprintable-character': { reason: 'line-ends' };
  /** A comma or semicolon at the end of a title. */
  'stray-comma': OddValue<'end'>;
  /** A title in curly quotation marks. */
  'smart-quote': OddValue<'curly'>;
  /** A single quotation mark without its partner. */
  'unclosed-quote': OddValue<'quote' | 'swallowed'>;
  /** A part of a text that YAML reads as a comment. */
  'unquoted-comment': OddValue<'comment' | 'foreign'>;
  /** A part of a text that YAML reads as an anchor. */
  'special-character': OddValue<'mark'>;
  /** An escape sequence for a character that cannot be shown. */
  escape: OddValue<'control'>;
  /** List entries separated by a character that YAML does not read as a comma. */
  'missing-comma': OddValue<'comma'>;
  /** Data that its schema refuses. */
  invalid: {
    errors: SchemaError[];
    data: Data;
    subject: Subject;
    schema: Schema;
    /** Fields that have other names today. */
    oldNames?: OldName[];
    /**
     * Where the parts of the data are written, when they come from several places, and the path of the data in the
     * finished page.
     */
    origin?: { sources: Source[]; pagePath: DataPath };
  };

  /** The name of a fragment that does not exist. */
  'unknown-fragment': { name: string; known: Set<string> };
  /** Fragments that use each other in a loop, in the order of their use. */
  'fragment-loop': { names: string[] };
  /** The name of a collection that does not exist; `isOfSchema` where the schema of another one refers to it. */
  'unknown-collection': { name: string; known: string[]; isOfSchema?: true };

  /** A value that should identify an entry of a collection by one of its fields; no entry names the `unnamed` ones. */
  'unknown-entry': {
    wanted: string;
    collection: string;
    field: string;
    values: Set<string>;
    unnamed?: string[];
  };
  /** A field that no entry of a collection has; `file` is the page file when the field is the parameter in its name. */
  'unknown-field': {
    name: string;
    collection: string;
    fields: Set<string>;
    file?: string;
    /** Whether it has a minus before it, to sort in reverse order. */
    isReversed?: boolean;
  };
  /** A selection of no entries: no entry has the wanted value, or none meets all conditions. */
  'no-entries':
    | {
        collection: string;
        field: string;
        wanted: Data;
        values: Set<string>;
        /** Whether it is one of several wanted values. */
        isOneOf: boolean;
      }
    | { collection: string; field?: undefined; isEmpty: boolean; isFiltered: boolean };
  /** A name that cannot be a segment of an address. */
  'odd-path':
    | { reason: 'value-index'; name: string }
    | { reason: 'value'; name: string; value: string }
    | { reason: 'index-folder' }
    | { reason: 'file' | 'folder'; name: string };
  /** A path with a parameter in brackets that has no `each` to fill it. */
  'missing-each': { name: string };
  /**
   * A file that makes several pages and has no parameter in brackets in its path. `field` is the name of the file
   * without its ending, when entries have a field of that name; `id` is the field that tells entries apart.
   */
  'missing-parameter': { file: string; field: string | undefined; id: string | undefined };
  /** Two entries, or two files, with the same route. */
  'duplicate-route': { route: string; first?: string; entry?: string };
  /** A required field that is missing, where it is not a schema that requires it. */
  'missing-field':
    | { reason: 'parameter'; name: string; file: string }
    | {
        reason: 'fragment-value';
        fragment: string;
        /** The fragment's file, and the place in it that asks for the value. */
        file: string;
        place: DataPath;
        wanted: string;
        asked: string[];
        given: string[];
        field: string | number | undefined;
      }
    /** A folder of pages that is the folder of no language of the list. */
    | { reason: 'language-folder'; lang: string }
    /** Without it there is a gap in `text`. */
    | { reason: 'entry-value'; collection: string; name: string; text: string }
    /** An entry of a list that lacks a field of the others, by its number in the list. */
    | { reason: 'list-entry'; number: number; name: string }
    /** The fields that an item of a list needs, and one that all entries of the collection have with another type. */
    | { reason: 'as'; collection: string; needed: string[]; unfit?: string | undefined }
    | { reason: 'feed-entry'; collection: string; entry: string; title: string; date: string };
  /** A template at the beginning of a value without quotation marks. */
  'unquoted-template': { reason: 'value' };
  /** More blocks or items than a page can hold. */
  'too-many-parts': { most: number; of: 'page' | 'list' };
  /** An empty field that all other entries fill in. */
  'missing-value': { reason: 'other-entries'; collection: string; name: string };
  /** A value of the wrong type, where it is not a schema that refuses it. */
  'wrong-type':
    | {
        reason:
          | 'fragment-like-page'
          | 'fragment-without-blocks'
          | 'collection-without-list'
          | 'entry-is-list'
          | 'entry-without-fields'
          | 'page-is-list'
          | 'page-without-fields'
          | 'site-without-fields';
        /** The only field of an object that should be a list. */
        name?: string;
      }
    | { reason: 'block-without-fields'; text: string }
    | { reason: 'other-entries'; name: string; word: string; kind: string; right: string }
    /** A number that loses its first character or its last zero, or has dots between its thousands. */
    | OddValue<'number' | 'plus' | 'zero' | 'thousands'>;
  /** A value that is not allowed, where it is not a schema that refuses it. */
  'wrong-value':
    | { reason: 'two-lists' }
    | { reason: 'other-entries'; collection: string; name: string; word: string; wanted: string }
    | { reason: 'language-twice'; lang: string }
    /** A language without its folder; `wanted` is probably meant, `misnamed` cannot be the folder of a language. */
    | {
        reason: 'language-without-folder';
        folder: string;
        wanted?: string;
        misnamed?: string | undefined;
      }
    | { reason: 'font-of-other-site' }
    | { reason: 'no-font'; file: string }
    | { reason: 'autocomplete'; word: string }
    | { reason: 'redirect-part'; address: string; part: string; wanted: string }
    | { reason: 'redirect-query'; from: string; character: string }
    | { reason: 'redirect-name'; name: string }
    | { reason: 'redirect-name-twice'; name: string; from: string }
    | { reason: 'redirect-lost-name'; name: string; from: string; known: string[] }
    | { reason: 'colour'; name: string; field: string; wanted: string | undefined }
    /** A type that schema.org does not have; `wanted` is probably meant. */
    | { reason: 'schema-org'; type: string; wanted: string | undefined }
    | { reason: 'token-length'; name: string; value: string; usual: string }
    /** An e-mail address with a comma instead of a dot. */
    | OddValue<'email' | 'other-address'>;
  /** An unknown field, where it is not a schema that refuses it. */
  'unknown-key':
    | { reason: 'each'; name: string }
    /** The fields of a file that is of another kind; `advice` says what to do with it. */
    | { reason: 'other-kind'; names: string[]; advice: string }
    | {
        reason: 'fragment-value';
        fragment: string;
        name: string;
        wanted: string;
        sure: true | undefined;
      }
    /** `names` are the fragment's values that are not given. */
    | { reason: 'unused-value'; fragment: string; file: string; name: string; names: string[] }
    | { reason: 'other-entries'; collection: string; name: string; wanted: string }
    | { reason: 'token' | 'schema-org' | 'language'; name: string; wanted: string };
  /** A day or time that does not exist. */
  'odd-time':
    | { reason: 'no-such-time' | 'no-such-zone'; text: string }
    | { reason: 'no-such-day'; text: string; nearest: string }
    | { reason: 'ends-first' };

  /** A file or folder that no page is made from. */
  'no-page':
    | { reason: 'other-file'; name: string }
    | { reason: 'beside-pages'; name: string; right: string }
    | { reason: 'entry'; name: string; right: string }
    | { reason: 'language-ending'; folder: string; right: string }
    | { reason: 'document'; name: string; kind: 'fragment' | 'collection'; right: string }
    | { reason: 'beside-file'; folder: string }
    | { reason: 'language-part'; place: string; right: string }
    | { reason: 'entries'; name: string; collection: string; folder: string }
    | { reason: 'nested'; name: string; folder: string; files: string[] }
    | { reason: 'schema'; name: string; collection: string; wanted: string }
    | { reason: 'misnamed-folder'; name: string; right: string; isThere: boolean };
  /** A YAML file with an extension other than `.yaml`. */
  'wrong-ending': { name: string; right: string };

  /** A site without `_site.yaml`; `other` is the file that was probably meant to be it. */
  'missing-site-file': { other: string | undefined };

  /** A block of a type that has been renamed. */
  'renamed-block': OldName;
  /** A block of a type that does not exist; `isFragment` where a fragment has that name. */
  'unknown-block': { type: string; isFragment: boolean };
  /** A block without a `type`; `above` is the block before it. */
  'missing-type': { block: DataObject; above: DataObject | undefined };
  /** A text that is too complex to be converted to HTML. */
  'text-too-complex': object;
  /** A value that has to occur elsewhere in its block and does not. */
  'lost-choice': { wanted: string; known: string[]; field: string } & (
    | { reason: 'list'; list: string; isLabel: boolean }
    /** A link that preselects an option in a form of its target page. */
    | { reason: 'form'; route: string }
  );
}
