import type { Rule } from '../model/rule.ts';

export const rule: Rule<'duplicate-id'> = {
  code: 110,
  severity: 'error',
  title: 'Two blocks of a page have the same id',
  why: 'A link to the id would not know which of the two is meant.',
  bad: '- { type: banner, title: One, id: team }\n- { type: banner, title: Two, id: team }',
  good: '- { type: banner, title: One, id: team }\n- { type: banner, title: Two, id: partners }',
  message: (params) => {
    if (params.reason === 'entry')
      return `Another entry of ${params.collection} has the ${params.field} ${params.value} already.`;
    return params.reason === 'form'
      ? `Another form of this page is called ${params.id} already.`
      : `The id ${params.id} stands twice on this page, so a link to #${params.id} would not know where to go.`;
  },
  hint: ({ reason }) =>
    reason === 'entry'
      ? 'Choose another word for one of the two, or delete the entry that was copied.'
      : 'Choose another word for one of the two.',
};
