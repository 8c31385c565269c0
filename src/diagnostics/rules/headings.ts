import type { Rules } from '../model/rule.ts';

export const headingRules = {
  'no-main-heading': {
    code: 510,
    severity: 'warning',
    title: 'A page without a main heading',
    why: 'Screen readers and search engines take the main heading for what the page is about. A banner, a hero or a message has one.',
    bad: 'title: Team\nblocks:\n  - type: text\n    body: This is us.',
    good: 'title: Team\nblocks:\n  - type: banner\n    title: Our team\n  - type: text\n    body: This is us.',
    message: () =>
      'This page has no main heading, so screen readers and search engines cannot tell what it is about.',
    hint: () => 'Begin it with a block that has one, such as - type: banner with title:.',
  },
  'second-main-heading': {
    code: 511,
    severity: 'warning',
    title: 'A page with two main headings',
    why: 'A page is about one thing; its sections have headings of the second level.',
    bad: 'body: |\n  # Opening hours',
    good: 'body: |\n  ## Opening hours',
    message: () => 'This page has a second main heading.',
    hint: ({ isMarkdown }) =>
      isMarkdown
        ? 'In Markdown # makes the main heading; write ## for a section.'
        : 'Keep one banner, hero or message; text with heading: is for sections.',
  },
  'skipped-heading': {
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
  },
} satisfies Partial<Rules>;
