/** Redirects of `_site.yaml`, and which addresses they answer. */

import { isGroup } from './model/data.ts';
import { addressFinder, readAddress } from './model/old-addresses.ts';
import type { Site } from './site/site.ts';

/** Returns whether a part of an address stands for any name, which only another address with that part can tell. */
export const hasParameter = (address: string): boolean => /:[A-Za-z]/.test(address);

export interface Redirect {
  from: string;
  to: string;
}

/** The redirects of a site, of which the first counts that is for an address. */
export class Redirects {
  readonly list: Redirect[];
  readonly #find: (path: string) => number | undefined;

  constructor({ config }: Site) {
    const list = Array.isArray(config.redirects) ? config.redirects : [];
    this.list = list.map((entry) => {
      const { from, to } = isGroup(entry) ? entry : {};
      return { from: typeof from === 'string' ? from : '', to: typeof to === 'string' ? to : '' };
    });
    this.#find = addressFinder(this.list.map(({ from }) => readAddress(from)));
  }

  /** Returns the redirect that answers an address. */
  at(address: string): Redirect | undefined {
    const parts = readAddress(address).map(({ parameter, text }) =>
      parameter ? `:${parameter}` : text,
    );
    return this.list[this.#find(parts.join('/')) ?? this.list.length];
  }

  /** Returns the redirects whose address an earlier one has in the same words. */
  repeated(): Set<Redirect> {
    const known = new Set<string>();
    const isKnown = (route: string) => known.size === known.add(route).size;
    return new Set(this.list.filter(({ from }) => isKnown(routeOf(from))));
  }
}

/** Returns whether an address is answered by a redirect. */
export function redirectMatcher(site: Site): (route: string) => boolean {
  const redirects = new Redirects(site);
  return (route) => redirects.at(route) !== undefined;
}

/** Returns an address without the slash at its end: a redirect answers both forms. */
export const routeOf = (from: string) => from.replace(/(.)\/$/, '$1');
