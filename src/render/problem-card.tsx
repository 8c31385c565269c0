import type { Diagnostic } from '../diagnostics/model/diagnostic.ts';

interface ProblemCardProps {
  problems: (Diagnostic & { frame: string })[];
  /** Whether there are only warnings: the card is collapsed and comes last on the page. */
  isQuiet?: boolean;
}

/** Renders a hint. The likely correction comes first, in a paragraph of its own. */
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
  return problems.map(({ file, line, column, code, ...problem }) => (
    <article key={`${file}:${line}:${column}:${code}`}>
      <h2>{problem.message}</h2>
      <p className="problem-place">
        {file}:{line}:{column} {code} {problem.name}
      </p>
      {problem.frame ? <pre>{problem.frame}</pre> : null}
      <Hint text={problem.hint} />
      <p className="problem-actions">
        <button type="button" data-open={`${file}:${line}:${column}`}>
          Open in the editor
        </button>
        {problem.edits ? (
          <button type="button" data-fix={JSON.stringify({ file, line, column, code })}>
            Fix it
          </button>
        ) : null}
      </p>
    </article>
  ));
}

/** Renders the problems of a block in its place, in the dev server's pages. */
export function ProblemCard({ problems, isQuiet = false }: ProblemCardProps) {
  if (!isQuiet) {
    return (
      <div className="problem-card container" lang="en" dir="ltr" role="alert">
        <Articles problems={problems} />
      </div>
    );
  }
  return (
    <details className="problem-card quiet container" lang="en" dir="ltr">
      <summary>
        {problems.length === 1 ? '1 thing' : `${problems.length} things`} to make better on this
        page
      </summary>
      <Articles problems={problems} />
    </details>
  );
}
