import type { Rule } from '../model/rule.ts';
import { formatBytes } from '../wording/bytes.ts';

export const rule: Rule<'large-picture'> = {
  code: 421,
  severity: 'warning',
  title: 'A picture that is too large',
  why: 'Visitors on a slow connection wait for it. The limits stand under limits: in pages/_site.yaml.',
  bad: 'src: /images/map.svg # 4 MB',
  good: 'src: /images/map.svg # 80 kB, saved again without what nobody sees',
  message: (params) => {
    const { path, most } = params;
    return params.kind === 'pixels'
      ? `The picture ${path} is ${params.width} by ${params.height} pixels; the limit is ${most} on a side.`
      : `The picture ${path} has ${formatBytes(params.bytes)}; the limit is ${formatBytes(most)}.`;
  },
  hint: ({ kind }) => `Save it smaller, or change limits: { ${kind}: … } in pages/_site.yaml.`,
};
