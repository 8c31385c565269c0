import type { FieldProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { BlockEntry } from '../../contract/pages.ts';
import { useBlockTitle, useSession, useSessionState } from '../model/use-session.ts';
import { pathKey } from '../model/values.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MoveButtons } from '../ui/move-buttons.tsx';
import { useForm } from './context/form-context.ts';

/** Renders the list of blocks nested in a block: each links to its own form, and is moved and removed here. */
export function BlockListField({ fieldPathId, schema, title, name }: FieldProps): ReactElement {
  const { blocksIn, onAddBlock, onMove, onRemove } = useForm();
  const session = useSession();
  const view = useSessionState('view');
  const titleOf = useBlockTitle();
  const list = fieldPathId.path;
  const blocks = blocksIn(list);
  const open = ({ path, source }: BlockEntry) => {
    if (!view) session.select(pathKey(path));
    else session.show({ kind: 'block', ...source, back: view.kind === 'block' ? view.back : view });
  };
  return (
    <section className="list">
      <div className="list-head">
        <h3>{schema.title ?? title ?? name}</h3>
        <span className="count">{blocks.length}</span>
      </div>
      {blocks.length > 0 && (
        <div className="entries">
          {blocks.map((entry, index) => {
            const label = entry.title || titleOf(entry.type);
            return (
              <div className="entry" key={pathKey(entry.path)}>
                <div className="entry-head">
                  <button type="button" className="block-link" onClick={() => open(entry)}>
                    <span>{label}</span>
                    {entry.title && <small>{titleOf(entry.type)}</small>}
                  </button>
                  <div className="entry-tools">
                    <MoveButtons
                      name={label}
                      canMove={(by) => blocks[index + by] !== undefined}
                      onMove={(by) => void onMove([...list, index], index + by)}
                    />
                    <IconButton
                      icon="trash"
                      label={`Remove ${label}`}
                      onClick={() => onRemove([...list, index])}
                    />
                  </div>
                </div>
              </div>
            );
          })}
        </div>
      )}
      <button type="button" className="add-entry" onClick={() => onAddBlock(list)}>
        <Icon name="plus" />
        Add a block
      </button>
    </section>
  );
}
