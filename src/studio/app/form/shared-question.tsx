import type { ReactElement } from 'react';
import { RefusedError } from '../model/api.ts';

/** Returns whether a change was refused because YAML aliases use the value in several places. */
export const isOfSharedValue = (error: unknown) =>
  error instanceof RefusedError && /^(?:not-alone|elsewhere)$/.test(error.reason);

interface SharedQuestionProps {
  onChange: () => void;
  onLeave: () => void;
}

/** Renders the question whether to change a value in all places that share it. */
export function SharedQuestion({ onChange, onLeave }: SharedQuestionProps): ReactElement {
  return (
    <div className="shared-question" role="alert">
      <p>The site keeps this the same in another place too. Change it in both?</p>
      <button type="button" className="button" onClick={onLeave}>
        Leave it
      </button>
      <button type="button" className="button primary" onClick={onChange}>
        Change both
      </button>
    </div>
  );
}
