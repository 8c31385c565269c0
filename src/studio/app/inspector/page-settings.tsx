import { type ReactElement, useState } from 'react';
import { SchemaForm } from '../form/schema-form.tsx';
import { useSessionState } from '../model/use-session.ts';
import { NewPage } from '../pages/new-page.tsx';
import { PageActions } from '../pages/page-actions.tsx';
import { SearchResult } from './search-result.tsx';

/** Renders the button that creates the missing page of an address. */
function MissingPage({ route }: { route: string }): ReactElement {
  const [isMaking, setMaking] = useState(false);
  return (
    <div className="inspector-body">
      <button type="button" className="button" onClick={() => setMaking(true)}>
        Make this page
      </button>
      {isMaking && <NewPage address={route} onClose={() => setMaking(false)} />}
    </div>
  );
}

/** Renders the form of the page itself: its title, what search engines show, when it is published. */
export function PageSettings(): ReactElement {
  const forms = useSessionState('forms');
  const page = useSessionState('page');
  const route = useSessionState('route');
  const pageError = useSessionState('pageError');
  if (pageError) {
    return (
      <section className="inspector">
        <p className="note" role="alert">
          {pageError.message}
        </p>
        {pageError.isMissing && <MissingPage route={route} />}
      </section>
    );
  }
  if (!forms || !page) return <section className="inspector" aria-busy="true" />;
  return (
    <section className="inspector" aria-label="This page">
      <header className="inspector-head">
        <h2>This page</h2>
      </header>
      <div className="inspector-body">
        <p className="hint">
          Click on the page to change what you see; double-click a text to write over it.
        </p>
        <PageActions file={page.file} route={route} />
        <SearchResult {...page.search} route={route} />
        <SchemaForm key={page.file} file={page.file} path={[]} schema={forms.schemas.page} />
      </div>
    </section>
  );
}
