import type { ReactElement, ReactNode } from 'react';
import { api } from '../model/api.ts';
import { collectionIn, SECTIONS, SITE_FILE, type SiteView } from '../model/site-view.ts';
import { useRequest } from '../model/use-request.ts';
import { useSession, useSessionState } from '../model/use-session.ts';

/** Renders the parts of the site other than pages: settings, collections, shared blocks. */
export function SiteTab(): ReactElement {
  const session = useSession();
  const view = useSessionState('view');
  const page = useSessionState('page');
  const parts = useRequest(api.parts, page);
  const folder = /^pages\/([^/]+)\//.exec(page?.file ?? '')?.[1];
  const own = parts?.settings.find((one) => one.folder !== '' && one.folder === folder);
  const entry = (to: SiteView, label: string, more?: ReactNode) => (
    <li key={label}>
      <button
        type="button"
        className="list-choice"
        aria-current={isShown(view, to)}
        onClick={() => session.show(to)}
      >
        <span>{label}</span>
        {more}
      </button>
    </li>
  );
  return (
    <div className="site-tab">
      <h2>Settings</h2>
      <ul>
        {SECTIONS.map(({ id, title }) =>
          entry({ kind: 'settings', file: SITE_FILE, section: id }, title),
        )}
      </ul>
      {own && (
        <>
          <h2>{own.name} only</h2>
          <ul>
            {SECTIONS.filter(({ id }) => id !== 'more').map(({ id, title }) =>
              entry({ kind: 'settings', file: own.file, section: id }, title),
            )}
          </ul>
        </>
      )}
      {parts && parts.collections.length > 0 && (
        <>
          <h2>Collections</h2>
          <ul>
            {parts.collections.map(({ name, title, rows }) =>
              entry({ kind: 'collection', name }, title, <span className="count">{rows}</span>),
            )}
          </ul>
        </>
      )}
      {parts && parts.fragments.length > 0 && (
        <>
          <h2>Shared blocks</h2>
          <ul>
            {parts.fragments.map(({ name, title, file }) =>
              entry({ kind: 'fragment', name, file }, title),
            )}
          </ul>
        </>
      )}
    </div>
  );
}

/** Returns whether a view is the one of an entry, or was opened from it: a row of a collection, a block of a fragment. */
function isShown(view: SiteView | undefined, entry: SiteView): boolean {
  if (view?.kind === 'collection') return collectionIn(entry) === view.name;
  const outer = view?.kind === 'block' ? view.back : view;
  return JSON.stringify(outer) === JSON.stringify(entry);
}
