/** Every kind of problem that there is. A problem without an entry here does not compile, and an entry that no file of bad-input/ shows fails a test. */
import { blockTypes } from './codes/block-types.ts';
import { blocksAndKeys } from './codes/blocks-and-keys.ts';
import { budgets } from './codes/budgets.ts';
import type { CodeEntry } from './codes/code-entry.ts';
import { forms } from './codes/forms.ts';
import { picturesAndFiles } from './codes/pictures-and-files.ts';
import { references } from './codes/references.ts';
import { siteAndRoutes } from './codes/site-and-routes.ts';
import { textAndSearch } from './codes/text-and-search.ts';
import { yamlFiles } from './codes/yaml-files.ts';
import { yamlSyntax } from './codes/yaml-syntax.ts';

/** The groups in which the codes are numbered, by the hundreds of their numbers. */
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

const entries = {
  ...blocksAndKeys,
  ...yamlSyntax,
  ...yamlFiles,
  ...references,
  ...picturesAndFiles,
  ...textAndSearch,
  ...forms,
  ...siteAndRoutes,
  ...budgets,
  ...blockTypes,
};

/** The permanent name of a kind of problem: `unknown-block`. */
export type ProblemName = keyof typeof entries;

/** Its permanent code: `PW101`. */
export type ProblemCode = `PW${number}`;

/** All entries by their names. */
export const codes: { [name in ProblemName]: CodeEntry } = entries;

/** The code that belongs to a name. */
export function codeOf(name: ProblemName): ProblemCode {
  return `PW${codes[name].number}`;
}

/** The name that belongs to a code or a name, however it is written: `pw101`, `PW101`, `101`, `Unknown-Block`. */
export function nameOfCode(word: string): ProblemName | undefined {
  const wanted = word.trim().toLowerCase();
  const names = Object.keys(codes) as ProblemName[];
  return names.find(
    (name) => name === wanted || `pw${codes[name].number}` === wanted.replace(/^(?:pw)?/, 'pw'),
  );
}
