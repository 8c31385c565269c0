import type { ReactElement } from 'react';
import { SchemaForm } from '../form/schema-form.tsx';
import { type OutlineItem, wholeOf } from '../model/outline-items.ts';
import { SITE_FILE } from '../model/site-view.ts';
import { useBlockTitle, useSessionState } from '../model/use-session.ts';
import { SharedNote } from '../site/shared-note.tsx';
import { BlockToolbar } from './block-toolbar.tsx';
import type { BlockTools } from './block-tools.ts';
import { PageSettings } from './page-settings.tsx';

interface InspectorProps {
  item: OutlineItem | undefined;
  tools: BlockTools;
}

/** Returns a note about the file of a block that is not shared, if it is not the page's file. */
function sourceNote(file: string, pageFile: string | undefined): string | undefined {
  if (file === pageFile) return undefined;
  if (file === SITE_FILE) return 'This block is part of every page of the site.';
  return `This block is written in ${file}.`;
}

/** Renders the form of the selected block, or of the page when no block is selected. */
export function Inspector(props: InspectorProps): ReactElement {
  const { item, tools } = props;
  const titleOf = useBlockTitle();
  const forms = useSessionState('forms');
  const page = useSessionState('page');
  const selection = useSessionState('selection');
  if (!item || !forms) return <PageSettings />;
  const { source, type, fragment } = item;
  const isShared = wholeOf(item).fragment !== undefined;
  const schema = forms.schemas.blocks[type];
  const note = isShared ? undefined : sourceNote(source.file, page?.file);
  return (
    <section className="inspector" aria-label="The selected block">
      <header className="inspector-head">
        <h2>{fragment ? 'Shared blocks' : titleOf(type)}</h2>
        <BlockToolbar item={item} {...tools} />
      </header>
      <div className="inspector-body">
        {note && <p className="note">{note}</p>}
        {isShared && <SharedNote item={item} />}
        {schema && (
          <SchemaForm
            key={`${selection} ${source.file} ${type}`}
            file={source.file}
            path={source.path}
            schema={schema}
          />
        )}
      </div>
    </section>
  );
}
