import type { Rule } from '../model/rule.ts';

export const rule: Rule<'no-page'> = {
  code: 706,
  severity: 'warning',
  title: 'A file among the pages that is none',
  why: 'Nothing is made of it, so visitors cannot reach it.',
  bad: 'pages/price-list.pdf',
  good: 'public/price-list.pdf',
  message: (params) =>
    params.reason === 'other-file'
      ? `${params.name} is not a page, and nothing is made of it.`
      : `Nothing reads the folder ${params.name}: that of the site’s ${params.right.slice(1)} is called ${params.right}.`,
  hint: (params) => {
    if (params.reason === 'other-file') {
      return 'Pictures and documents belong in the public folder. A name that begins with _ says that the file is meant to be here.';
    }
    const { right, isThere } = params;
    return isThere ? `Move what is in it to pages/${right}.` : `Rename it to ${right}.`;
  },
  fix: (params) => (params.reason === 'other-file' ? {} : { suggestion: params.right }),
};
