/** What is wrong in a part of a text that is no YAML. */
import type { Worded } from '../issue.ts';

/** One such part, as an offset and a length. */
export type Slip = Pick<Worded, 'message' | 'hint'> & { at: number; length: number };

/** The text with comments, or also texts in quotation marks, as blanks, so that places stay what they are. */
export function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (all) => all.replace(/[^\n]/g, ' '));
}
