import type { IssueParams } from '../../content/model/issue-params.ts';
import { listed, meant } from '../../content/words/nearest.ts';
import type { Rule } from '../model/rule.ts';
import { origins } from '../wording/origins.ts';

export const rule: Rule<'unknown-variable'> = {
  code: 309,
  severity: 'error',
  title: 'A template names something that is not there',
  why: 'An empty place would stand in the page.',
  bad: 'title: "{{ site.nam }}"',
  good: 'title: "{{ site.name }}"',
  message: ({ name, index, isEmpty }) => {
    const whole = name.join('.');
    const before = name.slice(0, index).join('.');
    if (index === 0) return `There is nothing called ${name[0]} for {{ ${whole} }}.`;
    return isEmpty
      ? `{{ ${whole} }} has no value, because ${before} is empty here.`
      : `{{ ${whole} }} has no value: ${before} has no field ${name[index]}.`;
  },
  hint: (params) => {
    const { name, index, known, collection } = params;
    if (collection !== undefined) {
      return `A template does not see collections. A block is filled from one by itemsFrom: { collection: ${collection} }, a page is made for each entry by each: ${collection}.`;
    }
    const { repaired } = nameFor(params);
    const guess = repaired ? `Did you mean {{ ${repaired} }}? ` : '';
    const before = name.slice(0, index).join('.');
    if (index === 0) {
      return repaired !== undefined && repaired === params.longer
        ? guess.trim()
        : guess + (origins[name[0] ?? ''] ?? `What there is: ${listed(known, 'and')}.`);
    }
    return known.length > 0
      ? `${guess}The fields of ${before} are ${listed(known, 'and')}.`
      : `${guess}Look at what ${before} is, or write {{ ${name.join('.')} | default: "" }}.`;
  },
  fix: (params) => {
    const { name, index, known } = params;
    const { suggestion, repaired, sure } = nameFor(params);
    // what is a text now, and was a group, has lost all of its fields at once
    const steps = known.length > 0 ? index + 1 : index;
    return {
      ...(suggestion ? { suggestion } : {}),
      ...(sure && repaired ? { fix: { text: repaired } } : {}),
      ...(name[0] === 'site' && index > 0 ? { lost: name.slice(0, steps).join('.') } : {}),
    };
  },
};

/** Returns the name that was probably meant. */
function nameFor({ name, index, known, longer }: IssueParams['unknown-variable']) {
  const step = name[index] ?? '';
  const { suggestion, sure } = meant(step, known);
  const rest = name.slice(index + 1);
  if (!sure && longer && !origins[step]) return { suggestion: longer, repaired: longer };
  if (!suggestion) return {};
  return { suggestion, sure, repaired: [...name.slice(0, index), suggestion, ...rest].join('.') };
}
