/** The redirects of `_site.yaml` and the addresses that they match. */

import { isObject } from './model/data.ts';
import { addressFinder, readAddress } from './model/old-addresses.ts';
import type { Site } from './site/site.ts';

/** Returns whether an address has a parameter such as `:slug`, which matches any segment. */
export const hasParameter = (address: string): boolean => /:[A-Za-z]/.test(address);

export interface Redirect {
  from: string;
  to: string;
}

/** The redirects of a site. The first one that matches an address applies. */
export class Redirects {
  readonly list: Redirect[];
  readonly #find: (path: string) => number | undefined;

  constructor({ config }: Site) {
    const list = Array.isArray(config.redirects) ? config.redirects : [];
    this.list = list.map((entry) => {
      const { from, to } = isObject(entry) ? entry : {};
      return { from: typeof from === 'string' ? from : '', to: typeof to === 'string' ? to : '' };
    });
    this.#find = addressFinder(this.list.map(({ from }) => readAddress(from)));
  }

  /** Returns the redirect that matches an address; `undefined` when none does. */
  at(address: string): Redirect | undefined {
    const parts = readAddress(address).map(({ parameter, text }) =>
      parameter ? `:${parameter}` : text,
    );
    return this.list[this.#find(parts.join('/')) ?? this.list.length];
  }

  /** Returns the redirects whose `from` is the same as that of an earlier one. */
  repeated(): Set<Redirect> {
    const known = new Set<string>();
    const isKnown = (route: string) => known.size === known.add(route).size;
    return new Set(this.list.filter(({ from }) => isKnown(routeOf(from))));
  }
}

/** Returns a function that tells whether any redirect matches a route. */
export function redirectMatcher(site: Site): (route: string) => boolean {
  const redirects = new Redirects(site);
  return (route) => redirects.at(route) !== undefined;
}

/** Returns an address without a trailing slash: a redirect matches both forms. */
export const routeOf = (from: string) => from.replace(/(.)\/$/, '$1');
