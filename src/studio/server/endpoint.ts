/** What the parts of Studio's server answer with. */
import type { IncomingMessage } from 'node:http';

/** What an endpoint gets. */
export interface EndpointRequest {
  request: IncomingMessage;
  query: URLSearchParams;
  /** Reads the body as a JSON object. */
  json(): Promise<{ [name: string]: unknown }>;
}

/** Answers one address and method; throws a Refusal for what cannot be done. */
export type Endpoint = (asked: EndpointRequest) => unknown;

/** Endpoints by `METHOD /name`. */
export type Endpoints = { [name: string]: Endpoint };
