import { byReason, type Params, type Rule } from '../model/rule.ts';
import { inQuotes, leadIn, sourceText } from '../wording/source-text.ts';
import { quote } from '../wording/syntax-words.ts';

export const rule: Rule<'unquoted-template'> = {
  code: 206,
  severity: 'error',
  title: 'A value that begins with a template and has no quotation marks',
  why: 'An opening brace begins a group in YAML.',
  bad: 'title: {{ page.title }}',
  good: 'title: "{{ page.title }}"',
  ...byReason<Params<'unquoted-template'>>({
    value: {
      message: 'A value that begins with a template has to stand in quotation marks.',
      hint: (_params, site, at) =>
        `Write quotation marks around it: ${leadIn(at.path)}${inQuotes(sourceText(site, at))}.`,
      fix: () => ({ fix: 'quote' }),
    },
    syntax: {
      message: ({ advice }) =>
        advice
          ? 'Two braces begin a template, and this is none.'
          : 'A value with a template has to stand in quotation marks.',
      hint: (params) => params.advice ?? quote(params),
    },
  }),
};
