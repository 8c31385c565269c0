import type { ReactElement } from 'react';
import { isObject } from '../../../content/model/data.ts';
import type { Path } from '../../contract/values.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { useNameOf, useSessionState, useValue } from '../model/use-session.ts';
import { placeKey } from '../model/values.ts';
import { Icon } from '../ui/icon.tsx';

interface BlockFormProps {
  file: string;
  path: Path;
  onBack: () => void;
}

/** Renders the form of a block of the frame or of a fragment, which belongs to no single page. */
export function BlockForm(props: BlockFormProps): ReactElement {
  const { file, path, onBack } = props;
  const nameOf = useNameOf();
  const value = useValue({ file, path });
  const type = isObject(value) ? String(value.type) : '';
  const schema = useSessionState('forms')?.schemas.blocks[type];
  return (
    <section className="inspector" aria-label={nameOf(type)} aria-busy={!schema}>
      <header className="inspector-head">
        <h2>{nameOf(type)}</h2>
        <button type="button" className="text-button back" onClick={onBack}>
          <Icon name="chevron" />
          Back
        </button>
      </header>
      <div className="inspector-body">
        {schema && (
          <SchemaForm key={placeKey({ file, path })} file={file} path={path} schema={schema} />
        )}
      </div>
    </section>
  );
}
