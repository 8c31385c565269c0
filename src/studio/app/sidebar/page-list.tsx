import { type ReactElement, useEffect, useRef, useState } from 'react';
import { STUDIO_PATH } from '../../contract/addresses.ts';
import { useSession, useSessionState } from '../model/use-session.ts';
import { NewPage } from '../pages/new-page.tsx';
import { Icon } from '../ui/icon.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { isBelow, type PageNode, pageTree } from './page-tree.ts';

/** Renders the pages of the site as a tree of their addresses; a search finds them by title and address. */
export function PageList(): ReactElement {
  const choices = useSessionState('choices');
  const [search, setSearch] = useState('');
  const [isMaking, setMaking] = useState(false);
  const words = search.trim().toLowerCase();
  const all = choices?.pages ?? [];
  const found = all.filter(({ route, title }) => `${title} ${route}`.toLowerCase().includes(words));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <SearchField label="Search the pages" value={search} onChange={setSearch} />
      <ul className="page-list" ref={list}>
        {(words ? found.map((page) => ({ ...page, children: [] })) : pageTree(all)).map((node) => (
          <PageRow key={node.route} node={node} />
        ))}
      </ul>
      {words && found.length === 0 && <p className="nothing">No page is called that.</p>}
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

/** Renders a page with the pages below it. They are unfolded at first if one of them is open. */
function PageRow({ node: { route, title, children } }: { node: PageNode }): ReactElement {
  const session = useSession();
  const shown = useSessionState('route');
  const [isOpen, setOpen] = useState(isBelow(shown, route));
  return (
    <li>
      <div className="page-row">
        {title === undefined ? (
          <span className="page-place">{route}</span>
        ) : (
          <a
            href={STUDIO_PATH + route}
            aria-current={route === shown ? 'page' : undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              void session.open(route);
            }}
          >
            {title}
            <span>{route}</span>
          </a>
        )}
        {children.length > 0 && (
          <button
            type="button"
            className="icon-button"
            aria-expanded={isOpen}
            aria-label={`The ${children.length} below ${route}`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron" />
          </button>
        )}
      </div>
      {isOpen && children.length > 0 && (
        <ul>
          {children.map((child) => (
            <PageRow key={child.route} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
