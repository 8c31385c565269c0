import type { FastifyInstance, FastifyReply } from 'fastify';

/** Says by a rejection that something the server depends on does not work now. */
export type Check = () => Promise<void>;

/** Whoever asks more often is told what was found out last: milliseconds. */
const HOLDS_FOR = 2_000;
/** A check that takes longer has failed as well: milliseconds. */
const PATIENCE = 5_000;

async function withinPatience(check: Check): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The check took too long.')), PATIENCE);
  });
  await Promise.race([check(), late]).finally(() => clearTimeout(timer));
}

export interface HealthOptions {
  /** What has to work, by the name that the answer gives it. */
  checks: Map<string, Check>;
}

/**
 * `/healthz` says whether all that the server needs works: 200, or 503 with what does not. `/healthz/live` says only that the
 * process answers: nothing is gained by starting it anew while its database is away.
 */
export async function health(server: FastifyInstance, { checks }: HealthOptions): Promise<void> {
  let last = { at: Number.NEGATIVE_INFINITY, outcome: Promise.resolve<string[]>([]) };

  const failing = (): Promise<string[]> => {
    if (performance.now() - last.at < HOLDS_FOR) return last.outcome;
    const results = [...checks].map(([name, check]) =>
      withinPatience(check).then(
        () => [],
        () => [name],
      ),
    );
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
