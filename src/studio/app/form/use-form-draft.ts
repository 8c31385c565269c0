import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { DataPath, SourceLocation } from '../../../content/model/types.ts';
import type { Change } from '../../contract/changes.ts';
import { ApiError } from '../model/api.ts';
import { keepTyped } from '../model/unsaved-actions.ts';
import type { KeptChange, TypedChange } from '../model/unsaved-changes.ts';
import { useSession, useValue } from '../model/use-session.ts';
import { type FieldChange, type InnerChange, isWithin } from '../model/values.ts';
import { Draft, type DraftSource, type ReadValue } from './draft.ts';

/** Returns whether a change was refused because YAML aliases use the value in several places. */
function isOfSharedValue(error: unknown): boolean {
  const reason = error instanceof ApiError ? error.details.reason : undefined;
  return reason === 'not-alone' || reason === 'elsewhere';
}

/** Converts a typed change within a value to a change of its file. */
const typedInFile = (change: FieldChange, { file, path }: SourceLocation): TypedChange => ({
  ...change,
  file,
  path: [...path, ...change.path],
});

/** Converts any change within a value to a change of its file. */
function changeInFile(change: InnerChange, { file, path }: SourceLocation): Change {
  const own = { file, path: [...path, ...change.path] };
  return change.op === 'move'
    ? { ...change, ...own, to: { file, path: [...path, ...change.to] } }
    : { ...change, ...own };
}

/** Connects the form of a value in a file with the session: what is typed, sent, refused and kept. */
export function useFormDraft(file: string, path: DataPath) {
  const session = useSession();
  const onDisk = useValue({ file, path });
  /** The changes that were refused because they are to a value that others share. */
  const [shared, setShared] = useState<InnerChange[]>([]);
  const read = () => ({ value: session.value(file, path), path, digest: session.digest(file) });
  const send = async (changes: InnerChange[], base: ReadValue): Promise<DataPath> => {
    try {
      const inFile = changes.map((change) => changeInFile(change, { file, path: base.path }));
      const { paths } = await session.change(inFile, { [file]: base.digest });
      setShared([]);
      return paths?.[0]?.slice(0, base.path.length) ?? base.path;
    } catch (error) {
      setShared(isOfSharedValue(error) ? changes : []);
      throw error;
    }
  };
  const source: DraftSource = {
    read,
    send,
    keep(changes, base) {
      const typed = changes.map((change) => typedInFile(change, { file, path: base.path }));
      keepTyped(session, typed, base.digest);
    },
  };
  const [draft] = useState(() => new Draft(source));
  draft.source = source;
  const { value, refused } = useSyncExternalStore(draft.subscribe, draft.state);

  // In a layout effect, before the next key: the form would take the value that it still shows for typed, and undo
  // what was saved elsewhere.
  useLayoutEffect(() => draft.takeFromDisk(onDisk), [draft, onDisk]);
  useEffect(() => draft.open(), [draft]);
  useEffect(() => {
    const drop = (places: SourceLocation[]) => {
      const own = places.filter((one) => isWithin(one, { file, path }));
      draft.drop(own.map((one) => one.path.slice(path.length)));
    };
    const adopt = ({ digest, reason: _reason, ...kept }: KeptChange) => {
      const inner = kept.path.slice(path.length);
      // Nested blocks have forms of their own.
      const isOwn = isWithin(kept, { file, path }) && !inner.includes('blocks');
      if (isOwn) draft.adopt([{ ...kept, path: inner }], digest);
      return isOwn;
    };
    const form = { flush: () => draft.flush(), drop, adopt, isTyped: () => draft.isTyped() };
    session.openForms.add(form);
    session.unsaved.handOver(adopt);
    return () => void session.openForms.delete(form);
  }, [session, draft, file, path]);

  /** Makes a change that is not typed, such as moving an entry, once what was typed is on disk. */
  const restructure = useCallback(
    async (inner: InnerChange) => {
      await draft.flush();
      try {
        await session.change([changeInFile(inner, { file, path })]);
      } catch (error) {
        setShared(isOfSharedValue(error) ? [inner] : []);
      }
    },
    [draft, session, file, path],
  );

  /** Answers whether the refused changes are made wherever the value is shared. */
  const answerShared = async (everywhere: boolean) => {
    setShared([]);
    if (!everywhere) return draft.change(onDisk);
    const changes = shared.map((one) => ({ ...one, isShared: true }));
    await send(changes, read()).catch(() => undefined);
    await draft.flush();
  };
  return { draft, onDisk, value, refused, isShared: shared.length > 0, restructure, answerShared };
}
