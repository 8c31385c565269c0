/** What the parts of Studio's server answer with. */
import type { IncomingMessage } from 'node:http';

/** What an endpoint gets. */
export interface EndpointRequest {
  request: IncomingMessage;
  query: URLSearchParams;
  /** Reads the body as a JSON object. */
  json(): Promise<{ [name: string]: unknown }>;
  /** The body of an endpoint that `takesBytes`. */
  bytes: Buffer;
}

/** Answers one address and method; throws a Refusal for what cannot be done. */
export type Endpoint = ((asked: EndpointRequest) => unknown) & {
  /** How many bytes its requests may have, where they are no JSON. */
  mostBytes?: number;
};

/** Returns an endpoint whose requests are a file's bytes. @param mostBytes how many they may have */
export const takesBytes = (mostBytes: number, endpoint: Endpoint): Endpoint =>
  Object.assign(endpoint, { mostBytes });

/** Endpoints by `METHOD /name`. */
export type Endpoints = { [name: string]: Endpoint };
