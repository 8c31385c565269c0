import type { SiteProblem } from '../../contract/changes.ts';
import type { Place } from '../../contract/values.ts';
import { isWithin } from '../model/values.ts';

interface ProblemGroup {
  title: string;
  problems: SiteProblem[];
}

const isError = ({ severity }: SiteProblem) => severity === 'error';

/** Groups problems for the list: those of the open page first, errors before warnings. */
export function problemGroups(problems: SiteProblem[], route: string): ProblemGroup[] {
  const sorted = [...problems.filter(isError), ...problems.filter((one) => !isError(one))];
  const groups = [
    { title: 'This page', problems: sorted.filter(({ page }) => page === route) },
    {
      title: 'Other pages',
      problems: sorted.filter(({ page }) => page !== undefined && page !== route),
    },
    { title: 'The whole site', problems: sorted.filter(({ page }) => page === undefined) },
  ];
  return groups.filter((group) => group.problems.length > 0);
}

/** Returns the innermost block that contains a place; `undefined` when no block does. */
export function blockOfPlace<Item extends { source: Place }>(
  items: Item[],
  place: Place,
): Item | undefined {
  const around = items.filter(({ source }) => isWithin(place, source));
  return around.sort((a, b) => b.source.path.length - a.source.path.length)[0];
}
