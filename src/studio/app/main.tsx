/** Starts Studio in its page. The address contains the page that is edited: `/_edit/about`. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { decoded } from '../../content/model/bare-path.ts';
import { STUDIO_PATH } from '../contract/addresses.ts';
import { Session } from './model/session.ts';
import { hasUnsaved } from './model/unsaved-actions.ts';
import { SessionContext, useSessionState } from './model/use-session.ts';
import { Studio } from './studio.tsx';
import { TokenForm } from './token/token-form.tsx';
import './styles/tokens.css';
import './styles/controls.css';
import './styles/layout.css';
import './styles/sidebar.css';
import './styles/canvas.css';
import './styles/form.css';
import './styles/lists.css';
import './styles/dialogs.css';
import './styles/library.css';
import './styles/picture-field.css';
import './styles/publish.css';
import './styles/site.css';
import './styles/table.css';
import './styles/problems.css';
import './styles/history.css';
import './styles/token.css';

/** Renders Studio, or first the form for the token if the server requires one. */
const Start = () => (useSessionState('isLocked') ? <TokenForm /> : <Studio />);

const route = decoded(location.pathname.slice(STUDIO_PATH.length)) || '/';
const session = new Session(route);
void session.load();
void session.refresh();

// The browser asks before it leaves a page with unsaved changes.
addEventListener('beforeunload', (event) => {
  if (hasUnsaved(session)) event.preventDefault();
});

const place = document.getElementById('studio');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <SessionContext value={session}>
        <Start />
      </SessionContext>
    </StrictMode>,
  );
}
