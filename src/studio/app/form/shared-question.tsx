import type { ReactElement } from 'react';
import { RefusedError } from '../model/api.ts';

/** Returns whether a change was refused because the file gives its value to several places by an alias. */
export const isOfSharedValue = (error: unknown) =>
  error instanceof RefusedError && /^(?:not-alone|elsewhere)$/.test(error.reason);

interface SharedQuestionProps {
  onChange: () => void;
  onLeave: () => void;
}

/** Renders the question whether a value is to change in all places that have it. */
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
