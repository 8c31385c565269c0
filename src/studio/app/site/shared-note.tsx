import type { ReactElement } from 'react';
import { partOfFile } from '../../../content/model/part-of-file.ts';
import { api } from '../model/api.ts';
import { type OutlineItem, wholeOf } from '../model/outline-items.ts';
import { useRequest } from '../model/use-request.ts';
import { useSession, useSessionState } from '../model/use-session.ts';

/** Renders a note that a block is shared, with the number of pages, and a button that copies it for this page alone. */
export function SharedNote({ item }: { item: OutlineItem }): ReactElement {
  const session = useSession();
  const page = useSessionState('page');
  const parts = useRequest(api.parts, page?.file);
  const { fragment: named = '', source: use } = wholeOf(item);
  // Its file may be the one of another language.
  const part = partOfFile(item.source.file);
  const name = part.kind === 'fragment' ? part.name : named;
  const fragment = parts?.fragments.find((one) => one.name === name);
  const pages = fragment?.usedBy.length ?? 0;
  const shownOn = pages > 1 ? `${pages} pages show them` : 'only this page shows them';
  const copy = async () => {
    const digest = session.digest(use.file);
    const digests = digest === undefined ? {} : { [use.file]: digest };
    session.select(undefined);
    await session.run(() => api.copyFragment(use, digests)).catch(() => undefined);
  };
  return (
    <div className="note shared-note">
      <p>
        <strong>Shared blocks “{fragment?.title ?? name}”</strong>
        {fragment && `: ${shownOn}.`}{' '}
        {item.fragment
          ? 'Select one of them to edit it everywhere.'
          : 'What you change below shows everywhere.'}
      </p>
      <button type="button" className="button" onClick={() => void copy()}>
        Make a copy for this page
      </button>
    </div>
  );
}
