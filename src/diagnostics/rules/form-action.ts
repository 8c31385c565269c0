import type { Rule } from '../model/rule.ts';
import { mailsOf } from '../schema/foreign-keys.ts';

export const rule: Rule<'form-action'> = {
  code: 606,
  severity: 'error',
  title: 'A form that is sent nowhere',
  why: 'What visitors write would be lost.',
  bad: 'action: contact',
  good: 'action: /api/application/contact',
  message: ({ action }) => `Nothing answers at “${action}”.`,
  hint: ({ action }) =>
    action.includes('@')
      ? mailsOf(action)
      : 'Write a path that begins with /api/, or a whole address that begins with https://.',
};
