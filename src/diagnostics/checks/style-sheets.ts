/** What browsers leave out of a style sheet without a word. */
import { blanked, type LeftOutPart } from './left-out.ts';

/** Returns what is wrong with a style sheet: each mistake once, and of several that follow from each other the first. */
export function leftOutOfStyles(text: string): LeftOutPart[] {
  const code = blanked(
    text,
    /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)"'\n]*\)/g,
  );
  const braces = bracesOf(code);
  return braces ? [braces] : declarationsOf(code);
}

const patterns: {
  pattern: RegExp;
  part: (found: RegExpExecArray) => LeftOutPart['part'];
}[] = [
  {
    pattern: /(?<=^[ \t]*)\/\/.*$/m,
    part: () => ({ kind: 'style-comment' }),
  },
  {
    // the next line is a declaration of its own, and no rule within this one
    pattern:
      /(?<=[;{}]\s*)[a-z-]+[ \t]*:[^;{}:\n]*[^;{},:\s](?=[ \t]*\n\s*[a-z-]+[ \t]*:[^;{}]*[;}])/,
    part: () => ({ kind: 'style-semicolon' }),
  },
  {
    pattern: /(?<=[;{}]\s*)([a-z-]+)[ \t]+([^@:;{}\n]+)(?=;)/,
    part: ([, name = '', value = '']) => ({ kind: 'style-colon', name, value }),
  },
];

function declarationsOf(code: string): LeftOutPart[] {
  return patterns.flatMap(({ pattern, part }): LeftOutPart[] => {
    const found = pattern.exec(code);
    const length = found?.[0].trimEnd().length ?? 0;
    return found ? [{ part: part(found), at: found.index, length }] : [];
  });
}

/** Returns the first brace that is not closed, or closes nothing: the rules after it are left out. */
function bracesOf(code: string): LeftOutPart | undefined {
  const open: number[] = [];
  for (const { 0: brace, index } of code.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else if (open.pop() === undefined) {
      return { part: { kind: 'style-brace-closes-nothing' }, at: index, length: 1 };
    }
  }
  const [first] = open;
  if (first === undefined) return undefined;
  return { part: { kind: 'style-brace-not-closed' }, at: first, length: 1 };
}
