import type { ReactElement } from 'react';
import { keepMine, takeTheirs } from '../model/settle-unsaved.ts';
import { useSession, useUnsaved } from '../model/use-session.ts';
import { RefusedNote } from './refused-note.tsx';

/** Renders changes that conflict with changes of somebody else: both versions, and buttons to choose one. */
export function ConflictNote(): ReactElement | null {
  const session = useSession();
  const { conflicts } = useUnsaved();
  const isGone = conflicts.every(({ place }) => !place);
  return (
    <RefusedNote
      label="Changed in two places"
      title="Somebody else has changed this too"
      entries={conflicts.map((conflict) => ({
        ...conflict,
        versions: [
          ['Yours', conflict.value],
          ['In the file', conflict.now === undefined ? 'It is not there any more.' : conflict.now],
        ],
      }))}
      hint={
        isGone
          ? 'Its place is gone. Copy your text from here if you want to put it elsewhere.'
          : undefined
      }
    >
      {!isGone && (
        <button type="button" className="button" onClick={() => void keepMine(session)}>
          Keep mine
        </button>
      )}
      <button type="button" className="button" onClick={() => takeTheirs(session)}>
        {isGone ? 'Discard mine' : 'Take theirs'}
      </button>
    </RefusedNote>
  );
}
