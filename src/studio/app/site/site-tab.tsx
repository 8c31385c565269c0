import type { ReactElement, ReactNode } from 'react';
import { api } from '../model/api.ts';
import { isSameView, SECTIONS, SITE_FILE, type SiteView } from '../model/site-view.ts';
import { useAnswer } from '../model/use-answer.ts';
import { useSession, useSessionState } from '../model/use-session.ts';

/** Renders the parts of the site other than pages: settings, collections, shared blocks. */
export function SiteTab(): ReactElement {
  const session = useSession();
  const view = useSessionState('view');
  const page = useSessionState('page');
  const parts = useAnswer(api.parts, page);
  const folder = /^pages\/([^/]+)\//.exec(page?.file ?? '')?.[1];
  const own = parts?.settings.find((one) => one.folder !== '' && one.folder === folder);
  const entry = (to: SiteView, label: string, more?: ReactNode) => (
    <li key={label}>
      <button
        type="button"
        className="list-choice"
        aria-current={isSameView(view, to) || (isWithin(view, to) && 'true')}
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

/** Returns whether a view was opened from another one: a row of a collection, a block of a fragment. */
function isWithin(view: SiteView | undefined, of: SiteView): boolean {
  if (view?.kind === 'block') return isSameView(view.back, of);
  return view?.kind === 'collection' && of.kind === 'collection' && view.name === of.name;
}
