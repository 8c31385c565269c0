import path from 'node:path';
import type { Site } from '../../content/site/site.ts';
import type { Rule } from '../model/rule.ts';
import { isSameWord } from '../wording/nearest.ts';

export const rule: Rule<'missing-each'> = {
  code: 702,
  severity: 'error',
  title: 'A path with a part in brackets, and nothing that says what it stands for',
  why: 'A file such as pages/post/[slug].yaml makes one page for each entry of a collection.',
  bad: '# pages/post/[slug].yaml\ntitle: A post',
  good: '# pages/post/[slug].yaml\neach: posts\ntitle: "{{ entry.title }}"',
  message: ({ name }) =>
    `The path of this page has a part in brackets, [${name}], but nothing says what it stands for.`,
  hint: ({ name }, site, { file }) => {
    const meant = collectionFor(name, file, site);
    const begin = meant
      ? `Begin the file with each: ${meant}. It is`
      : 'Begin the file with each: and';
    return `${begin} the name of a collection whose entries have a field ${name}.`;
  },
};

/**
 * Returns the collection with the name of the file's folder, which may be in the singular, or the only one with all
 * fields that the file reads.
 */
function collectionFor(name: string, file: string, { collections, files }: Site) {
  const folder = path.basename(path.dirname(file));
  const named = [...collections.keys()].find((one) => isSameWord(one, folder));
  if (named) return named;
  const text = files.text(file) ?? '';
  const read = Array.from(text.matchAll(/\bentry\.(\w+)/g), ([, field = '']) => field);
  const fit = [...collections.values()].filter(
    ({ name: own, fields }) =>
      !own.includes('.') && [name, ...read].every((field) => fields.has(field)),
  );
  return fit.length === 1 ? fit[0]?.name : undefined;
}
