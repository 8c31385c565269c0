import type { FieldProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useNameOf } from '../model/use-session.ts';
import { pathKey } from '../model/values.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MoveButtons } from '../ui/move-buttons.tsx';
import { useForm } from './context/form-context.ts';

/** Renders the list of blocks nested in a block: each links to its own form, and is moved and removed here. */
export function BlockListField({ fieldPathId, schema, title, name }: FieldProps): ReactElement {
  const { blocksIn, onSelectBlock, onAddBlock, onMove, onRemove } = useForm();
  const nameOf = useNameOf();
  const list = fieldPathId.path;
  const blocks = blocksIn(list);
  return (
    <section className="list">
      <div className="list-head">
        <h3>{schema.title ?? title ?? name}</h3>
        <span className="count">{blocks.length}</span>
      </div>
      {blocks.length > 0 && (
        <div className="entries">
          {blocks.map((entry, index) => {
            const label = entry.title || nameOf(entry.type);
            return (
              <div className="entry" key={pathKey(entry.path)}>
                <div className="entry-head">
                  <button type="button" className="block-link" onClick={() => onSelectBlock(entry)}>
                    <span>{label}</span>
                    {entry.title && <small>{nameOf(entry.type)}</small>}
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
