import { repairedName } from '../../content/model/names.ts';
import type { Rule } from '../model/rule.ts';
import { guessed, listed } from '../wording/phrases.ts';

const mostIds = 12;

const lower = (sentence: string) => sentence[0]?.toLowerCase() + sentence.slice(1);

export const rule: Rule<'broken-anchor'> = {
  code: 302,
  severity: 'error',
  title: 'A link to a place that the page does not have',
  why: 'The link leads to the top of the page instead of the block that was meant.',
  bad: 'to: /about#tem',
  good: 'to: /about#team',
  message: (params) => {
    const { route, to } = params;
    if (params.reason === 'unpublished')
      return `The block with the id ${params.id} on ${route} is not there now: it is a draft, or not published on this day.`;
    return params.reason === 'no-id'
      ? `The page ${route} has no block with the id ${params.id}, so the link ${to} does not find its place.`
      : `The link ${to} leads to a place on its own page, ${route}, which has no block with that id; ${params.other} has one.`;
  },
  hint: (params) => {
    if (params.reason === 'other-page') return `Did you mean ${params.other}${params.to}?`;
    if (params.reason === 'unpublished') return `Publish the block, or change ${params.to}.`;
    const { suggestion } = params.near;
    const write = newId(params.id);
    if (suggestion) return guessed(`#${suggestion}`, write);
    return params.ids.length > 0
      ? `Ids on that page: ${listed(params.ids, 'and', mostIds)}. Write one of them, or ${lower(write)}`
      : write;
  },
  fix: (params) => {
    if (params.reason === 'other-page') return { suggestion: `${params.other}${params.to}` };
    if (params.reason === 'unpublished') return { lost: { word: params.to } };
    const { route, id, near, ids } = params;
    const uses = [`${route}#*`, '#*'];
    const lost = { word: id, known: ids, uses, rest: newId(id) };
    return { ...(near.suggestion && { suggestion: near.suggestion }), lost };
  },
};

/** Returns how to give a block the id of a link. */
function newId(id: string): string {
  const repaired = repairedName(id);
  return repaired === id.toLowerCase()
    ? `Write id: ${id} in the block that is meant.`
    : `Write id: ${repaired} in the block that is meant, and #${repaired} here.`;
}
