import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { DataPath, SourceLocation } from '../../../content/model/types.ts';
import type { Change } from '../../contract/changes.ts';
import { ApiError } from '../model/api.ts';
import { keepTyped } from '../model/unsaved-actions.ts';
import type { KeptChange } from '../model/unsaved-changes.ts';
import { useSession, useValue } from '../model/use-session.ts';
import { type InnerChange, isWithin } from '../model/values.ts';
import { Draft, type DraftSource } from './draft.ts';

/** Returns whether a change was refused because YAML aliases use the value in several places. */
function isOfSharedValue(error: unknown): boolean {
  const reason = error instanceof ApiError ? error.details.reason : undefined;
  return reason === 'not-alone' || reason === 'elsewhere';
}

/** Connects the form of a value in a file with the session: what is typed, sent, refused and kept. */
export function useFormDraft(file: string, path: DataPath) {
  const session = useSession();
  const onDisk = useValue({ file, path });
  /** The changes that were refused because they are to a value that others share. */
  const [shared, setShared] = useState<InnerChange[]>([]);
  /** Converts a change of the form's value to a change of its file. */
  const inFile = useCallback(
    ({ to, ...inner }: InnerChange, place = path): Change => ({
      ...inner,
      file,
      path: [...place, ...inner.path],
      ...(to && { to: [...place, ...to] }),
    }),
    [file, path],
  );
  const source: DraftSource = {
    read: () => ({ value: session.value(file, path), path, digest: session.digest(file) }),
    async send(changes, base) {
      try {
        const typed = changes.map((change) => inFile(change, base.path));
        const { paths } = await session.change(typed, { [file]: base.digest });
        setShared([]);
        return paths?.[0]?.slice(0, base.path.length) ?? base.path;
      } catch (error) {
        setShared(isOfSharedValue(error) ? changes : []);
        throw error;
      }
    },
    keep(changes, base) {
      const typed = changes.map((change) => inFile(change, base.path));
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
    const adopt = ({ digest, op, value: kept, ...place }: KeptChange) => {
      const inner = place.path.slice(path.length);
      // Nested blocks have forms of their own.
      const isOwn = isWithin(place, { file, path }) && !inner.includes('blocks');
      if (isOwn) draft.adopt([{ op, value: kept, path: inner }], digest);
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
        await session.change([inFile(inner)]);
      } catch (error) {
        setShared(isOfSharedValue(error) ? [inner] : []);
      }
    },
    [draft, session, inFile],
  );

  /** Answers whether the refused changes are made wherever the value is shared. */
  const answerShared = async (everywhere: boolean) => {
    setShared([]);
    if (!everywhere) return draft.change(onDisk);
    const changes = shared.map((one) => ({ ...one, isShared: true }));
    await source.send(changes, source.read()).catch(() => undefined);
    await draft.flush();
  };
  return { draft, onDisk, value, refused, isShared: shared.length > 0, restructure, answerShared };
}
