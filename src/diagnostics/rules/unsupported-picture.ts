import type { Rule } from '../model/rule.ts';

export const rule: Rule<'unsupported-picture'> = {
  code: 405,
  severity: 'error',
  title: 'A picture of a kind that browsers cannot show',
  why: 'Telephones save pictures as HEIC, and programs in kinds of their own. Saved as JPEG or PNG they can be shown.',
  bad: 'src: /images/team.heic\nalt: Our team',
  good: 'src: /images/team.jpg\nalt: Our team',
  message: ({ ending }) => `Browsers cannot show pictures of the kind ${ending}.`,
  hint: 'Save it as JPEG or PNG; the rest is done for you. Drawings are best as SVG.',
};
