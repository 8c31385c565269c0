import type { FieldProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { Path } from '../model/contract.ts';
import { pathKey } from '../model/values.ts';
import { Icon } from '../ui/icon.tsx';
import { contextOf } from './widgets/form-context.ts';

/** Renders a list of blocks within a block: each leads to its own form. */
export function BlockListField({
  fieldPathId,
  registry,
  schema,
  title,
  name,
}: FieldProps): ReactElement {
  const { blocksIn, onSelectBlock, onAddBlock } = contextOf(registry);
  const list = fieldPathId.path as Path;
  const blocks = blocksIn(list);
  return (
    <section className="list">
      <div className="list-head">
        <h3>{schema.title ?? title ?? name}</h3>
        <span className="count">{blocks.length}</span>
      </div>
      <div className="entries">
        {blocks.map((entry) => (
          <button
            type="button"
            className="entry block-link"
            key={pathKey(entry.path)}
            onClick={() => onSelectBlock(entry)}
          >
            <span>{entry.title || entry.type}</span>
            <Icon name="chevron" />
          </button>
        ))}
      </div>
      <button type="button" className="add-entry" onClick={() => onAddBlock(list)}>
        <Icon name="plus" />
        Add a block
      </button>
    </section>
  );
}
