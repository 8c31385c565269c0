import type { Rule } from '../rule.ts';

export const largePicture: Rule<'large-picture'> = {
  code: 421,
  name: 'large-picture',
  severity: 'warning',
  title: 'A picture that is too large',
  why: 'Visitors on a slow connection wait for it. The limits stand under limits: in pages/_site.yaml.',
  bad: 'src: /images/map.svg # 4 MB',
  good: 'src: /images/map.svg # 80 kB, saved again without what nobody sees',
};
