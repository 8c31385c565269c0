import type { ReactElement } from 'react';
import { discardKept } from '../model/settle-unsaved.ts';
import { useSession, useUnsaved } from '../model/use-session.ts';
import { RefusedNote } from './refused-note.tsx';

/** Renders unsaved changes of forms that are closed. */
export function UnsavedNote(): ReactElement | null {
  const session = useSession();
  const { kept } = useUnsaved();
  return (
    <RefusedNote
      label="Not saved"
      title="This is not saved yet"
      entries={kept.map((change) => ({
        ...change,
        versions: [['Yours', change.op === 'remove' ? 'Left empty.' : (change.value ?? null)]],
      }))}
      hint="It stays here until it can be saved. Its form opens with it, too."
    >
      <button type="button" className="button" onClick={() => void session.retry(kept)}>
        Try again
      </button>
      <button type="button" className="button" onClick={() => discardKept(session)}>
        Discard it
      </button>
    </RefusedNote>
  );
}
