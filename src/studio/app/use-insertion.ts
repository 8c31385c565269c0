import { useState } from 'react';
import type { Group, Path, Value } from '../contract/values.ts';
import { insertion, type Target } from './model/block-actions.ts';
import type { Session } from './model/session.ts';
import { pathKey } from './model/values.ts';

/** Where the chosen block is inserted: beside another, or at the end of a list. */
type Place = Target | { file: string; list: Path };

/** Keeps the place for which a block is being chosen, and inserts the block there. */
export function useInsertion(session: Session) {
  const [place, setPlace] = useState<Place>();
  const insert = async (value: Group) => {
    setPlace(undefined);
    if (!place) return;
    await session.flushForm();
    if ('edge' in place) {
      const change = insertion(place, value);
      const added = await session.change([change]).catch(() => undefined);
      if (added) session.select(place.item.key.replace(/\d+$/, String(change.path.at(-1))));
      return;
    }
    const length = (session.value(place.file, place.list) as Value[] | undefined)?.length ?? 0;
    const path = [...place.list, length];
    try {
      await session.change([{ file: place.file, path, op: 'insert', value }]);
      session.select(pathKey(path));
    } catch {
      // The top bar shows why.
    }
  };
  return { place, setPlace, insert };
}
