import { byReason, type Params, type Rule } from '../model/rule.ts';
import { withSlashes } from '../wording/repaired-address.ts';

const BACKSLASH_HINT =
  "Write two backslashes, or use single quotes: 'C:\\papers'. If it came in by mistake, delete it.";

export const rule: Rule<'escape'> = {
  code: 220,
  severity: 'error',
  title: 'A backslash before a character that it does not go with',
  why: 'Within double quotation marks a backslash has a meaning of its own.',
  bad: 'text: "C:\\papers"',
  good: "text: 'C:\\papers'",
  ...byReason<Params<'escape'>>({
    syntax: {
      message:
        'Within double quotes a backslash has a special meaning, and it cannot stand before this character.',
      hint: ({ right, advice = 'The parts of a path have slashes between them:' }) =>
        right ? `${advice} ${right}` : BACKSLASH_HINT,
    },
    control: {
      message: ({ value, found }) =>
        withSlashes(value)
          ? 'Within double quotes a backslash has a special meaning.'
          : `Within double quotes ${found} is a character that no page can show.`,
      hint: ({ value }) => {
        const path = withSlashes(value);
        return path ? `The parts of a path have slashes between them: ${path}` : BACKSLASH_HINT;
      },
    },
  }),
};
