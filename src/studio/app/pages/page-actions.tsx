import { type ReactElement, useState } from 'react';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { api } from '../model/api.ts';
import { useRequest } from '../model/use-request.ts';
import { useSession, useSessionState } from '../model/use-session.ts';
import { NewPage } from './new-page.tsx';
import { PageDialog, TextField } from './page-dialog.tsx';

type Action = 'duplicate' | 'move' | 'versions' | 'delete';

/** Renders the actions on the open page: duplicate, change the address, earlier versions, delete. */
export function PageActions({ file, route }: { file: string; route: string }): ReactElement {
  const [action, setAction] = useState<Action>();
  const close = () => setAction(undefined);
  const button = (name: Action, label: string) => (
    <button type="button" className="button" onClick={() => setAction(name)}>
      {label}
    </button>
  );
  // A file with parameters in its name makes one page for each row of a collection.
  const isOneOfMany = file.includes('[');
  return (
    <div className="page-actions">
      {isOneOfMany ? (
        <p className="note">
          This page is one of several that are made alike, one for each row of a collection. What
          you change here changes all of them; this one alone is copied, given another address and
          deleted by its row, under Site.
        </p>
      ) : (
        <>
          {button('duplicate', 'Duplicate')}
          {button('move', 'Change the address')}
        </>
      )}
      {button('versions', 'Earlier versions')}
      {!isOneOfMany && button('delete', 'Delete')}
      {action === 'duplicate' && <NewPage from={file} onClose={close} />}
      {action === 'move' && <MovePage route={route} onClose={close} />}
      {action === 'versions' && <HistoryDialog file={file} onClose={close} />}
      {action === 'delete' && <DeletePage file={file} route={route} onClose={close} />}
    </div>
  );
}

function MovePage({ route, onClose }: { route: string; onClose: () => void }): ReactElement {
  const session = useSession();
  const [address, setAddress] = useState(route);
  return (
    <PageDialog
      title="Change the address"
      action="Change"
      onDo={() => session.changePages(() => api.movePage(route, address), address)}
      onClose={onClose}
    >
      <TextField
        label="Address"
        value={address}
        hint="Links to the page follow it, and visitors who come to the old address are led here."
        onChange={setAddress}
      />
    </PageDialog>
  );
}

interface DeletePageProps {
  file: string;
  route: string;
  onClose: () => void;
}

function DeletePage({ file, route, onClose }: DeletePageProps): ReactElement {
  const session = useSession();
  const title = useSessionState('page')?.search.title;
  const links = useRequest(() => api.links(route).catch(() => ({ links: [] })), route)?.links;
  return (
    <PageDialog
      title={`Delete “${title}” (${route})?`}
      action="Delete"
      onDo={() => session.changePages(() => api.deletePage(file, session.digest(file) ?? ''), '/')}
      onClose={onClose}
    >
      {!links && <p>Looking for links to this page …</p>}
      {links?.length === 0 && <p>No other page links to it.</p>}
      {links && links.length > 0 && (
        <>
          <p>These links to it would lead nowhere:</p>
          <ul className="page-links">
            {links.map((link) => (
              <li key={`${link.file}:${link.line}:${link.column}`}>
                {link.file}, line {link.line}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="hint">Undo brings the page back.</p>
    </PageDialog>
  );
}
