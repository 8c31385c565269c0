import type { Rule } from '../model/rule.ts';

export const rule: Rule<'skipped-heading'> = {
  code: 512,
  severity: 'warning',
  title: 'A heading that leaves out a level',
  why: 'People who cannot see a page move from heading to heading, and look for the level that is missing.',
  bad: 'heading: Services\nbody: |\n  #### Cleaning',
  good: 'heading: Services\nbody: |\n  ### Cleaning',
  message: ({ level, before }) =>
    `This heading is of level ${level}, and the one before it of level ${before}: a level is left out.`,
  hint: ({ level, before, isMarkdown }) =>
    isMarkdown
      ? `Write ${'#'.repeat(before + 1)} instead of ${'#'.repeat(level)}.`
      : 'Give the block around it a heading.',
};
