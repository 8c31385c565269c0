import { type ReactElement, useState } from 'react';
import { TOKEN_COOKIE } from '../../contract/addresses.ts';
import { ApiError, api } from '../model/api.ts';
import { Notice } from '../ui/notice.tsx';
import { useAction } from '../ui/use-action.ts';

const WEEK = 7 * 24 * 60 * 60;

/** Renders the form for the token that is required to edit from another computer; the browser keeps it for a week. */
export function TokenForm(): ReactElement {
  const [token, setToken] = useState('');
  const { notice, run } = useAction();
  const enter = async () => {
    const value = encodeURIComponent(token.trim());
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API requires https
    document.cookie = `${TOKEN_COOKIE}=${value}; path=/; max-age=${WEEK}; samesite=strict`;
    await api.choices().catch((error) => {
      const isWrong = error instanceof ApiError && error.status === 401;
      throw isWrong ? new Error('This is not the token that the terminal shows.') : error;
    });
    location.reload();
  };
  return (
    <main className="token">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run(enter);
        }}
      >
        <h1>Edit this site</h1>
        <label htmlFor="token">Token</label>
        <input
          id="token"
          className="input"
          autoComplete="off"
          spellCheck={false}
          required
          value={token}
          aria-describedby="token-help"
          aria-invalid={notice !== undefined}
          onChange={({ target }) => setToken(target.value)}
        />
        <p className="hint" id="token-help">
          The terminal where Pagewright was started with --edit-token shows it.
        </p>
        <Notice notice={notice} />
        <button type="submit" className="button primary">
          Open Studio
        </button>
      </form>
    </main>
  );
}
