import type { BudgetKind } from '../../content/model/check-params.ts';
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { Rule } from '../model/rule.ts';
import { formatBytes } from '../wording/bytes.ts';

export const rule: Rule<'over-budget'> = {
  code: 801,
  severity: 'warning',
  title: 'A page that weighs more than its budget',
  why: 'Budgets under budgets: in pages/_site.yaml keep pages fast while they grow. Sizes are those before compression, but for the one that is called compressed; what is rendered is weighed by the build.',
  bad: 'budgets:\n  default: { html: 60 kB } # and a page has 90 kB',
  good: 'budgets:\n  default: { html: 60 kB }\n  routes:\n    /gallery: { html: 120 kB }',
  message: ({ route, kind, bytes, most, largest }) =>
    `The page ${route} has ${formatBytes(bytes)} of ${counted[kind]}, ${formatBytes(bytes - most)} more than its budget of ${formatBytes(most)}.${ofLargest(largest)}`,
  hint: 'Divide the page, take something out of it, or change budgets: in pages/_site.yaml.',
};

const counted: { [kind in BudgetKind]: string } = {
  compressed: 'HTML with styles when compressed',
  html: 'HTML',
  css: 'style sheets',
  javascript: 'JavaScript',
  pictures: 'pictures',
};

function ofLargest(largest: IssueParams['over-budget']['largest']): string {
  if (!largest) return '';
  const bytes = formatBytes(largest.bytes);
  return 'block' in largest
    ? ` Its heaviest block is the ${largest.block} (${bytes}).`
    : ` The heaviest is ${largest.picture} (${bytes}).`;
}
