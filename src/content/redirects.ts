/** Redirects of `_site.yaml`, and which addresses they answer. */

import { isGroup } from './model/data.ts';
import { escapePattern } from './model/escape-pattern.ts';
import type { Site } from './site/site.ts';

export interface Redirect {
  from: string;
  to: string;
}

/** The redirects of a site, of which the first counts that is for an address. */
export class Redirects {
  readonly list: Redirect[];
  /** Those without a part of any name, by their address; a site may have thousands. */
  readonly #fixed = new Map<string, number>();
  /** The others. */
  readonly #patterns: { pattern: RegExp; index: number }[] = [];

  constructor({ config }: Site) {
    const list = Array.isArray(config.redirects) ? config.redirects : [];
    this.list = list.map((entry) => {
      const { from, to } = isGroup(entry) ? entry : {};
      return { from: typeof from === 'string' ? from : '', to: typeof to === 'string' ? to : '' };
    });
    for (const [index, { from }] of this.list.entries()) {
      const route = routeOf(from);
      if (hasParameter(route)) this.#patterns.push({ pattern: patternOf(route), index });
      else if (!this.#fixed.has(route)) this.#fixed.set(route, index);
    }
  }

  /** Returns the redirect that answers an address. */
  at(address: string): Redirect | undefined {
    const fixed = this.#fixed.get(routeOf(address)) ?? this.list.length;
    const pattern = this.#patterns.find(
      ({ index, pattern: one }) => index < fixed && one.test(address),
    );
    return this.list[pattern?.index ?? fixed];
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

/** A part of a route that stands for any name: `:id` in `/individual/:id`. */
const parameter = /(?<=\/):[A-Za-z]\w*(?=\/|$)/g;
const hasParameter = (route: string) => route.search(parameter) !== -1;

/** Returns the pattern of a redirect: `/individual/:id` answers `/individual/anything`. */
function patternOf(route: string): RegExp {
  const source = escapePattern(route).replace(parameter, '[^/]+');
  return new RegExp(`^${source}/?$`);
}
