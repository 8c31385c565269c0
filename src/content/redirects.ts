/** Redirects of `_site.yaml`: which addresses they answer, and what is wrong with them. */

import { isInternal } from './finish/links.ts';
import { isGroup } from './is-group.ts';
import type { Issue, Unplaced } from './issue.ts';
import { meant } from './problems/nearest.ts';
import type { Site } from './site.ts';
import { siteFileName } from './site-file.ts';
import type { DataPath } from './types.ts';

interface Redirect {
  from: string;
  to: string;
}

/** The redirects of a site, of which the first counts that is for an address. */
class Redirects {
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

  /** The redirect that answers an address. */
  at(address: string): Redirect | undefined {
    const fixed = this.#fixed.get(routeOf(address)) ?? this.list.length;
    const pattern = this.#patterns.find(
      ({ index, pattern: one }) => index < fixed && one.test(address),
    );
    return this.list[pattern?.index ?? fixed];
  }

  /** The addresses that an earlier redirect has in the same words. */
  repeated(): Set<Redirect> {
    const known = new Set<string>();
    const isKnown = (route: string) => known.size === known.add(route).size;
    return new Set(this.list.filter(({ from }) => isKnown(routeOf(from))));
  }
}

/** Whether an address is answered by a redirect. */
export function redirectMatcher(site: Site): (route: string) => boolean {
  const redirects = new Redirects(site);
  return (route) => redirects.at(route) !== undefined;
}

/**
 * What is wrong with the redirects: targets that are not there, circles, and addresses that are answered already.
 * @param hasPage whether there is a page at a route
 * @param faultOf what is wrong with an address
 */
export function redirectIssues(
  site: Site,
  hasPage: (route: string) => boolean,
  faultOf: (to: string) => Unplaced | undefined,
): Issue[] {
  const redirects = new Redirects(site);
  const repeated = redirects.repeated();
  return redirects.list.flatMap((redirect, index): Issue[] => {
    const path = (step: string): DataPath => ['redirects', index, step];
    const isRepeated = repeated.has(redirect);
    if (hasPage(routeOf(redirect.from)) || isRepeated) {
      const fault = answered(redirect.from, isRepeated);
      return [{ ...fault, file: siteFileName, path: path('from') }];
    }
    const unmet = neverMet(redirect.from);
    if (unmet) return [{ ...unmet, file: siteFileName, path: path('from') }];
    const lost = lostParameter(redirect);
    if (lost) return [{ ...lost, file: siteFileName, path: path('to') }];
    const fault = isCircle(redirect, redirects)
      ? circle(redirect)
      : (targetFault(redirect, faultOf) ?? chainFault(redirect, redirects, hasPage));
    return fault ? [{ ...fault, file: siteFileName, path: path('to') }] : [];
  });
}

/** A redirect answers its address with and without a slash at the end. */
const routeOf = (from: string) => from.replace(/(.)\/$/, '$1');

/** A part of a route that stands for any name: `:id` in `/individual/:id`. */
const parameter = /(?<=\/):[A-Za-z]\w*(?=\/|$)/g;
const hasParameter = (route: string) => route.search(parameter) !== -1;

/** `/individual/:id` answers `/individual/anything`. */
function patternOf(route: string): RegExp {
  const source = route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(parameter, '[^/]+');
  return new RegExp(`^${source}/?$`);
}

/** An old address that nobody can come to as it is written. */
function neverMet(from: string): Unplaced | undefined {
  if (from.includes('*')) return starred(from);
  const sign = /[?#]/.exec(from)?.[0];
  if (sign) {
    return {
      code: 'wrong-value',
      message: `Nobody comes to ${from}: a redirect does not see what stands behind the ${sign} of an address.`,
      hint: `Write the address as far as its ${sign}, and one redirect for all that may follow.`,
    };
  }
  const names = from.split('/').filter((step) => step.startsWith(':'));
  const odd = names.find((name) => !/^:[A-Za-z]\w*$/.test(name));
  if (odd !== undefined) {
    const plain = odd.replace(/\W+/g, '').replace(/^[\d_]+/, '') || 'name';
    return {
      code: 'wrong-value',
      message: `${odd} is no name for a part of an address: it begins with a letter, and letters, digits and _ follow.`,
      hint: `Write :${plain}, and the same in to: where it stands there.`,
      within: odd,
    };
  }
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice === undefined) return undefined;
  return {
    code: 'wrong-value',
    message: `${twice} stands twice in ${from}.`,
    hint: 'Give each part a name of its own.',
    within: twice,
  };
}

