import type { Rule } from '../model/rule.ts';
import { lineWith } from '../wording/source-text.ts';

export const rule: Rule<'stray-comma'> = {
  code: 225,
  severity: 'warning',
  title: 'A comma or a semicolon at the end of a value',
  why: 'JSON and programs need it there; in YAML it belongs to the text, and visitors would see it.',
  bad: 'title: Who we are,',
  good: 'title: Who we are',
  message: ({ value }) =>
    `The ${value.at(-1)} at the end of this text would be shown: in YAML nothing stands at the end of a line.`,
  hint: (mistake) => `Remove it: ${lineWith(mistake, mistake.value.slice(0, -1).trimEnd())}`,
};
