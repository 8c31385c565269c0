import type { Rule } from '../model/rule.ts';

export const rule: Rule<'hidden-file'> = {
  code: 407,
  severity: 'warning',
  title: 'A file of the public folder that is not published',
  why: 'Files whose names begin with a dot mostly hold what nobody is to see, such as passwords or a history, and links may lead anywhere. A drawing that cannot be read may hold a script. .well-known/, .nojekyll and .htaccess are published.',
  bad: 'public/.env',
  good: '.env',
  message({ path, isLink, problem }) {
    if (isLink) return `${path} is a link, and not published.`;
    return problem === undefined
      ? `${path} is not published, because its name begins with a dot.`
      : `${path} is not published, because it cannot be read as a drawing.`;
  },
  hint({ isLink, problem }) {
    if (isLink) return 'Put a copy of the file in its place.';
    return problem === undefined
      ? 'Move it out of the public folder, or give it a name without a dot if everybody may read it.'
      : `Save it again as SVG, in UTF-8. (${problem})`;
  },
};
