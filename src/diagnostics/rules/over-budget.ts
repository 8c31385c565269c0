import type { Rule } from '../rule.ts';

export const overBudget: Rule<'over-budget'> = {
  code: 801,
  name: 'over-budget',
  severity: 'warning',
  title: 'A page that weighs more than its budget',
  why: 'Budgets under budgets: in pages/_site.yaml keep pages fast while they grow. Sizes are those before compression, but for the one that is called compressed; what is drawn is weighed by the build.',
  bad: 'budgets:\n  default: { html: 60 kB } # and a page has 90 kB',
  good: 'budgets:\n  default: { html: 60 kB }\n  routes:\n    /gallery: { html: 120 kB }',
};
