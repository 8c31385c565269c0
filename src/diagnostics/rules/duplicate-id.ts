import type { Rule } from '../rule.ts';

export const duplicateId: Rule<'duplicate-id'> = {
  code: 110,
  name: 'duplicate-id',
  severity: 'error',
  title: 'Two blocks of a page have the same id',
  why: 'A link to the id would not know which of the two is meant.',
  bad: '- { type: banner, title: One, id: team }\n- { type: banner, title: Two, id: team }',
  good: '- { type: banner, title: One, id: team }\n- { type: banner, title: Two, id: partners }',
  message: ({ id }) =>
    `The id ${id} stands twice on this page, so a link to #${id} would not know where to go.`,
  hint: () => 'Choose another word for one of the two.',
};
