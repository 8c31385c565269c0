import type { Rule } from '../model/rule.ts';
import { formatBytes } from '../wording/bytes.ts';

export const rule: Rule<'large-video'> = {
  code: 422,
  severity: 'warning',
  title: 'A film that is too large',
  why: 'Visitors pay for it with their time and their data. The limits stand under limits: in pages/_site.yaml.',
  bad: 'src: /video/promo.mp4 # 120 MB',
  good: 'src: /video/promo.mp4 # 9 MB, saved again with fewer bits a second',
  message: ({ path, bytes, most }) =>
    `The film ${path} has ${formatBytes(bytes)}; the limit is ${formatBytes(most)}.`,
  hint: 'Save it smaller, or change limits: { video: … } in pages/_site.yaml.',
};
