import type { Rule } from '../model/rule.ts';

export const rule: Rule<'stray-link'> = {
  code: 708,
  severity: 'error',
  title: 'A link among the pages that leads out of the site',
  why: 'Whatever it leads to would be published, also what is not meant for visitors.',
  bad: 'pages/notes.yaml -> /home/ada/notes.yaml',
  good: 'pages/notes.yaml (a copy)',
  message: ({ file, target }) => `${file} is a link to ${target}, which is outside the site.`,
  hint: 'Put a copy of the file in its place, or move the file into the site’s folder.',
};
