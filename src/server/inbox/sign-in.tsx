import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPage, type InboxContext, Token, useAddress } from './page.tsx';
import { isPassword } from './password.ts';
import { csrfToken, isSignedIn, signIn, signOut } from './session.ts';

interface SignInProps {
  csrf: string;
  /** Why the last attempt failed. */
  error?: string | undefined;
  /** The path below the inbox to go to afterwards. */
  next: string;
}

/** Renders the sign-in page. */
function SignIn({ csrf, error, next }: SignInProps) {
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

/** The limits of attempts from one address, and from all: each takes the server a tenth of a second. */
const FROM_ONE = { max: 10, timeWindow: 15 * 60 * 1000 };
const FROM_ALL = { max: 60, timeWindow: 60 * 1000, keyGenerator: () => 'all' };

/** Returns the address to go to after signing in: only a page of the inbox. */
function nextPage(next: unknown): string {
  return typeof next === 'string' && /^(\/[\w-]+)?(\?[!-~]*)?$/.test(next) ? next : '';
}

/** Adds the routes for signing in and out. */
export function signInRoutes(server: FastifyInstance, context: InboxContext): void {
  const { root, secret } = context;
  const limits = [server.createRateLimit(FROM_ONE), server.createRateLimit(FROM_ALL)];

  /** Returns the seconds until another attempt is allowed; 0 when one is now. */
  const waitFor = async (request: FastifyRequest): Promise<number> => {
    for (const limit of limits) {
      const state = await limit(request);
      if (!state.isAllowed && state.isExceeded) return state.ttlInSeconds;
    }
    return 0;
  };

  const show = (request: FastifyRequest, reply: FastifyReply, next: string, error?: string) => {
    const csrf = csrfToken(context, request, reply);
    const children = <SignIn csrf={csrf} error={error} next={next} />;
    return answerPage(context, reply, { title: 'Sign in', children });
  };

  server.get('/sign-in', async (request, reply) => {
    const next = nextPage((request.query as { next?: unknown }).next);
    if (await isSignedIn(request, context)) return reply.redirect(root() + next, 303);
    return show(request, reply, next);
  });

  server.post('/sign-in', async (request, reply) => {
    const { password, next: wanted } = request.body as Record<string, unknown>;
    const next = nextPage(wanted);
    const wait = await waitFor(request);
    if (wait > 0) {
      reply.code(429).header('retry-after', wait);
      const minutes = Math.ceil(wait / 60);
      const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      return show(request, reply, next, `Too many attempts. Try again in ${when}.`);
    }
    if (!(await isPassword(String(password ?? ''), secret))) {
      return show(request, reply.code(403), next, 'That is not the password.');
    }
    await signIn(request, reply, context);
    return reply.redirect(root() + next, 303);
  });

  server.post('/sign-out', async (request, reply) => {
    await signOut(request, reply, context);
    return reply.redirect(`${root()}/sign-in`, 303);
  });
}

/** Redirects requests that are not signed in to the sign-in page. */
export function guard(server: FastifyInstance, context: InboxContext): void {
  server.addHook('preHandler', async (request, reply) => {
    if (await isSignedIn(request, context)) return;
    const next = request.method === 'GET' ? request.url.slice(server.prefix.length) : '';
    const query = next ? `?${new URLSearchParams({ next })}` : '';
    reply.header('cache-control', 'no-store');
    return reply.redirect(`${context.root()}/sign-in${query}`, 303);
  });
}
