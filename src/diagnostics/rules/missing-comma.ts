import { byReason, type Params, type Rule } from '../model/rule.ts';

export const rule: Rule<'missing-comma'> = {
  code: 218,
  severity: 'error',
  title: 'A comma that is missing, or stands twice, within brackets',
  why: 'Within brackets and braces commas stand between the parts, and a new line ends nothing.',
  bad: 'link: { "label": "About" "to": "/about" }',
  good: 'link: { "label": "About", "to": "/about" }',
  ...byReason<Params<'missing-comma'>>({
    syntax: {
      message: 'A comma is missing here: within brackets commas stand between the parts.',
      hint: ({ right }) => `Write a comma: ${right}`,
    },
    comma: {
      message: ({ found }) => `${found} is not a comma in YAML, so all of this is one entry.`,
      hint: ({ value, found }) =>
        `Write commas between the entries: [${value
          .split(found)
          .map((one) => one.trim())
          .join(', ')}].`,
    },
  }),
};
