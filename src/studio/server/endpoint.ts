/** What the parts of Studio's server answer with. */

/** What an endpoint gets. */
export interface EndpointRequest {
  query: URLSearchParams;
  /** The body, which is a JSON object; an empty one of requests that have none. */
  body: { [name: string]: unknown };
  /** The body of an endpoint that `takesBytes`. */
  bytes: Buffer;
}

/** Answers one address and method; throws a Refusal for what cannot be done. */
interface Endpoint {
  (asked: EndpointRequest): unknown;
  /** Whether it is answered beside the others, which wait for one another. */
  isAside?: boolean;
  /** How many bytes its requests may have, where they are no JSON. */
  maxBytes?: number;
}

/** Returns an endpoint whose requests are a file's bytes. @param maxBytes how many they may have */
export const takesBytes = (
  maxBytes: number,
  answer: (asked: EndpointRequest) => unknown,
): Endpoint => Object.assign((asked: EndpointRequest) => answer(asked), { maxBytes });

/** Returns an endpoint that no other waits for: it changes nothing, and takes long. */
export const aside = (answer: (asked: EndpointRequest) => unknown): Endpoint =>
  Object.assign((asked: EndpointRequest) => answer(asked), { isAside: true });

/** Endpoints by `METHOD /name`. */
export type Endpoints = { [name: string]: Endpoint };
