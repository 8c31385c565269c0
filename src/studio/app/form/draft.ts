import { useCallback, useEffect, useRef, useState } from 'react';
import type { Value } from '../model/contract.ts';
import { changesBetween, type InnerChange, withChanges } from '../model/values.ts';

/** So long after the last key a change is sent, in milliseconds. */
const PAUSE = 150;

export interface Draft {
  /** What the form shows: what is on disk, with what was typed since. */
  value: Value | undefined;
  change: (value: Value | undefined) => void;
  /** Sends at once what has not been sent; resolves when it is on disk or refused. */
  flush: () => Promise<void>;
  /** The changes that were refused last, and are kept in the form. */
  refused: InnerChange[];
}

/**
 * Keeps what is typed into a form until it is on disk. When the file changes meanwhile, what was typed stays, and the rest becomes what the
 * file says; what was refused is sent again with the next change.
 *
 * @param onDisk the value as it was last read
 * @param send resolves when the changes are on disk; what it throws says why they are not
 */
export function useDraft(
  onDisk: Value | undefined,
  send: (changes: InnerChange[]) => Promise<unknown>,
): Draft {
  const [value, setValue] = useState(onDisk);
  const [refused, setRefused] = useState<InnerChange[]>([]);
  const base = useRef(onDisk);
  const typed = useRef(onDisk);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const sender = useRef(send);
  sender.current = send;

  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    sending.current = sending.current.then(async () => {
      const changes = changesBetween(base.current, typed.current);
      if (changes.length === 0) return setRefused([]);
      try {
        await sender.current(changes);
        base.current = withChanges(base.current, changes);
        setRefused([]);
      } catch {
        setRefused(changes);
      }
    });
    return sending.current;
  }, []);

  const change = useCallback(
    (next: Value | undefined) => {
      typed.current = next;
      setValue(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, PAUSE);
    },
    [flush],
  );

  useEffect(() => {
    if (onDisk === base.current) return;
    const kept = changesBetween(base.current, typed.current);
    base.current = onDisk;
    typed.current = withChanges(onDisk, kept);
    setValue(typed.current);
  }, [onDisk]);

  // Whoever selects another block a moment after the last key has changed this one.
  useEffect(() => () => void (timer.current && flush()), [flush]);

  return { value, change, flush, refused };
}
