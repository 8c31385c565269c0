import type { Rule } from '../model/rule.ts';

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
      ? `A form is sent to the server, by action: /api/enquiry. Who gets a mail of each enquiry is said in pages/_site.yaml: enquiries: { notify: ${action.replace('mailto:', '')} }.`
      : isPage
        ? `Write a path of the server, such as action: /api${action}. What visitors read after sending stands below messages:, as success:.`
        : /^api\//.test(action)
          ? `Write action: /${action}.`
          : 'Write a path that begins with /api/, or a whole address that begins with https://.',
};
