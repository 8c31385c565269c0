import type { Diagnostic } from '../diagnostics/diagnostic.ts';

export interface ProblemCardProps {
  problems: (Diagnostic & { frame: string })[];
  /** Whether nothing is broken: the card is folded up and stands at the end of the page. */
  isQuiet?: boolean;
}

/** A guess at what was meant is what most people need; the list behind it is for the others. */
function Hint({ text = '' }: { text: string | undefined }) {
  const [guess = ''] = /^Did you mean .+?\?(?= |$)/.exec(text) ?? [];
  const rest = text.slice(guess.length).trim();
  return (
    <>
      {guess ? <p className="problem-guess">{guess}</p> : null}
      {rest ? <p className={guess ? 'problem-place' : undefined}>{rest}</p> : null}
    </>
  );
}

function Articles({ problems }: Pick<ProblemCardProps, 'problems'>) {
  return problems.map((problem) => (
    <article key={`${problem.file}:${problem.line}:${problem.column}:${problem.code}`}>
      <h2>{problem.message}</h2>
      <p className="problem-place">
        {problem.file}:{problem.line}:{problem.column} {problem.code} {problem.name}
      </p>
      {problem.frame ? <pre>{problem.frame}</pre> : null}
      <Hint text={problem.hint} />
    </article>
  ));
}

/** Stands in the dev server's pages where a block cannot be drawn, and says what to mend. */
export function ProblemCard({ problems, isQuiet = false }: ProblemCardProps) {
  if (!isQuiet) {
    return (
      <div className="problem-card container" role="alert">
        <Articles problems={problems} />
      </div>
    );
  }
  return (
    <details className="problem-card quiet container">
      <summary>
        {problems.length === 1 ? '1 thing' : `${problems.length} things`} to make better on this
        page
      </summary>
      <Articles problems={problems} />
    </details>
  );
}

/** The card's style sheet: it stands in the dev server's pages alone, so it is in no folder of a block. */
export const problemCardCss = `
.problem-card {
  inline-size: calc(100% - 2 * var(--gutter));
  margin-block: 2rem;
  padding: 1.5rem;
  border: 2px solid var(--danger);
  border-radius: var(--radius-m);
  background: var(--surface-raised);
  color: var(--ink);
  & article + article { margin-block-start: 1.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); }
  & h2 { margin: 0; font-size: var(--step-1); color: var(--danger); }
  & p { margin-block: 0.75rem 0; overflow-wrap: anywhere; }
  & .problem-guess { font-weight: 600; }
  & .problem-place { color: var(--ink-muted); font-size: var(--step--1); }
  & h2 + .problem-place { margin-block-start: 0.25rem; font-family: ui-monospace, monospace; }
  &.quiet { border: 1px solid var(--line); padding: 0.75rem 1.5rem; }
  &.quiet h2 { color: inherit; }
  &.quiet summary { cursor: pointer; }
  &.quiet summary + article { margin-block-start: 1rem; }
  & pre { overflow-x: auto; margin-block: 1rem 0; padding: 1rem; border-radius: var(--radius-s); background: var(--surface-muted); }
}`;
