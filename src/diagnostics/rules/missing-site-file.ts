import type { Rule } from '../model/rule.ts';

export const rule: Rule<'missing-site-file'> = {
  code: 707,
  severity: 'error',
  title: 'The site has no pages/_site.yaml',
  why: 'It says what the site is called, and what its menus, header and footer are.',
  bad: 'pages/index.yaml',
  good: '# pages/_site.yaml\nname: My company',
  message: ({ other }) =>
    `The site has no file pages/_site.yaml${other ? `, but one called ${other}` : ''}.`,
  hint: ({ other }) =>
    other
      ? 'Rename it to _site.yaml.'
      : 'Write one; the line name: My company is enough to begin with.',
};
