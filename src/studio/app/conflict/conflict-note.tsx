import type { ReactElement } from 'react';
import { keepMine, takeTheirs } from '../model/settle-unsaved.ts';
import { useSession, useUnsaved } from '../model/use-session.ts';
import { pathKey } from '../model/values.ts';
import { asText } from '../publish/change-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { fieldOf } from './field-of.ts';

/** Renders what was refused since somebody else has changed the same meanwhile: both versions, and which of them is to stay. */
export function ConflictNote(): ReactElement | null {
  const session = useSession();
  const entries = useUnsaved().conflicts;
  if (entries.length === 0) return null;
  const isGone = entries.every(({ place }) => !place);
  return (
    <section className="conflict" role="alert" aria-label="Changed in two places">
      <h2>
        <Icon name="warning" />
        Somebody else has changed this too
      </h2>
      {entries.map((entry) => (
        <div key={`${entry.file} ${pathKey(entry.path)}`} className="conflict-entry">
          <h3>{fieldOf(entry)}</h3>
          <dl className="versions">
            <dt>Yours</dt>
            <dd>{asText(entry.value)}</dd>
            <dt>In the file</dt>
            <dd>{entry.now === undefined ? 'It is not there any more.' : asText(entry.now)}</dd>
          </dl>
        </div>
      ))}
      {isGone && (
        <p>Its place is gone. Copy your text from here if you want to put it elsewhere.</p>
      )}
      <div className="conflict-actions">
        {!isGone && (
          <button type="button" className="button" onClick={() => void keepMine(session)}>
            Keep mine
          </button>
        )}
        <button type="button" className="button" onClick={() => takeTheirs(session)}>
          {isGone ? 'Let mine go' : 'Take theirs'}
        </button>
      </div>
    </section>
  );
}
