import { type ReactElement, useState } from 'react';
import { SchemaForm } from '../form/schema-form.tsx';
import { useSessionState } from '../model/use-session.ts';
import { NewPage } from '../pages/new-page.tsx';
import { PageActions } from '../pages/page-actions.tsx';

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

interface SearchResultProps {
  title: string;
  description: string;
  route: string;
}

/** About how many characters of each search engines show. */
const SHOWN = { title: 60, description: 160 };

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** Renders the page as a search engine would list it. */
function SearchResult({ title, description, route }: SearchResultProps): ReactElement {
  return (
    <figure className="search-result">
      <figcaption>In a search</figcaption>
      <span className="result-address">{location.host + route}</span>
      <span className="result-title">{cut(title, SHOWN.title)}</span>
      <span className="result-text">
        {description ? cut(description, SHOWN.description) : 'No description yet.'}
      </span>
    </figure>
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
