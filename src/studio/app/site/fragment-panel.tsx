import { type ReactElement, useState } from 'react';
import type { FormSchema } from '../../contract/forms.ts';
import type { UsingPage } from '../../contract/site.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { api } from '../model/api.ts';
import { useRequest } from '../model/use-request.ts';
import { useSession, useSessionState } from '../model/use-session.ts';

interface FragmentPanelProps {
  name: string;
  file: string;
}

/** The schema of a fragment: a list of blocks. */
const BLOCKS: FormSchema = { $id: 'blocks', title: 'Blocks', type: 'array', items: {} };

/** Renders the blocks of a fragment, and the pages that show them. */
export function FragmentPanel(props: FragmentPanelProps): ReactElement {
  const { name, file } = props;
  const page = useSessionState('page');
  const data = useSessionState('data');
  const parts = useRequest(api.parts, page);
  const fragment = parts?.fragments.find((one) => one.name === name);
  return (
    <section className="inspector" aria-label="Shared blocks">
      <header className="inspector-head">
        <h2>{fragment?.title ?? name}</h2>
      </header>
      <div className="inspector-body">
        <p className="hint">These blocks are shared: a change shows wherever they are used.</p>
        {data[file] && <SchemaForm key={file} file={file} path={[]} schema={BLOCKS} />}
        {fragment && <UsingPages pages={fragment.usedBy} />}
      </div>
    </section>
  );
}

/** How many pages are shown at first. */
const SHOWN = 6;

/** Renders the pages on which a part is used; a click opens a page. */
export function UsingPages({ pages }: { pages: UsingPage[] }): ReactElement {
  const [isWhole, setWhole] = useState(false);
  const session = useSession();
  const openRoute = useSessionState('route');
  if (pages.length === 0) return <p className="note">No page uses this.</p>;
  const shown = isWhole || pages.length === SHOWN + 1 ? pages : pages.slice(0, SHOWN);
  return (
    <div className="using-pages">
      <h3>Used on {pages.length === 1 ? 'one page' : `${pages.length} pages`}</h3>
      <ul>
        {shown.map(({ route, title }) => (
          <li key={route}>
            <button
              type="button"
              className="text-button"
              aria-current={route === openRoute ? 'page' : undefined}
              onClick={() => void session.open(route)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < pages.length && (
        <button type="button" className="button" onClick={() => setWhole(true)}>
          Show all
        </button>
      )}
    </div>
  );
}
