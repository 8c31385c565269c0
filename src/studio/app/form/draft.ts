import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path, Value } from '../../contract/values.ts';
import { TaskQueue } from '../model/task-queue.ts';
import { changesBetween, type InnerChange, pathKey, withChanges } from '../model/values.ts';

/**
 * How long to wait before sending a change after a refused one, in milliseconds, so that half-typed text is reported
 * once, not at each key.
 */
const PAUSE_WHEN_REFUSED = 400;

interface Draft {
  /** The value that the form shows: the value on disk with the changes typed since. */
  value: Value | undefined;
  change: (value: Value | undefined) => void;
  /** Sends unsent changes at once; resolves when they are on disk or refused. */
  flush: () => Promise<void>;
  /** Drops the typed changes at these paths and shows what is on disk. */
  drop: (paths: Path[]) => void;
  /** Continues with changes that were typed elsewhere for a file of this digest. */
  adopt: (changes: InnerChange[], digest: string | undefined) => void;
  /** Returns whether there are typed changes that are not on disk. */
  isTyped: () => boolean;
  /** The changes that were refused last; the form still shows them. */
  refused: InnerChange[];
}

/** A value with its path, and the digest of the file that it was read from. */
export interface ReadValue {
  value: Value | undefined;
  path: Path;
  digest: string | undefined;
}

/**
 * Keeps typed changes of a form until they are on disk. They are sent with the digest of the file that they were
 * typed for: if the file has changed meanwhile, the server finds the new path of the value, or reports that it is
 * gone. Refused changes are sent again with the next change.
 *
 * @param onDisk the value as it was last read
 * @param read returns the current value at once, without waiting for a render
 * @param send resolves with the current path of the value when the changes are on disk; rejects when they are refused
 * @param keep called with changes that are not on disk when the form is closed, or when its value has another path now
 */
export function useDraft(
  onDisk: Value | undefined,
  read: () => ReadValue,
  send: (changes: InnerChange[], base: ReadValue) => Promise<Path>,
  keep: (changes: InnerChange[], base: ReadValue) => void,
): Draft {
  const [value, setValue] = useState(onDisk);
  const [refused, setRefused] = useState<InnerChange[]>([]);
  const base = useRef(read());
  const typed = useRef(onDisk);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRefused = useRef(false);
  const isSending = useRef(false);
  const [queue] = useState(() => new TaskQueue());
  const latest = useRef({ read, send, keep });
  latest.current = { read, send, keep };

  /** Starts again from the value on disk, with changes that are not on disk. */
  const restart = useCallback((kept: InnerChange[]) => {
    base.current = latest.current.read();
    typed.current = withChanges(base.current.value, kept);
    setValue(typed.current);
  }, []);

  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    return queue.run(async () => {
      const sent = typed.current;
      const changes = changesBetween(base.current.value, sent);
      if (changes.length === 0) return setRefused([]);
      isSending.current = true;
      try {
        const path = await latest.current.send(changes, base.current);
        const rest = changesBetween(sent, typed.current);
        const now = latest.current.read();
        const isHere = pathKey(now.path) === pathKey(path);
        // If another value is at this path now, later changes belong to the new path of the value. Rendered
        // synchronously, before the next key, which the form would apply to the value that it still shows.
        flushSync(() => restart(isHere ? rest : []));
        if (!isHere) latest.current.keep(rest, { ...now, path });
        isRefused.current = false;
        setRefused([]);
      } catch {
        isRefused.current = true;
        setRefused(changes);
      } finally {
        isSending.current = false;
      }
    });
  }, [queue, restart]);

  const change = useCallback(
    (next: Value | undefined) => {
      typed.current = next;
      clearTimeout(timer.current);
      if (isRefused.current) timer.current = setTimeout(flush, PAUSE_WHEN_REFUSED);
      else void flush();
      setValue(next);
    },
    [flush],
  );

  const drop = useCallback(
    (paths: Path[]) => {
      const dropped = new Set(paths.map(pathKey));
      const kept = changesBetween(base.current.value, typed.current);
      const rest = kept.filter(({ path }) => !dropped.has(pathKey(path)));
      restart(rest);
      setRefused(rest);
    },
    [restart],
  );

  const isTyped = useCallback(
    () => changesBetween(base.current.value, typed.current).length > 0,
    [],
  );

  const adopt = useCallback(
    (changes: InnerChange[], digest: string | undefined) => {
      if (!isTyped()) base.current = { ...latest.current.read(), digest };
      change(withChanges(typed.current, changes));
    },
    [change, isTyped],
  );

  // In a layout effect, before the next key: the form would take the value that it still shows for typed, and undo
  // what was saved elsewhere.
  useLayoutEffect(() => {
    // While changes are being sent, `flush` handles this: a change that was reverted since looks like no change here.
    if (isSending.current || onDisk === base.current.value) return;
    const kept = changesBetween(base.current.value, typed.current);
    // A value with aliases has also changed where nobody typed: only the typed changes are compared.
    const isSent = changesBetween(onDisk, withChanges(onDisk, kept)).length === 0;
    if (!isSent) void flush();
    else {
      restart([]);
      setRefused([]);
    }
  }, [onDisk, flush, restart]);

  // The last change is sent when the form closes: another block may be selected right after the last key.
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      if (!isTyped()) return;
      void flush().then(() => {
        const rest = changesBetween(base.current.value, typed.current);
        if (!isOpen.current) latest.current.keep(rest, base.current);
      });
    };
  }, [flush, isTyped]);

  return { value, change, flush, drop, adopt, isTyped, refused };
}
