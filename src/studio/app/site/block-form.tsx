import type { ReactElement } from 'react';
import { isObject } from '../../../content/model/data.ts';
import type { DataPath } from '../../../content/model/types.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import type { SiteView } from '../model/site-view.ts';
import { useBlockTitle, useSession, useSessionState, useValue } from '../model/use-session.ts';
import { placeKey } from '../model/values.ts';
import { Icon } from '../ui/icon.tsx';

interface BlockFormProps {
  file: string;
  path: DataPath;
  /** Where the form was opened from. */
  back: SiteView;
}

/** Renders the form of a block of the frame or of a fragment, which belongs to no single page. */
export function BlockForm(props: BlockFormProps): ReactElement {
  const { file, path, back } = props;
  const session = useSession();
  const titleOf = useBlockTitle();
  const value = useValue({ file, path });
  const type = isObject(value) ? String(value.type) : '';
  const schema = useSessionState('forms')?.schemas.blocks[type];
  return (
    <section className="inspector" aria-label={titleOf(type)} aria-busy={!schema}>
      <header className="inspector-head">
        <h2>{titleOf(type)}</h2>
        <button type="button" className="text-button back" onClick={() => session.show(back)}>
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
