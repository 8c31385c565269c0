import type { ReactElement, ReactNode } from 'react';
import { titleOfName } from '../../../content/model/words.ts';
import type { Place, Value } from '../../contract/values.ts';
import { placeKey } from '../model/values.ts';
import { LabelledValue } from '../publish/change-list.tsx';
import { Icon } from '../ui/icon.tsx';

/** A change that was not saved. */
interface RefusedEntry extends Place {
  /** The typed value and, in a conflict, the value in the file, each with its label. */
  versions: [name: string, value: Value][];
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
export function RefusedNote(props: RefusedNoteProps): ReactElement | null {
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
