import { FILM } from '../../content/transform/check-file.ts';
import type { Rule } from '../model/rule.ts';

export const rule: Rule<'unsupported-picture'> = {
  code: 405,
  severity: 'error',
  title: 'A picture of a kind that browsers cannot show',
  why: 'Telephones save pictures as HEIC, and programs in kinds of their own. Saved as JPEG or PNG they can be shown.',
  bad: 'src: /images/team.heic\nalt: Our team',
  good: 'src: /images/team.jpg\nalt: Our team',
  message: ({ ending }) =>
    FILM.test(ending)
      ? `This is a film, ${ending}, and a picture belongs here.`
      : `Browsers cannot show pictures of the kind ${ending}.`,
  hint: ({ ending }) =>
    FILM.test(ending)
      ? 'Write the path of a picture, such as a still from the film.'
      : 'Save it as JPEG or PNG; the rest is done for you. Drawings are best as SVG.',
};
