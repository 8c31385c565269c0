import type { Rule } from '../rule.ts';

export const unquotedTemplate: Rule<'unquoted-template'> = {
  code: 206,
  name: 'unquoted-template',
  severity: 'error',
  title: 'A value that begins with a template and has no quotation marks',
  why: 'An opening brace begins a group in YAML.',
  bad: 'title: {{ entry.title }}',
  good: 'title: "{{ entry.title }}"',
};
