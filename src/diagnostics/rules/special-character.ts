import { quoted } from '../../content/yaml/scalars.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import { lineWith } from '../wording/source-text.ts';
import { quote } from '../wording/syntax-words.ts';

export const rule: Rule<'special-character'> = {
  code: 212,
  severity: 'error',
  title: 'A text that begins with a character that has a meaning in YAML',
  why: 'Texts that begin with * & ! @ ` % have to stand in quotation marks.',
  bad: 'text: **Bold** words',
  good: 'text: "**Bold** words"',
  ...byReason<Params<'special-character'>>({
    mark: {
      message: ({ value }) =>
        `A word that begins with & marks what follows for repeating, and is not shown: &${value}`,
      hint: (mistake) =>
        `If it belongs to the text, put all of it in quotation marks: ${lineWith(mistake, quoted(mistake.found))}. If it is a mark, repeat it with *${mistake.value} or delete it.`,
    },
    syntax: {
      message: ({ found = '' }) => {
        if (/^\*\w/.test(found))
          return `${found} repeats the part that is marked with &${found.slice(1)} above, and there is no such part.`;
        if (/:\s/.test(found)) return 'Round brackets hold neither a list nor a group of fields.';
        return found && !/\w/.test(found)
          ? `A text that begins with ${found} has to be in quotation marks, because ${found} has a meaning in YAML.`
          : 'A text that begins with * & ! @ ` or % has a special meaning in YAML.';
      },
      hint: (params) => {
        const { advice, right = '"' } = params;
        // If the corrected line has no quotation marks, the value is not a text.
        return advice && !/["']/.test(right) ? advice : quote(params);
      },
    },
  }),
};
