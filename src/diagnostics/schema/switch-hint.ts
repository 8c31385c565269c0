/** Fields that somebody switched on or off, and that are no switches. */

import type { Schema } from '../../content/model/json-schema.ts';
import { firstSentence } from '../../content/words/nearest.ts';
import { exampleLine } from './example-value.ts';

const yes = /^(?:yes|on|y|true)$/i;
const no = /^(?:no|off|n|false)$/i;

/** What a word says that switches something: `yes` and `on`, `no` and `off`; `undefined` when it is no such word. */
export function switchOf(data: unknown): boolean | undefined {
  const text = String(data);
  return yes.test(text) ? true : no.test(text) ? false : undefined;
}

/** Whether a text is one that may be left out, and that nobody would call `true`. */
export function isNoSwitch(data: unknown, { description = '' }: Schema): boolean {
  return typeof data === 'boolean' && /\bleft out\b/i.test(description);
}

/** What to write instead of a word that switches the field `name`, which needs a number or words. */
export function switchHint(
  data: unknown,
  name: string,
  schema: Schema,
  shared: Schema | undefined,
): string {
  const { description = '' } = schema;
  if (switchOf(data)) {
    const about = firstSentence(description);
    return `It is no switch: write ${exampleLine(name, schema, shared)}. ${about}`.trim();
  }
  // a number that has a meaning of its own when it is nought
  const ofNought = /\b0 (means [^.]*\.)/.exec(description)?.[1];
  return ofNought ? `Write ${name}: 0, which ${ofNought}` : 'To leave it out, delete the line.';
}
