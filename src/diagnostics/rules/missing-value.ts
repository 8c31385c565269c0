import { byReason, type Params, type Rule } from '../model/rule.ts';
import { allowsAny, capital, exampleOf, wantedTypes } from '../schema/value-words.ts';

export const rule: Rule<'missing-value'> = {
  code: 107,
  severity: 'error',
  title: 'A field without a value',
  why: 'The colon is there and nothing after it. A value that begins with # is a comment, unless it stands in quotation marks.',
  bad: '- type: banner\n  title:',
  good: '- type: banner\n  title: Who we are',
  ...byReason<Params<'missing-value'>>({
    schema: {
      message: ({ name, error }) =>
        `${capital(name)} ${error.data === null ? 'has no value' : 'is empty'}.`,
      hint: (params) => {
        const { name, isEntry, around } = params;
        const where = isEntry ? 'in its place' : `after ${name}:`;
        const what = isEntry ? 'entry' : 'line';
        const { enum: allowed } = params.error.parentSchema;
        const type = allowsAny(params.error.parentSchema) ? 'a value' : wantedTypes(params);
        const wanted = allowed ? 'one of the possible values' : type;
        return `Write ${wanted} ${where}, such as ${exampleOf(params)}${around?.required?.includes(name) || name === 'alt' ? '' : `, or delete the ${what}`}.`;
      },
    },
    'other-entries': {
      message: ({ name, collection }) =>
        `${name} has no value, and all other entries of ${collection} have one.`,
      hint: ({ name }) => `Write the value after ${name}:, or delete the line.`,
    },
    syntax: {
      message: 'This dash begins an entry, and nothing stands after it.',
      hint: 'Write the entry after it, or delete the dash.',
    },
  }),
};
