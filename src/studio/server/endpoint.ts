/** The types of the endpoints of Studio's server. */

/** The request that an endpoint gets. */
export interface EndpointRequest {
  query: URLSearchParams;
  /** The JSON object in the body; empty for requests without a body. */
  body: { [name: string]: unknown };
  /** The body of an endpoint that `takesBytes`. */
  bytes: Buffer;
}

/** Handles one method and path; throws a Refusal when the request cannot be fulfilled. */
interface Endpoint {
  (asked: EndpointRequest): unknown;
  /** Whether it runs in parallel with the others, which run one after the other. */
  isAside?: boolean;
  /** The largest body of its requests in bytes, if that is not JSON. */
  maxBytes?: number;
}

/**
 * Returns an endpoint whose requests contain the bytes of a file.
 *
 * @param maxBytes how many bytes they may have
 */
export const takesBytes = (
  maxBytes: number,
  answer: (asked: EndpointRequest) => unknown,
): Endpoint => Object.assign((asked: EndpointRequest) => answer(asked), { maxBytes });

/** Returns an endpoint that runs in parallel with all others: it changes nothing and takes long. */
export const aside = (answer: (asked: EndpointRequest) => unknown): Endpoint =>
  Object.assign((asked: EndpointRequest) => answer(asked), { isAside: true });

/** Endpoints by `METHOD /name`. */
export type Endpoints = { [name: string]: Endpoint };
