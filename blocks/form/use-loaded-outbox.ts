import { type Outbox, OutboxContext, type OutboxListener, type QueuedForm } from 'pagewright/forms';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';

/**
 * Returns what is queued of a form, and the outbox once it is loaded: when something is waiting, or when `load` is
 * called. It has to be loaded before the connection is lost.
 *
 * @param id the form's id in the outbox
 * @param onSent called when a queued form has been accepted
 */
export function useLoadedOutbox(id: string, onSent: (form: QueuedForm) => void) {
  const access = useContext(OutboxContext);
  const [queued, setQueued] = useState<QueuedForm[]>([]);
  const outbox = useRef<Outbox>(undefined);
  const loading = useRef<Promise<void>>(undefined);
  const end = useRef<() => void>(undefined);
  const listener = useRef<OutboxListener>({ id, onChange: setQueued, onSent });

  useEffect(() => {
    listener.current.onSent = onSent;
  });

  const load = useCallback((): void => {
    loading.current ??= access?.load().then(
      (loaded) => {
        if (!loading.current || end.current) return;
        outbox.current = loaded;
        end.current = loaded.listen(listener.current);
      },
      () => {
        loading.current = undefined;
      },
    );
  }, [access]);

  useEffect(() => {
    if (access?.isWaiting()) load();
    return () => {
      end.current?.();
      end.current = undefined;
      loading.current = undefined;
    };
  }, [access, load]);

  return { queued, load, outbox };
}
