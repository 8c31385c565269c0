import type { ReactElement } from 'react';
import type { SiteProblems } from '../../contract/changes.ts';
import { Icon } from '../ui/icon.tsx';

/** Returns the number of problems as a text. */
function formatCount(found: SiteProblems | undefined): string {
  const count = found?.problems.length;
  if (count === undefined) return 'Looking for problems';
  if (count === 0) return 'No problems';
  return count === 1 ? '1 problem' : `${count} problems`;
}

interface ProblemsButtonProps {
  found: SiteProblems | undefined;
  onShow: () => void;
}

/** Renders the number of problems on the site; screen readers announce changes. */
export function ProblemsButton({ found, onShow }: ProblemsButtonProps): ReactElement {
  const problems = found?.problems ?? [];
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const kind = hasErrors ? 'errors' : problems.length > 0 ? 'warnings' : 'none';
  const words = formatCount(found);
  return (
    <>
      <button
        type="button"
        className="problem-count"
        data-kind={kind}
        aria-label={words}
        title={words}
        onClick={onShow}
      >
        <Icon name={problems.length > 0 ? 'warning' : 'shield'} />
        {problems.length > 0 && problems.length}
      </button>
      <span className="visually-hidden" role="status">
        {found && words}
      </span>
    </>
  );
}
