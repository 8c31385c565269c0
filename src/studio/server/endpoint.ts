/** The types of the endpoints of Studio's server. */
import type { DevSite } from '../../build/dev/server.ts';
import type { SeenTexts } from './seen-texts.ts';

/** The state that the endpoints share. */
export interface StudioContext extends DevSite {
  seen: SeenTexts;
}

/** The request that an endpoint gets. */
export interface EndpointRequest {
  query: URLSearchParams;
  /** The JSON object in the body; empty for requests without a body. */
  body: { [name: string]: unknown };
  /** The body of an upload. */
  bytes: Buffer;
}

/** Endpoints by `METHOD /name`. They throw an HttpError when the request cannot be fulfilled. */
export type Endpoints = { [name: string]: (request: EndpointRequest) => unknown };
