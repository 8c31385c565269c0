import { repairedName } from '../../content/model/names.ts';
import type { Rule } from '../model/rule.ts';
import { guessed, listed } from '../wording/phrases.ts';

const MAX_IDS = 12;

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
    return `The page ${route} has no block with the id ${params.id}, so the link ${to} does not find its place.`;
  },
  hint: (params) => {
    const { id, to } = params;
    if (params.reason === 'unpublished') return `Publish the block, or change ${to}.`;
    const { near, ids, elsewhere } = params;
    const write = newId(id);
    const there = ids.length > 0 ? `Ids on that page: ${listed(ids, 'and', MAX_IDS)}. ` : '';
    if (elsewhere.length > 0)
      return guessed(listed(elsewhere, 'or', 4), `${there}Otherwise ${lower(write)}`);
    if (near.suggestion) return guessed(`#${near.suggestion}`, `Otherwise ${lower(write)}`);
    return there ? `${there}Write one of them, or ${lower(write)}` : write;
  },
  fix: (params) => {
    if (params.reason === 'unpublished') return { lost: { word: params.to } };
    const { route, id, near, ids, elsewhere } = params;
    const known = ids.map((one) => `#${one}`);
    const lost = { word: `#${id}`, known, uses: [`${route}*`, '*'], rest: newId(id) };
    const suggestion = elsewhere[0] ?? (near.suggestion && `#${near.suggestion}`);
    return { ...(suggestion && { suggestion }), lost };
  },
};

/** Returns how to give a block the id of a link. */
function newId(id: string): string {
  const repaired = repairedName(id);
  return repaired === id.toLowerCase()
    ? `Write id: ${id} in the block that is meant.`
    : `Write id: ${repaired} in the block that is meant, and #${repaired} here.`;
}
