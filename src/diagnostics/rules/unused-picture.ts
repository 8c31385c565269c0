import type { Rule } from '../model/rule.ts';

export const rule: Rule<'unused-picture'> = {
  code: 423,
  severity: 'warning',
  title: 'A picture that no page shows',
  why: 'It is not published, since visitors get only pictures that pages show. A picture that somebody knows by its address has to be named.',
  bad: 'public/images/old-team.svg',
  good: 'public/images/team.svg',
  message: ({ paths: [first = '', ...more] }) => {
    if (more.length === 0) return `No page shows the picture ${first}.`;
    const names = [first, ...more].map((path) => path.slice(path.lastIndexOf('/') + 1));
    const listed = `${names.slice(0, 8).join(', ')}${names.length > 8 ? ' …' : ''}`;
    const folder = first.slice(0, first.lastIndexOf('/'));
    return `No page shows ${names.length} pictures of public${folder}: ${listed}.`;
  },
  hint: ({ paths }) => {
    const them = paths.length === 1 ? 'it' : 'them';
    return `Show ${them} on a page, or delete ${them}. To publish one for its address alone, name it under publish: in pages/_site.yaml.`;
  },
};
