import type { OddValue } from './odd-value.ts';

/** The parameters of the issues of templates, by their codes. */
export interface TemplateParams {
  /**
   * A template that refers to a missing value: step `index` of `name` is not among `known`, or the value before it is
   * empty.
   */
  'unknown-variable': {
    /** The name in the template, and the index of its first part that has no value. */
    name: string[];
    index: number;
    /** The parts that are possible at that place. */
    known: string[];
    isEmpty: boolean;
    /** The full name of a value that may be meant: `site.contact.phone` for `contact.phone`. */
    longer?: string | undefined;
    /** The number of the entry in its list, when other entries of the list have the value. */
    number?: number;
  };
  /** A template that cannot be parsed or filled in. */
  'template-error':
    | { reason: 'list'; name: string }
    | { reason: 'group'; name: string; fields: string[] }
    | { reason: 'unknown-filter'; filter: string; known: string[] }
    | { reason: 'shortcode' | 'block-helper' | 'include' | 'comma'; parts: string[] }
    | { reason: 'or' | 'and' | 'plus' | 'choice'; parts: string[] }
    | { reason: 'liquid'; message: string; written: string }
    /** A template without its braces, or with only one of each pair. */
    | OddValue<'name' | 'brace'>;
}
