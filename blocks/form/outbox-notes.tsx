import type { QueuedForm } from '../_shared/browser/outbox.ts';
import { Icon } from '../_shared/icon.tsx';
import { circleAlert, clock } from '../_shared/icons.ts';
import { useSay } from '../_shared/words.ts';

interface OutboxNotesProps {
  queued: QueuedForm[];
  /** The form in which this stands; what belongs to another page cannot be edited here. */
  id: string;
  discard: (form: QueuedForm) => void;
  restore: (form: QueuedForm) => void;
}

/** Shows what has not arrived yet, and what the visitor can do about it. */
export function OutboxNotes({ queued, id, discard, restore }: OutboxNotesProps) {
  const say = useSay();
  return (
    // There from the start, so that screen readers hear of what comes into it.
    <div className="kept" aria-live="polite">
      {queued.map((form) => (
        <div key={form.key}>
          <Icon svg={form.refusal ? circleAlert : clock} />
          <p>
            {form.refusal
              ? say('keptRefused', 'Your earlier message was not accepted: {reason}', {
                  reason: form.refusal,
                })
              : say('kept', 'Your message is kept here and sent when the connection is back.')}
          </p>
          {form.refusal && form.id === id ? (
            <button type="button" className="button button-quiet" onClick={() => restore(form)}>
              {say('restoreKept', 'Edit it')}
            </button>
          ) : null}
          <button type="button" className="button button-quiet" onClick={() => discard(form)}>
            {say('discardKept', 'Discard it')}
          </button>
        </div>
      ))}
    </div>
  );
}
