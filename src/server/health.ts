import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Rejects when something that the server depends on does not work. */
export type Check = () => Promise<void>;

/** How long a result is reused, in milliseconds. */
const REUSED_FOR = 2_000;
/** How long a check may take, in milliseconds. */
const CHECK_TIMEOUT = 5_000;

/** Returns whether a check passes in time. */
const passes = (check: Check): Promise<boolean> =>
  Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    setTimeout(CHECK_TIMEOUT, false, { ref: false }),
  ]);

interface HealthOptions {
  /** The checks, by the name under which a failing one is reported. */
  checks: Map<string, Check>;
}

/**
 * Adds `/healthz`, which answers 200 when every check passes, else 503 with the names of those that fail, and `/healthz/live`,
 * which only shows that the process answers: a restart would not repair a database that cannot be reached.
 */
export async function health(server: FastifyInstance, { checks }: HealthOptions): Promise<void> {
  let last = { at: Number.NEGATIVE_INFINITY, outcome: Promise.resolve<string[]>([]) };

  const failing = (): Promise<string[]> => {
    if (performance.now() - last.at < REUSED_FOR) return last.outcome;
    const results = [...checks].map(async ([name, check]) => ((await passes(check)) ? [] : [name]));
    last = { at: performance.now(), outcome: Promise.all(results).then((names) => names.flat()) };
    return last.outcome;
  };

  const answer = (reply: FastifyReply, failed: string[]) => {
    reply.header('cache-control', 'no-store').code(failed.length > 0 ? 503 : 200);
    return reply.send(failed.length > 0 ? { status: 'failing', failed } : { status: 'ok' });
  };

  server.get('/healthz', async (_, reply) => answer(reply, await failing()));
  server.get('/healthz/live', (_, reply) => answer(reply, []));
}
