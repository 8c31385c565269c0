/** Phrases shared by the rules about YAML syntax. */
import type { SyntaxParams } from '../model/syntax-params.ts';
import { shown } from './phrases.ts';

/** The hint when no repair is known. */
export const COMPARE_LINES =
  'Compare it with the lines around it: names end with a colon and a space, lists begin with a dash and a space, and lines that belong together begin in the same column.';

/** Returns the hint with the corrected line. */
export const write = ({ right }: SyntaxParams): string =>
  right ? `Write ${shown(right)}` : COMPARE_LINES;

/** Returns the hint with the text in quotation marks, after the advice about what else may have been meant. */
export function quote({ right, advice = '' }: SyntaxParams): string {
  const line = right ? `: ${shown(right)}` : '.';
  if (advice.trim() && !right) return advice;
  return advice.trim()
    ? `${advice} If it is text, put all of it in quotation marks${line}`
    : `Put the text in quotation marks${line}`;
}

/** Returns that lines below have the same mistake; empty when there are none. */
export const goesWithIt = (more = 0): string =>
  more > 1
    ? ` The ${more} lines below go with it.`
    : more > 0
      ? ' The line below goes with it.'
      : '';

/** Returns a number of spaces as words. */
export const spaces = (count: number) => (count === 1 ? '1 space' : `${count || 'no'} spaces`);
