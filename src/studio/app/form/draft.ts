import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path, Value } from '../../contract/values.ts';
import { TaskQueue } from '../model/task-queue.ts';
import { changesBetween, type InnerChange, pathKey, withChanges } from '../model/values.ts';

/** So long after a key a change is sent that was refused before, in milliseconds: what is half typed is reported once, not at each key. */
const PAUSE_WHEN_REFUSED = 400;

interface Draft {
  /** What the form shows: what is on disk, with what was typed since. */
  value: Value | undefined;
  change: (value: Value | undefined) => void;
  /** Sends at once what has not been sent; resolves when it is on disk or refused. */
  flush: () => Promise<void>;
  /** Shows what is on disk at these places, whatever was typed there. */
  drop: (paths: Path[]) => void;
  /** Goes on with changes that were typed elsewhere, for a file of this digest. */
  adopt: (changes: InnerChange[], digest: string | undefined) => void;
  /** Returns whether something was typed that is not on disk. */
  isTyped: () => boolean;
  /** The changes that were refused last, and are kept in the form. */
  refused: InnerChange[];
}

/** A value with its place, and the digest of the file that it was read from. */
export interface ReadValue {
  value: Value | undefined;
  path: Path;
  digest: string | undefined;
}

/**
 * Keeps what is typed into a form until it is on disk. It is sent with the digest of the file that it was typed for: when the file has
 * changed meanwhile, the server knows where its place is now, or that it is gone. What was refused is sent again with the next change.
 *
 * @param onDisk the value as it was last read
 * @param read returns the same at once, without waiting to be rendered
 * @param send resolves when the changes are on disk, with the place where the value was found meanwhile; what it throws says why they are not
 * @param keep gets what is not on disk when the form is closed, or its value now stands at another place
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

  /** Begins anew with what is on disk, and with changes to it that are not. */
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
        // Where something else stands here now, what was typed on belongs where the value has gone.
        // Before the next key, which the form would add to what it still shows.
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

  // Before the next key: the form would give what it still shows for typed, and undo what was saved elsewhere.
  useLayoutEffect(() => {
    // Of what is on its way `flush` knows more: what was taken back since looks as if nothing had been typed.
    if (isSending.current || onDisk === base.current.value) return;
    const kept = changesBetween(base.current.value, typed.current);
    // A value that is repeated elsewhere has changed there too, which nobody has typed.
    const isSent = changesBetween(onDisk, withChanges(onDisk, kept)).length === 0;
    if (!isSent) void flush();
    else {
      restart([]);
      setRefused([]);
    }
  }, [onDisk, flush, restart]);

  // Whoever selects another block a moment after the last key has changed this one.
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
