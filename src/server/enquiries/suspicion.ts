import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FormEndpoint } from '../../content/model/form-definition.ts';

/** The header with the milliseconds that the visitor took, measured by the page's script. */
export const ELAPSED_HEADER = 'x-form-elapsed';
/** The shortest time in which a person fills in a form, even if the browser completes it, in milliseconds. */
const FASTEST = 1_000;
/** How many forms from one address in this time are not suspicious. */
const MANY = { max: 20, timeWindow: 10 * 60 * 1000 };
/** How many forms from one address are accepted in this time; more are refused, as an attack that fills the disk. */
const TOO_MANY = { max: 300, timeWindow: 60 * 1000 };
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export type Suspicion = ReturnType<typeof watchForSpam>;

/**
 * Creates the spam checks. They refuse nothing: a suspected enquiry is quarantined, and a person decides.
 *
 * @param origins other sites that may send forms
 */
export function watchForSpam(server: FastifyInstance, origins: () => string[]) {
  const countMany = server.createRateLimit(MANY);
  // One after the other: called in parallel, the limiter counts all requests before it answers the first.
  let last: ReturnType<typeof countMany> | undefined;
  const many = (request: FastifyRequest) => {
    last = (last ?? Promise.resolve()).then(() => countMany(request));
    return last;
  };
  // Behind a proxy on the same machine all visitors share its address.
  const tooMany = server.createRateLimit({
    ...TOO_MANY,
    allowList: (request: FastifyRequest) => LOOPBACK.test(request.ip),
  });
  return {
    /** Returns why an enquiry looks like spam, for its reader; `undefined` when it does not. */
    async of(request: FastifyRequest, endpoint: FormEndpoint, values: Record<string, unknown>) {
      const reasons: string[] = [];
      if (endpoint.honeypots.some((name) => Object.hasOwn(values, name) && values[name] !== '')) {
        reasons.push('the field that people cannot see was filled in');
      }
      const elapsed = Number(request.headers[ELAPSED_HEADER] ?? Number.NaN);
      if (elapsed < FASTEST) reasons.push(`filled in within ${Math.round(elapsed)} ms`);
      const { origin } = request.headers;
      const isForeign = request.headers['sec-fetch-site'] === 'cross-site';
      if (isForeign && !origins().includes(origin ?? '')) reasons.push('sent from another site');
      const limit = await many(request);
      if (!limit.isAllowed && limit.isExceeded) reasons.push('one of many from the same address');
      return reasons.length > 0 ? reasons.join('; ') : undefined;
    },
    /** Returns after how many seconds the address may send again; `undefined` when it may now. */
    async refusal(request: FastifyRequest) {
      const limit = await tooMany(request);
      return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : undefined;
    },
  };
}
