/**
 * Checks the redirects of `_site.yaml`: missing targets, loops, and addresses that a page or an earlier redirect has.
 */

import { barePath } from '../../content/model/bare-path.ts';
import type { Issue, UnlocatedIssue } from '../../content/model/issue.ts';
import { hasParameter, type Redirect, Redirects, routeOf } from '../../content/redirects.ts';
import type { Site } from '../../content/site/site.ts';
import { SITE_FILE_NAME } from '../../content/site/site.ts';
import { isInternal, oddLink } from '../../content/transform/links.ts';
import { nearest } from '../wording/nearest.ts';

/**
 * Returns the issues of the redirects, at most one for each.
 *
 * @param hasPage returns whether a route has a page
 * @param issueOf returns the issue of an address
 */
export function redirectIssues(
  site: Site,
  hasPage: (route: string) => boolean,
  issueOf: (to: string) => UnlocatedIssue | undefined,
): Issue[] {
  const redirects = new Redirects(site);
  const repeated = redirects.repeated();
  return redirects.list.flatMap((redirect, index): Issue[] => {
    const ofFrom = fromIssue(redirect, repeated.has(redirect), hasPage);
    const issue = ofFrom ?? toIssue(site, redirect, redirects, hasPage, issueOf);
    if (!issue) return [];
    const path = ['redirects', index, ofFrom ? 'from' : 'to'];
    return [{ ...issue, file: SITE_FILE_NAME, path }];
  });
}

/**
 * Returns the issue of an old address that a page or an earlier redirect has, or that is written in a wrong form;
 * `undefined` when it is valid.
 */
function fromIssue(
  { from, to }: Redirect,
  isRepeated: boolean,
  hasPage: (route: string) => boolean,
): UnlocatedIssue | undefined {
  if (isRepeated || hasPage(routeOf(from))) {
    const isOld = /^\/[\w-]/.test(to) && !hasPage(routeOf(to));
    const isFile = /\.\w+$/.test(from) || /\.\w+$/.test(to);
    const swapped = !isRepeated && isOld && !isFile ? { to } : {};
    return { code: 'useless-redirect', params: { from, isRepeated, ...swapped } };
  }
  const foreign = foreignPart(from);
  if (foreign) return foreign;
  const character = /[?#]/.exec(from)?.[0];
  if (character) {
    return { code: 'wrong-value', params: { reason: 'redirect-query', from, character } };
  }
  const names = from.split('/').filter((step) => step.startsWith(':'));
  const odd = names.find((name) => !/^:[A-Za-z]\w*$/.test(name));
  if (odd !== undefined) {
    const params = { reason: 'redirect-name', name: odd } as const;
    return { code: 'wrong-value', params, within: odd };
  }
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice === undefined) return undefined;
  const params = { reason: 'redirect-name-twice', name: twice, from } as const;
  return { code: 'wrong-value', params, within: twice };
}

/** Matches a part of an address that has another name on each page, as other servers and routers write it. */
const FOREIGN_PARTS = /\[(?:\.{3})?\w+\]|\{\w+\}|<\w+>|\(?\.?\*+\)?/;

/** Returns the issue of an address with a part as other servers write it. */
function foreignPart(address: string): UnlocatedIssue | undefined {
  const [part] = FOREIGN_PARTS.exec(address) ?? [];
  if (part === undefined) return undefined;
  const wanted = address.replace(part, `:${/\w+/.exec(part)?.[0] ?? 'name'}`);
  const params = { reason: 'redirect-part', address, part, wanted } as const;
  // Braces may be part of an address.
  return { code: 'wrong-value', params, ...(!part.includes('*') && { severity: 'warning' }) };
}

function toIssue(
  site: Site,
  redirect: Redirect,
  redirects: Redirects,
  hasPage: (route: string) => boolean,
  issueOf: (to: string) => UnlocatedIssue | undefined,
): UnlocatedIssue | undefined {
  const { from, to } = redirect;
  const foreign = isInternal(to) ? foreignPart(to) : undefined;
  if (foreign) return foreign;
  const known = parameters(from);
  const lost = from && parameters(to).find((name) => !known.includes(name));
  if (lost) {
    const params = { reason: 'redirect-lost-name', name: lost, from, known } as const;
    return { code: 'wrong-value', params, within: lost };
  }
  if (isCircle(redirect, redirects)) return { code: 'redirect-loop', params: { from, to } };
  // The value of a :name parameter is known only when the address is requested.
  const isKnown = isInternal(to) && !to.startsWith('#') && !hasParameter(to);
  const lostPattern = isInternal(to) && hasParameter(to) ? noSuchPages(to, site) : undefined;
  if (lostPattern) return lostPattern;
  const last = lastOf(redirect, redirects, hasPage);
  return (
    (isKnown ? issueOf(to) : hasParameter(to) ? undefined : oddLink(to)) ??
    (last ? { code: 'redirect-chain', params: { from, to, last } } : undefined)
  );
}

/**
 * Returns the issue of an address with parameters that no page file has, of which another one has nearly that address;
 * `undefined` for other addresses, which may be those of files.
 */
function noSuchPages(to: string, { pageFiles }: Site): UnlocatedIssue | undefined {
  const route = barePath(to);
  const steps = route.split('/');
  const isParameter = (step: string | undefined) => step?.startsWith(':') === true;
  const alike = pageFiles
    .map(({ pattern }) => pattern.split('/'))
    .filter(({ length }) => length === steps.length);
  const fits = (pattern: string[]) =>
    pattern.at(-1) !== '404' &&
    pattern.every(
      (step, at) => step.startsWith('[') || step === steps[at] || isParameter(steps[at]),
    );
  if (alike.some(fits)) return undefined;
  const near = nearest(
    route,
    alike.map((pattern) =>
      pattern.map((step, at) => (isParameter(steps[at]) ? steps[at] : step)).join('/'),
    ),
  );
  if (!near) return undefined;
  const params = { reason: 'page', route, link: undefined, near: { suggestion: near } } as const;
  return { code: 'broken-link', params };
}

const parameters = (address: string): string[] =>
  Array.from(address.replace(/^https?:\/\/[^/]*/, '').matchAll(/:[A-Za-z]\w*/g), ([name]) => name);

/**
 * Returns the final target of a redirect that leads to others; each step costs the visitor a round trip. `undefined`
 * when there is only one step.
 */
function lastOf(
  first: Redirect,
  redirects: Redirects,
  hasPage: (route: string) => boolean,
): string | undefined {
  let at = first;
  for (let steps = 0; steps < redirects.list.length; steps += 1) {
    const route = barePath(at.to);
    if (!isInternal(at.to) || hasPage(route) || hasParameter(at.to)) break;
    const next = redirects.at(route);
    if (!next || next === at) break;
    at = next;
  }
  return at === first ? undefined : at.to;
}

function isCircle(first: Redirect, redirects: Redirects): boolean {
  let at = first;
  for (let steps = 0; steps <= redirects.list.length; steps += 1) {
    const route = barePath(at.to);
    const next = isInternal(at.to) ? redirects.at(route) : undefined;
    if (!next) return false;
    if (next === first) return true;
    at = next;
  }
  return false;
}
