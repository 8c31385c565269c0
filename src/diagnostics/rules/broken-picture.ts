import type { Rule } from '../model/rule.ts';

export const rule: Rule<'broken-picture'> = {
  code: 404,
  severity: 'error',
  title: 'A picture that cannot be read',
  why: 'The file is damaged, it ends too early, or it is something else than its name says: visitors would see an empty place.',
  bad: 'src: /images/half-copied.jpg\nalt: Our team',
  good: 'src: /images/team.jpg\nalt: Our team',
  message: (params) => {
    if (params.icon === undefined) {
      return `The picture ${params.path} cannot be read: the file is damaged, or it is something else than its name says.`;
    }
    const { icon, element, attribute } = params;
    const why =
      element === undefined
        ? 'it is damaged, or no drawing'
        : attribute === undefined
          ? `it has <${element}> in it`
          : `its <${element}> has ${attribute}`;
    return `The icon pages/_icons/${icon}.svg cannot be put into a page: ${why}.`;
  },
  hint: (params) =>
    params.icon === undefined
      ? `Save it again as ${/\.svg$/i.test(params.path) ? 'SVG, in UTF-8' : 'JPEG or PNG'}. (${params.reason})`
      : 'Save it again as plain SVG, with paths and shapes only.',
};
