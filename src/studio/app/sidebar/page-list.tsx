import { type ReactElement, useState } from 'react';
import { useSession } from '../model/use-session.ts';
import { NewPage } from '../pages/new-page.tsx';
import { Icon } from '../ui/icon.tsx';
import { SearchField } from '../ui/search-field.tsx';

/** Renders the pages of the site; a search finds them by title and address. */
export function PageList(): ReactElement {
  const { session, state } = useSession();
  const [search, setSearch] = useState('');
  const [isMaking, setMaking] = useState(false);
  const words = search.trim().toLowerCase();
  const pages = (state.choices?.pages ?? []).filter(({ route, title }) =>
    `${title} ${route}`.toLowerCase().includes(words),
  );
  return (
    <>
      <SearchField label="Search the pages" value={search} onChange={setSearch} />
      <ul className="page-list">
        {pages.map(({ route, title }) => (
          <li key={route}>
            <a
              href={`/_edit${route}`}
              aria-current={route === state.route ? 'page' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                void session.open(route);
              }}
            >
              {title}
              <span>{route}</span>
            </a>
          </li>
        ))}
      </ul>
      {pages.length === 0 && <p className="nothing">No page is called that.</p>}
      <div className="sidebar-foot">
        <button type="button" className="add-entry" onClick={() => setMaking(true)}>
          <Icon name="plus" />
          New page
        </button>
      </div>
      {isMaking && <NewPage onClose={() => setMaking(false)} />}
    </>
  );
}
