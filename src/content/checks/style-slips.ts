/** What browsers leave out of a style sheet without a word. */
import { blanked, type Slip } from './slip.ts';

/** What is wrong with a style sheet: each once, and of several that follow from each other the first. */
export function styleSlips(text: string): Slip[] {
  const code = blanked(
    text,
    /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)"'\n]*\)/g,
  );
  const braces = braceSlips(code);
  return braces.length > 0 ? braces : lineSlips(code);
}

const rules: {
  pattern: RegExp;
  tell: (found: RegExpExecArray) => Pick<Slip, 'message' | 'hint'>;
}[] = [
  {
    pattern: /(?<=^[ \t]*)\/\/.*$/m,
    tell: () => ({
      message:
        'CSS has no comments that begin with //, and browsers leave out what follows up to the next semicolon.',
      hint: 'Write /* before the comment and */ behind it.',
    }),
  },
  {
    // the next line is a declaration of its own, and no rule within this one
    pattern:
      /(?<=[;{}]\s*)[a-z-]+[ \t]*:[^;{}:\n]*[^;{},:\s](?=[ \t]*\n\s*[a-z-]+[ \t]*:[^;{}]*[;}])/,
    tell: () => ({
      message:
        'A semicolon is missing behind this declaration, so browsers leave out it and the next one.',
      hint: 'Write ; at its end.',
    }),
  },
  {
    pattern: /(?<=[;{}]\s*)([a-z-]+)[ \t]+([^@:;{}\n]+)(?=;)/,
    tell: ([, name, value]) => ({
      message: 'A colon is missing in this declaration, so browsers leave it out.',
      hint: `Write ${name}: ${value}.`,
    }),
  },
];

function lineSlips(code: string): Slip[] {
  return rules.flatMap(({ pattern, tell }): Slip[] => {
    const found = pattern.exec(code);
    return found ? [{ ...tell(found), at: found.index, length: found[0].trimEnd().length }] : [];
  });
}

/** Braces that are not closed, or close nothing: the rules behind them are left out. */
function braceSlips(code: string): Slip[] {
  const open: number[] = [];
  for (const { 0: sign, index } of code.matchAll(/[{}]/g)) {
    if (sign === '{') open.push(index);
    else if (open.pop() === undefined) {
      return [
        {
          message: 'This } closes nothing, and browsers leave out the rule that follows.',
          hint: 'Delete it, or look above for a { that is missing.',
          ...{ at: index, length: 1 },
        },
      ];
    }
  }
  const [first] = open;
  if (first === undefined) return [];
  return [
    {
      message: 'This { is not closed, and browsers take all that follows for a part of its rule.',
      hint: 'Write } where the rule ends.',
      ...{ at: first, length: 1 },
    },
  ];
}
