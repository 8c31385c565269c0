import type { Rule } from '../model/rule.ts';

export const rule: Rule<'kept-header'> = {
  code: 709,
  severity: 'warning',
  title: 'A security header in public/_headers',
  why: 'The build writes these headers to fit the pages. A line that replaces one would take protection away without anybody’s noticing.',
  bad: '/*\n  Referrer-Policy: unsafe-url',
  good: '# pages/_site.yaml\nsecurity:\n  headers:\n    Referrer-Policy: no-referrer',
  message: ({ name, line }) => `Line ${line} is left out: the site sets ${name} itself.`,
  hint: ({ name }) =>
    `Delete the line. To send another value, write security: { headers: { ${name}: … } } in pages/_site.yaml.`,
  fix: ({ line, length }) => ({
    range: { line, column: 1, endLine: line, endColumn: length + 1 },
  }),
};
