import path from 'node:path';
import type { Rule } from '../model/rule.ts';

export const rule: Rule<'missing-each'> = {
  code: 702,
  severity: 'error',
  title: 'A path with a part in brackets, and nothing that says what it stands for',
  why: 'A file such as pages/post/[slug].yaml makes one page for each entry of a collection.',
  bad: '# pages/post/[slug].yaml\ntitle: A post',
  good: '# pages/post/[slug].yaml\neach: posts\ntitle: "{{ entry.title }}"',
  message: ({ name }) =>
    `The path of this page has a part in brackets, [${name}], but nothing says what it stands for.`,
  hint: ({ name }, { collections, files }, { file }) => {
    const folder = path.basename(path.dirname(file));
    const read = [...(files.text(file) ?? '').matchAll(/\bentry\.(\w+)/g)].map(
      ([, field = '']) => field,
    );
    const fit = [...collections.values()].filter(
      ({ name: own, fields }) =>
        !own.includes('.') && [name, ...read].every((field) => fields.has(field)),
    );
    const meant = collections.has(folder) ? folder : fit.length === 1 ? fit[0]?.name : undefined;
    const begin = meant
      ? `Begin the file with each: ${meant}. It is`
      : 'Begin the file with each: and';
    return `${begin} the name of a collection whose entries have a field ${name}.`;
  },
};
