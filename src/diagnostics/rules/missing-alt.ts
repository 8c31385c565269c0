import type { Rule } from '../model/rule.ts';

export const rule: Rule<'missing-alt'> = {
  code: 530,
  severity: 'warning',
  title: 'A picture in a text without words for those who cannot see it',
  why: 'Screen readers say only that there is a picture.',
  bad: '![](/images/team.jpg)',
  good: '![Our team in front of the tower](/images/team.jpg)',
  message: ({ src }) => `The picture ${src} has no words for people who cannot see it.`,
  hint: ({ src }) =>
    `Write what it shows between the brackets: ![Our team in front of the tower](${src}).`,
};