/** A star, which stands for any address on other servers. */
function starred(from: string): Unplaced {
  const suggestion = from.replace(/\(?\.?\*+\)?/, ':name');
  return {
    code: 'wrong-value',
    message: `Nobody comes to ${from}: a star stands for itself in an address.`,
    hint: `A part of any name is written with a colon. Did you mean ${suggestion}?`,
    suggestion,
  };
}

const parameters = (address: string): string[] =>
  Array.from(address.replace(/^https?:\/\/[^/]*/, '').matchAll(/:[A-Za-z]\w*/g), ([name]) => name);

/** A parameter of the new address that the old one does not have, so that it would stand there as it is written. */
function lostParameter({ from, to }: Redirect): Unplaced | undefined {
  const known = parameters(from);
  const lost = parameters(to).find((name) => !known.includes(name));
  if (lost === undefined) return undefined;
  const suggestion = meant(lost, known).suggestion ?? (known.length === 1 ? known[0] : undefined);
  return {
    code: 'wrong-value',
    message: `${lost} has no value, because ${from} has no part of that name.`,
    hint: suggestion
      ? `Did you mean ${suggestion}?`
      : `Write it into from: as well, as in ${from.replace(/\/$/, '')}/${lost}.`,
    within: lost,
    ...(suggestion ? { suggestion } : {}),
  };
}

function targetFault(
  { to }: Redirect,
  faultOf: (to: string) => Unplaced | undefined,
): Unplaced | undefined {
  // what :name stands for is only known when somebody comes
  if (!isInternal(to) || to.startsWith('#') || /:[A-Za-z]/.test(to)) return undefined;
  return faultOf(to);
}

/** A redirect that leads to another one; each step costs the visitor a round trip. */
function chainFault(
  first: Redirect,
  redirects: Redirects,
  hasPage: (route: string) => boolean,
): Unplaced | undefined {
  let at = first;
  for (let steps = 0; steps < redirects.list.length; steps += 1) {
    const route = at.to.replace(/[?#].*$/s, '');
    if (!isInternal(at.to) || hasPage(route) || /:[A-Za-z]/.test(at.to)) break;
    const next = redirects.at(route);
    if (!next || next === at) break;
    at = next;
  }
  if (at === first) return undefined;
  const final = /:[A-Za-z]/.test(at.to) ? undefined : at.to;
  return {
    code: 'redirect-chain',
    severity: 'warning',
    message: `The redirect from ${first.from} leads to ${first.to}, which is redirected to ${at.to}.`,
    hint: final ? `Let it lead to ${final} at once.` : 'Let it lead to the last address at once.',
    ...(final ? { suggestion: final } : {}),
  };
}

function isCircle(first: Redirect, redirects: Redirects): boolean {
  let at = first;
  for (let steps = 0; steps <= redirects.list.length; steps += 1) {
    const route = at.to.replace(/[?#].*$/s, '');
    const next = isInternal(at.to) ? redirects.at(route) : undefined;
    if (!next) return false;
    if (next === first) return true;
    at = next;
  }
  return false;
}

function answered(from: string, twice: boolean): Unplaced {
  return {
    code: 'useless-redirect',
    message: twice
      ? `The address ${from} is redirected twice; the first redirect counts.`
      : `The address ${from} is a page, so this redirect is never used.`,
    hint: twice ? 'Keep one of the two.' : 'Delete the redirect, or the page.',
  };
}

function circle({ from, to }: Redirect): Unplaced {
  return {
    code: 'redirect-loop',
    message: `The redirect from ${from} to ${to} leads back to ${from} in the end.`,
    hint: 'Let one of the redirects of this circle lead to a page.',
  };
}
