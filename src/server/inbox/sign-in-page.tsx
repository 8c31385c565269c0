import { Token, useAddress } from './page.tsx';

interface SignInProps {
  csrf: string;
  /** Why the last attempt failed. */
  error?: string | undefined;
  /** Where to go afterwards, below the inbox. */
  next: string;
}

/** Renders the door of the inbox. */
export function SignIn({ csrf, error, next }: SignInProps) {
  const at = useAddress();
  return (
    <section className="card door">
      <h1>Sign in</h1>
      <p>Enquiries that visitors have sent are read here.</p>
      {error ? (
        <p role="alert" className="error" id="error">
          {error}
        </p>
      ) : null}
      <form method="post" action={at('/sign-in')}>
        <Token csrf={csrf} />
        <input type="hidden" name="next" value={next} />
        {/* Password managers keep a password by a name. */}
        <input hidden name="username" autoComplete="username" value="inbox" readOnly />
        <label htmlFor="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          // biome-ignore lint/a11y/noAutofocus: it is all that there is on the page
          autoFocus
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'error' : undefined}
        />
        <button type="submit">Sign in</button>
      </form>
    </section>
  );
}
