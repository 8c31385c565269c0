import type { ReactElement } from 'react';
import type { SiteDifference } from '../../contract/history.ts';
import type { Value } from '../../contract/values.ts';

interface ChangeListProps {
  differences: SiteDifference[];
  isBusy: boolean;
  onDiscard: (difference: SiteDifference) => void;
}

/** Renders each difference as a sentence, with what was there before and what is there now. */
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
        {before !== undefined && <Version name="Before" value={before} />}
        {after !== undefined && <Version name="Now" value={after} />}
      </dl>
    </details>
  );
}

/** Renders one of the values that a place has had. */
export function Version({ name, value }: { name: string; value: Value }): ReactElement {
  return (
    <>
      <dt>{name}</dt>
      <dd>{asText(value)}</dd>
    </>
  );
}

/** Returns a value as a person reads it: the texts that are in it, one a line. */
function asText(value: Value): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  return (Array.isArray(value) ? value : Object.values(value)).map(asText).join('\n');
}
