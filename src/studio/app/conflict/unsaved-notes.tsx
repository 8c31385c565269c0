/** Notes about changes that are not on disk. */
import type { ReactElement, ReactNode } from 'react';
import type { Data, SourceLocation } from '../../../content/model/types.ts';
import { titleOfName } from '../../../content/model/words.ts';
import { discardKept, keepMine, takeTheirs } from '../model/unsaved-actions.ts';
import { useSession, useSessionState, useUnsaved } from '../model/use-session.ts';
import { placeKey } from '../model/values.ts';
import { LabelledValue } from '../publish/change-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';

/** Renders the reason why the last change was refused, unless a field of the form shows it. */
export function RefusalNote(): ReactElement | null {
  const session = useSession();
  const refusal = useSessionState('refusal');
  if (!refusal || refusal.isAtField) return null;
  return (
    <div className="refusal" role="alert">
      <p>
        <strong>Nothing was changed.</strong> {refusal.message}
      </p>
      <IconButton icon="close" label="Close" onClick={() => session.dismissRefusal()} />
    </div>
  );
}

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

/** A change that was not saved. */
interface RefusedEntry extends SourceLocation {
  /** The typed value and, in a conflict, the value in the file, each with its label. */
  versions: [name: string, value: Data][];
  /** Why the change was not saved. */
  reason?: string | undefined;
}

interface RefusedNoteProps {
  label: string;
  title: string;
  entries: RefusedEntry[];
  /** What happens to the changes. */
  hint?: string | undefined;
  /** The buttons. */
  children: ReactNode;
}

/** Renders changes that are not on disk, field by field; nothing when there are none. */
function RefusedNote(props: RefusedNoteProps): ReactElement | null {
  const { label, title, entries, hint, children } = props;
  if (entries.length === 0) return null;
  return (
    <section className="conflict" role="alert" aria-label={label}>
      <h2>
        <Icon name="warning" />
        {title}
      </h2>
      {entries.map((entry) => (
        <div key={placeKey(entry)}>
          <h3>
            {titleOfName(String(entry.path.findLast((step) => typeof step === 'string') ?? ''))}
          </h3>
          {entry.reason && <p>{entry.reason}</p>}
          <dl className="versions">
            {entry.versions.map(([name, value]) => (
              <LabelledValue key={name} name={name} value={value} />
            ))}
          </dl>
        </div>
      ))}
      {hint && <p>{hint}</p>}
      <div className="conflict-actions">{children}</div>
    </section>
  );
}
