import { Icon, useT } from 'pagewright/blocks';
import type { QueuedForm } from 'pagewright/forms';
import { circleAlert, clock } from 'pagewright/icons';

interface OutboxNotesProps {
  queued: QueuedForm[];
  /** The form in which this stands; what belongs to another page cannot be edited here. */
  id: string;
  discard: (form: QueuedForm) => void;
  restore: (form: QueuedForm) => void;
  /** Keeps what has files, which is not done unasked; left out, there is nothing to keep. */
  keep: (() => void) | undefined;
}

/** Shows what has not arrived yet, and what the visitor can do about it. */
export function OutboxNotes({ queued, id, discard, restore, keep }: OutboxNotesProps) {
  const t = useT();
  return (
    // There from the start, so that screen readers hear of what comes into it.
    <div className="kept" aria-live="polite">
      {keep ? (
        <div>
          <Icon svg={circleAlert} />
          <p>
            {t(
              'offerToKeep',
              'Your file is not kept. If nobody else uses this browser, all can be kept in it for a week at most, and is sent when the connection is back.',
            )}
          </p>
          <button type="button" className="button button-quiet" onClick={keep}>
            {t('keepHere', 'Keep it here')}
          </button>
        </div>
      ) : null}
      {queued.map((form) => (
        <div key={form.key}>
          <Icon svg={form.refusal ? circleAlert : clock} />
          <p>
            {form.refusal
              ? t('keptRefused', 'Your earlier message was not accepted: {reason}', {
                  reason: form.refusal,
                })
              : t(
                  'kept',
                  'You need not send it again: it is kept in this browser for a week at most, and sent when the connection is back.',
                )}
          </p>
          {form.refusal && form.id === id ? (
            <button type="button" className="button button-quiet" onClick={() => restore(form)}>
              {t('restoreKept', 'Edit it')}
            </button>
          ) : null}
          <button type="button" className="button button-quiet" onClick={() => discard(form)}>
            {t('discardKept', 'Discard it')}
          </button>
        </div>
      ))}
    </div>
  );
}
