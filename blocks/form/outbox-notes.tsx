import { Icon, useT } from 'pagewright/blocks';
import type { QueuedForm } from 'pagewright/forms';
import { circleAlert, clock } from 'pagewright/icons';

interface OutboxNotesProps {
  queued: QueuedForm[];
  /** The id of the form that contains the notes; a queued form of another page cannot be edited here. */
  id: string;
  discard: (form: QueuedForm) => void;
  restore: (form: QueuedForm) => void;
  /** Queues a form with files, which is done only on request; `undefined` when there is none. */
  keep: (() => void) | undefined;
}

/** Renders notes about forms that have not arrived, with the actions that the visitor has. */
export function OutboxNotes({ queued, id, discard, restore, keep }: OutboxNotesProps) {
  const t = useT();
  return (
    // Rendered from the start, so that screen readers announce what is added.
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
                  'Your message is kept in this browser for a week at most. It is sent by itself when the connection is back, or when you try again.',
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
