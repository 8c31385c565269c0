import { type ReactElement, useState } from 'react';
import { messageOf } from '../../../content/model/thrown.ts';
import { api, RefusedError } from '../model/api.ts';

const COOKIE = 'pagewright-edit';
const WEEK = 7 * 24 * 60 * 60;

/** Renders the form for the token that is required to edit from another computer; the browser keeps it for a week. */
export function TokenForm(): ReactElement {
  const [token, setToken] = useState('');
  const [errorMessage, setErrorMessage] = useState('');
  const enter = async () => {
    const value = encodeURIComponent(token.trim());
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API requires https
    document.cookie = `${COOKIE}=${value}; path=/; max-age=${WEEK}; samesite=strict`;
    try {
      await api.choices();
      location.reload();
    } catch (error) {
      const isWrong = error instanceof RefusedError && error.status === 401;
      setErrorMessage(
        isWrong ? 'This is not the token that the terminal shows.' : messageOf(error),
      );
    }
  };
  return (
    <main className="token">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
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
          aria-invalid={errorMessage !== ''}
          onChange={({ target }) => setToken(target.value)}
        />
        <p className="hint" id="token-help">
          The terminal where Pagewright was started with --edit-token shows it.
        </p>
        {errorMessage && (
          <p className="note" role="alert">
            {errorMessage}
          </p>
        )}
        <button type="submit" className="button primary">
          Open Studio
        </button>
      </form>
    </main>
  );
}
