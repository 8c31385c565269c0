/** Which addresses lead into the site, and which are none at all. */
import type { Unplaced } from '../model/issue.ts';

/** What full addresses may begin with. */
export const schemes = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'geo', 'webcal']);

/** Returns whether an address leads to a page or a file of the site: `/about`, `/about#team`, `#team`. */
export function isInternal(to: string): boolean {
  return to.startsWith('#') || (to.startsWith('/') && !to.startsWith('//'));
}

/** Returns whether an address leads to another site. */
export const leadsOut = (to: string) => /^(?:https?:)?\/\//i.test(to);

/** The `rel` of such a link in a text: a page of somebody else must not reach back into ours. */
export const OUTWARD = 'noopener external';

type OddLink = Extract<Unplaced, { code: 'odd-link' }>;

/** Returns what is wrong with an address that leads neither into the site nor out of it. */
export function oddLink(to: string): OddLink | undefined {
  // empty values and failed templates are reported as such
  if (to === '' || to.includes('{{')) return undefined;
  if (isInternal(to) || /^\/\/[\w-]+\.[\w.-]+/.test(to)) return undefined;
  const scheme = schemeOf(to);
  if (scheme === 'javascript' || scheme === 'data' || scheme === 'vbscript') {
    return { code: 'odd-link', params: { to, reason: 'script', scheme } };
  }
  if (/^(?:[a-z]:[\\/]|file:)/i.test(to)) {
    return { code: 'odd-link', params: { to, reason: 'own-disk' } };
  }
  const isKnown = scheme !== undefined && schemes.has(scheme);
  if (isKnown && (addressForms[scheme]?.test(to) ?? true)) return undefined;
  return {
    code: 'odd-link',
    params: { to, reason: isKnown ? 'wrong-form' : 'no-address', scheme },
  };
}

function schemeOf(to: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(to)?.[1]?.toLowerCase();
}

/** Returns what is wrong with an address that leads to the visitor's own computer. */
export function localAddress(to: string): OddLink | undefined {
  const [start] =
    /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)/i.exec(to) ?? [];
  if (start === undefined) return undefined;
  const path = to.slice(start.length).replace(/^(?!\/)/, '/');
  return { code: 'odd-link', params: { to, reason: 'own-computer', path } };
}

/** Returns the issue of a link that names a page of this site by its full address; `url` is the site's. */
export function ownAddress(to: string, url: string | undefined): OddLink | undefined {
  if (url === undefined || !/^https?:/i.test(to)) return undefined;
  const host = (address: string) =>
    /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase();
  if (host(to) !== host(url)) return undefined;
  const path = to.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
  return { code: 'odd-link', params: { to, reason: 'own-site', path } };
}

/** What addresses of a scheme look like. */
export const addressForms: { [scheme: string]: RegExp } = {
  http: /^https?:\/\/[^\s/]\S*$/i,
  https: /^https?:\/\/[^\s/]\S*$/i,
  mailto: /^mailto:(?:[^\s@/]+@[^\s@/?]+\.[^\s@?]+(?:\?\S*)?|\?\S+)$/i,
  // of +44 (0)20 either the country's number or the 0 is dialled
  tel: /^tel:(?!\+[\d.-]*\(0\))[+\d][\d().;=a-z-]*$/i,
};
