import type { ReactElement } from 'react';
import type { Data, DataPath } from '../../../content/model/types.ts';
import type { SourcedValue, ValueOrigin } from '../../contract/site.ts';
import { placeKey } from '../model/values.ts';
import { useForm } from './context/form-context.ts';

/** Matches a text that consists of one template. */
const WHOLE = /^\s*\{\{[^{}]*\}\}\s*$/;

/** Returns whether a value consists of one template: it cannot be changed in its own field then. */
export const isWholeTemplate = (value: unknown): value is string =>
  typeof value === 'string' && WHOLE.test(value);

/** Formats a value for display. */
function formatValue(value: Data | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (typeof value === 'object')
    return Object.values(value)
      .filter((v) => typeof v === 'string')
      .join(', ');
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
}

interface SourcedFieldProps {
  id: string;
  label: string;
  path: DataPath;
  sourced: SourcedValue;
  onOpen: (origin: ValueOrigin) => void;
}

/** Renders a value that a template gives, with its sources, and buttons to edit it there or replace it here. */
export function SourcedField(props: SourcedFieldProps): ReactElement {
  const { id, label, path, sourced, onOpen } = props;
  const { write } = useForm();
  const { shown } = sourced;
  return (
    <div className="field sourced-field" data-field={id}>
      <div className="field-head">
        <span className="sourced-label">{label}</span>
      </div>
      {shown !== undefined && <p className="sourced-shown">{formatValue(shown)}</p>}
      <Origins from={sourced.from} onOpen={onOpen}>
        {shown !== undefined && shown !== null && (
          <button type="button" className="button" onClick={() => write([{ path, value: shown }])}>
            Replace here
          </button>
        )}
      </Origins>
    </div>
  );
}

interface OriginsProps {
  from: ValueOrigin[];
  onOpen: (origin: ValueOrigin) => void;
  children?: ReactElement | false | undefined;
}

/** Renders the sources of a value, each with a button that opens it. */
export function Origins({ from, onOpen, children }: OriginsProps): ReactElement {
  return (
    <ul className="origins">
      {from.map((origin) => (
        <li key={placeKey(origin)}>
          <span>
            From {origin.label.replace(/^The|^Each/, (word) => word.toLowerCase())}
            {origin.pages !== undefined && origin.pages > 1 && `; used on ${origin.pages} pages`}
          </span>
          <span className="origin-actions">
            <button type="button" className="button" onClick={() => onOpen(origin)}>
              Edit there
            </button>
            {children}
          </span>
        </li>
      ))}
    </ul>
  );
}
