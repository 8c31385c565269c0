import type { Problem } from '../types.ts';

/**
 * A value of the site file that many places ask for and that is not there is one mistake, most likely in the site file: it is told of the first
 * place, with how many more there are. All other problems stay as they are.
 */
export function joinLost(problems: Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const lost = lostValue(problem);
    if (lost) groups.set(lost, [...(groups.get(lost) ?? []), problem]);
  }
  return problems.flatMap((problem): Problem[] => {
    const group = groups.get(lostValue(problem) ?? '') ?? [];
    if (group.length < 2) return [problem];
    if (group[0] !== problem) return [];
    const { edits: _unsure, ...first } = problem;
    const others =
      group.length === 2 ? 'One more place asks' : `${group.length - 1} more places ask`;
    return [
      {
        ...first,
        message: `${problem.message} ${others} for it.`,
        hint: `${problem.hint} If it has got another name in pages/_site.yaml, give it the old one back, or change all of the places.`,
      },
    ];
  });
}

/** The value of the site file that is not there: `site.contact has no field phone`. */
function lostValue({ name, message, hint }: Problem): string | undefined {
  if (name !== 'unknown-variable') return undefined;
  // what is a text now, and was a group, has lost all of its fields at once
  const whole = /^Look at what (site\S+) is/.exec(hint)?.[1];
  return whole ?? /has no value: (site\S* has no field \S+)\.$/.exec(message)?.[1];
}
