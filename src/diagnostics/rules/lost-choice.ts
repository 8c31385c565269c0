import type { Rule } from '../model/rule.ts';
import { meant } from '../wording/nearest.ts';
import { listed } from '../wording/phrases.ts';

export const rule: Rule<'lost-choice'> = {
  code: 334,
  severity: 'warning',
  title: 'A choice that is nowhere to be found',
  why: 'A label above cards that none of them has shows nothing, a tab that is not there cannot be open, and a link such as /jobs?position=Cook chooses only what the form has.',
  bad: 'labels: [Offices, Schols]\nitems:\n  - { title: Tower, labels: [Offices] }\n  - { title: Hall, labels: [Schools] }',
  good: 'labels: [Offices, Schools]\nitems:\n  - { title: Tower, labels: [Offices] }\n  - { title: Hall, labels: [Schools] }',
  message: (params) => {
    const { wanted, field } = params;
    if (params.reason === 'form')
      return `The field ${field} of the form on ${params.route} cannot be “${wanted}”, so the link chooses nothing there.`;
    return `“${wanted}” is ${params.isLabel ? 'among ' : ''}the ${field} of none of the ${params.list}.`;
  },
  hint: ({ wanted, known }) => {
    const { suggestion } = meant(wanted, known);
    if (suggestion) return `Did you mean ${suggestion}?`;
    return known.length > 0 ? `Write one of: ${listed(known)}.` : 'Leave it out.';
  },
  fix: ({ reason, wanted, known }) => {
    const { suggestion } = meant(wanted, known);
    if (reason !== 'list') return {};
    return { lost: { word: wanted }, ...(suggestion && { suggestion }) };
  },
};
