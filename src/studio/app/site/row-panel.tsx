import { type ReactElement, useMemo } from 'react';
import type { SourceLocation } from '../../../content/model/types.ts';
import { schemaOf } from '../form/known-fields.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import type { CollectionView } from '../model/site-view.ts';
import { useSession, useSessionState, useValue } from '../model/use-session.ts';
import { isSamePlace, placeKey } from '../model/values.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { MoveButtons } from '../ui/move-buttons.tsx';
import { UsingPages } from './fragment-panel.tsx';
import { deleteRow, duplicateRow, moveRow } from './row-actions.ts';

/** Renders the form of a row of a collection, and the actions on the row. */
export function RowPanel({ row: place, name }: CollectionView): ReactElement {
  const session = useSession();
  const forms = useSessionState('forms');
  const collection = useSessionState('collection');
  const onDisk = useValue(place);
  const known = forms?.schemas.collections[name];
  const schema = useMemo(() => known ?? schemaOf(onDisk), [known, onDisk]);
  const row = collection?.rows.find((one) => place && isSamePlace(one, place));
  if (!collection) return <section className="inspector" aria-busy="true" />;
  if (!place || !row) {
    return (
      <section className="inspector" aria-label="About this collection">
        <header className="inspector-head">
          <h2>{collection.title}</h2>
        </header>
        <div className="inspector-body">
          <p className="hint">Choose a row to change it.</p>
          <UsingPages pages={collection.usedBy} />
        </div>
      </section>
    );
  }
  const index = Number(row.path[0] ?? 0);
  const run = async (work: () => Promise<SourceLocation | undefined>) => {
    await session.flushForms();
    const made = await work().catch(() => place);
    session.show({ kind: 'collection', name, ...(made && { row: made }) });
  };
  return (
    <section className="inspector" aria-label="The chosen row">
      <header className="inspector-head">
        <h2>{row.title || 'Row'}</h2>
        <div className="block-tools" role="toolbar" aria-label="This row">
          {collection.file && (
            <MoveButtons
              canMove={(by) => collection.rows[index + by] !== undefined}
              onMove={(by) => void run(() => moveRow(session, collection, row, by))}
            />
          )}
          <IconButton
            icon="copy"
            label="Duplicate"
            onClick={() => void run(() => duplicateRow(session, collection, row))}
          />
          <IconButton
            icon="trash"
            label="Delete"
            onClick={() =>
              void run(async () => {
                await deleteRow(session, collection, row);
                return undefined;
              })
            }
          />
        </div>
      </header>
      <div className="inspector-body">
        {onDisk !== undefined && (
          <SchemaForm key={placeKey(place)} file={place.file} path={place.path} schema={schema} />
        )}
      </div>
    </section>
  );
}
