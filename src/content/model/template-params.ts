import type { OddValue } from './odd-value.ts';
import type { Data } from './types.ts';

/** The parameters of the issues of templates, by their codes. */
export interface TemplateParams {
  /** A template that refers to a missing value. */
  'unknown-variable': {
    /** The name in the template, and the index of its first part that has no value. */
    name: string[];
    index: number;
    /** The value that lacks this part: for the first, all values that the template can see. */
    around: Data;
    /** The fragment whose template needs a value that the page which uses it does not have. */
    fragment?: string;
  };
  /** A template that cannot be parsed or filled in. */
  'template-error':
    | { reason: 'list'; name: string }
    | { reason: 'group'; name: string; fields: string[] }
    | { reason: 'unknown-filter'; filter: string; known: string[] }
    | {
        reason: 'third-brace' | 'one-brace' | 'shortcode' | 'block-helper' | 'include' | 'comma';
        parts: string[];
      }
    | { reason: 'pipes' | 'or' | 'and' | 'plus' | 'choice'; parts: string[] }
    | OwnTemplateError
    | { reason: 'liquid'; message: string; written: string }
    /** A template without its braces, or with only one of each pair. */
    | OddValue<'name' | 'brace'>;
}

/** Why a template is refused that Liquid would render. */
export type OwnTemplateError =
  /** It gives `NaN` or an infinite number, `[object Object]`, or the first of several values only. */
  | { reason: 'no-number' | 'no-text' | 'several-values' }
  /** The format of a date has no conversion such as `%Y`. */
  | { reason: 'date-format'; format: string };
