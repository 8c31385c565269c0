import type { ReactElement } from 'react';
import { letKeptGo } from '../model/settle-unsaved.ts';
import { useSession, useUnsaved } from '../model/use-session.ts';
import { pathKey } from '../model/values.ts';
import { asText } from '../publish/change-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { fieldOf } from './field-of.ts';

/** Renders what was typed into forms that are closed by now, and is not on disk. */
export function UnsavedNote(): ReactElement | null {
  const session = useSession();
  const { kept } = useUnsaved();
  if (kept.length === 0) return null;
  return (
    <section className="conflict" role="alert" aria-label="Not saved">
      <h2>
        <Icon name="warning" />
        This is not saved yet
      </h2>
      {kept.map((change) => (
        <div key={`${change.file} ${pathKey(change.path)}`} className="conflict-entry">
          <h3>{fieldOf(change)}</h3>
          <dl className="versions">
            <dt>Yours</dt>
            <dd>{change.op === 'remove' ? 'Left empty.' : asText(change.value ?? null)}</dd>
          </dl>
        </div>
      ))}
      <p>It stays here until it can be saved. Its form opens with it, too.</p>
      <div className="conflict-actions">
        <button type="button" className="button" onClick={() => void session.retryKept()}>
          Try again
        </button>
        <button type="button" className="button" onClick={() => letKeptGo(session)}>
          Let it go
        </button>
      </div>
    </section>
  );
}
