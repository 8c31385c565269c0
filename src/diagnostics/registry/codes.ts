/** The permanent codes and names of diagnostics. */
import type { DiagnosticCode, DiagnosticName } from '../model/diagnostic.ts';
import { rules } from './rules.ts';

/** The groups of codes, by the hundreds of their numbers. */
export const codeGroups: { [hundreds: number]: string } = {
  1: 'Blocks and fields',
  2: 'YAML',
  3: 'Links, fragments, collections, templates and icons',
  4: 'Pictures and files',
  5: 'Texts, accessibility and search engines',
  6: 'Forms',
  7: 'The site and its addresses',
  8: 'Budgets',
  9: 'Block types and schemas',
};

/** All names, in the order of their codes. */
export const names = (Object.keys(rules) as DiagnosticName[]).sort(
  (a, b) => rules[a].code - rules[b].code,
);

/** Returns the code for a name. */
export function codeOf(name: DiagnosticName): DiagnosticCode {
  return `PW${rules[name].code}`;
}

/**
 * Returns the name for a code or a name in any spelling: `pw101`, `PW101`, `101`, `Unknown-Block`; `undefined` when
 * there is none.
 */
export function nameOfCode(word: string): DiagnosticName | undefined {
  const wanted = word.trim().toLowerCase();
  return names.find(
    (name) => name === wanted || `pw${rules[name].code}` === wanted.replace(/^(?:pw)?/, 'pw'),
  );
}
