import type { Diagnostic } from './model/diagnostic.ts';

/**
 * Keeps one of the problems of a value of the site file that many places ask for and that is not there: it is one mistake, most likely in the site file: it is told of the first
 * place, with how many more there are. All other problems stay as they are.
 */
export function joinLost(problems: Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const { lost } = problem;
    if (lost) groups.set(lost, [...(groups.get(lost) ?? []), problem]);
  }
  return problems.flatMap((one): Diagnostic[] => {
    const { lost = '', ...problem } = one;
    const group = groups.get(lost) ?? [];
    if (group.length < 2) return [problem];
    if (group[0] !== one) return [];
    const { edits: _unsure, ...first } = problem;
    const others =
      group.length === 2
        ? 'It is missing in one more place'
        : `It is missing in ${group.length - 1} more places`;
    return [
      {
        ...first,
        message: `${problem.message} ${others}.`,
        hint: `${problem.hint} If its name in pages/_site.yaml has changed, change it back, or change all of these places.`,
      },
    ];
  });
}
