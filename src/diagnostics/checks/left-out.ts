import type { LeftOut } from '../../content/model/check-params.ts';

/** A part of a block's code or styles that browsers leave out, as an offset and a length. */
export interface LeftOutPart {
  part: LeftOut;
  at: number;
  length: number;
}

/** Returns the text with comments, or also texts in quotation marks, as blanks, so that places stay what they are. */
export function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (all) => all.replace(/[^\n]/g, ' '));
}
