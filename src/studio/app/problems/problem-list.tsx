import type { ReactElement } from 'react';
import type { SiteProblem, SiteProblems } from '../../contract/changes.ts';
import { api } from '../model/api.ts';
import { useSession, useSessionState } from '../model/use-session.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { useAction } from '../ui/use-action.ts';

interface ProblemGroup {
  title: string;
  problems: SiteProblem[];
}

const isError = ({ severity }: SiteProblem) => severity === 'error';

/** Groups problems for the list: those of the open page first, errors before warnings. */
function problemGroups(problems: SiteProblem[], route: string): ProblemGroup[] {
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

interface ProblemListProps {
  found: SiteProblems | undefined;
  /** Opens the place of a problem. */
  onOpen: (problem: SiteProblem) => void;
}

/**
 * Renders the problems of the page and of the rest of the site. Each leads to its field, and some can be fixed here.
 */
export function ProblemList({ found, onOpen }: ProblemListProps): ReactElement {
  const session = useSession();
  const shown = useSessionState('route');
  const { notice, run } = useAction();
  if (!found) return <p className="nothing">Looking at all pages …</p>;
  if (found.problems.length === 0) {
    return (
      <div className="all-well">
        <Icon name="check" />
        <p>There is nothing to fix on this site.</p>
      </div>
    );
  }
  const fix = ({ file, edits }: SiteProblem) =>
    run(async () => {
      const digest = found.digests[file];
      if (edits && digest) await session.run(() => api.fix(file, digest, edits));
    });
  return (
    <div className="problem-list">
      <Notice notice={notice} />
      {problemGroups(found.problems, shown).map(({ title, problems }) => (
        <section key={title} aria-label={title}>
          <h2>
            {title}
            <span className="count">{problems.length}</span>
          </h2>
          <ul>
            {problems.map((problem) => (
              <ProblemRow
                key={`${problem.file}:${problem.line}:${problem.column} ${problem.message}`}
                problem={problem}
                onOpen={() => onOpen(problem)}
                onFix={problem.edits && (() => void fix(problem))}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ProblemRowProps {
  problem: SiteProblem;
  onOpen: () => void;
  onFix: (() => void) | undefined;
}

function ProblemRow({ problem, onOpen, onFix }: ProblemRowProps): ReactElement {
  const { severity, message, hint, file, line } = problem;
  const kind = severity === 'error' ? 'Mistake' : 'Advice';
  return (
    <li className="problem" data-severity={severity}>
      <Icon name={severity === 'error' ? 'warning' : 'info'} />
      <div>
        <button type="button" className="problem-message" onClick={onOpen}>
          <span className="visually-hidden">{kind}: </span>
          {message}
        </button>
        <p className="problem-hint">{hint}</p>
        <p className="problem-place">
          {file.replace(/^pages\//, '')}, line {line}
        </p>
      </div>
      {onFix && (
        <button type="button" className="button" aria-label={`Fix it: ${message}`} onClick={onFix}>
          Fix it
        </button>
      )}
    </li>
  );
}
