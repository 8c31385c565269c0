import type { Rule } from '../model/rule.ts';
import { mailsOf } from '../schema/foreign-keys.ts';

export const rule: Rule<'form-action'> = {
  code: 606,
  severity: 'error',
  title: 'A form that is sent nowhere',
  why: 'What visitors write would be lost.',
  bad: 'action: contact',
  good: 'action: /api/application/contact',
  message: ({ action, isPage }) =>
    isPage
      ? `${action} is a page, and no page takes what is sent.`
      : `Nothing answers at “${action}”.`,
  hint: ({ action, isPage }) =>
    action.includes('@')
      ? mailsOf(action)
      : isPage
        ? `Write a path of the server, such as action: /api${action}. What visitors read after sending stands below messages:, as success:.`
        : /^api\//.test(action)
          ? `Write action: /${action}.`
          : 'Write a path that begins with /api/, or a whole address that begins with https://.',
};
