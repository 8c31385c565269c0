import type { ReactElement } from 'react';
import type { Data } from '../../../content/model/types.ts';
import type { SiteDifference } from '../../contract/history.ts';

interface ChangeListProps {
  differences: SiteDifference[];
  isBusy: boolean;
  onDiscard: (difference: SiteDifference) => void;
}

/** Renders each difference as a sentence, with the values before and after. */
export function ChangeList({ differences, isBusy, onDiscard }: ChangeListProps): ReactElement {
  return (
    <ul className="changes">
      {differences.map((difference) => (
        <li key={difference.id}>
          <div className="change-head">
            <p>{difference.sentence}</p>
            <button
              type="button"
              className="button"
              disabled={isBusy}
              aria-label={`Revert: ${difference.sentence}`}
              onClick={() => onDiscard(difference)}
            >
              Revert
            </button>
          </div>
          <Versions {...difference} />
        </li>
      ))}
    </ul>
  );
}

function Versions({ before, after }: SiteDifference): ReactElement | null {
  if (before === undefined && after === undefined) return null;
  return (
    <details>
      <summary>Before and after</summary>
      <dl className="versions">
        {before !== undefined && <LabelledValue name="Before" value={before} />}
        {after !== undefined && <LabelledValue name="Now" value={after} />}
      </dl>
    </details>
  );
}

/** Renders one version of a value. */
export function LabelledValue({ name, value }: { name: string; value: Data }): ReactElement {
  return (
    <>
      <dt>{name}</dt>
      <dd>{asText(value)}</dd>
    </>
  );
}

/** Formats a value for display: the texts in it, one per line. */
function asText(value: Data): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  return (Array.isArray(value) ? value : Object.values(value)).map(asText).join('\n');
}
