/** Classifies addresses: internal, external, and invalid ones. */
import type { UnlocatedIssue } from '../model/issue.ts';

/** The schemes that addresses may have. */
export const schemes = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'geo', 'webcal']);

/** Returns whether an address leads to a page or a file of the site: `/about`, `/about#team`, `#team`. */
export function isInternal(to: string): boolean {
  return to.startsWith('#') || (to.startsWith('/') && !to.startsWith('//'));
}

/** Returns whether an address is one of another site. */
export const isExternal = (to: string) => /^(?:https?:)?\/\//i.test(to);

/** The `rel` of external links in texts: other sites must not get access to the page that links to them. */
export const EXTERNAL_REL = 'noopener external';

type OddLink = Extract<UnlocatedIssue, { code: 'odd-link' }>;

/**
 * Returns the issue of an address that is neither an internal nor a valid external one; `undefined` when it is valid.
 */
export function oddLink(to: string): OddLink | undefined {
  // Empty values and failed templates are reported separately.
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

/** Returns the issue of an address on the visitor's own computer; `undefined` for other addresses. */
export function localAddress(to: string): OddLink | undefined {
  const [start] =
    /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)/i.exec(to) ?? [];
  if (start === undefined) return undefined;
  const path = to.slice(start.length).replace(/^(?!\/)/, '/');
  return { code: 'odd-link', params: { to, reason: 'own-computer', path } };
}

/** Returns the host of a full address, with a port that is not the usual one, and without `www.` */
const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');

/**
 * Returns the issue of a full address that leads to this site, whose address is `url`; `undefined` for other
 * addresses.
 */
export function ownAddress(to: string, url: string | undefined): OddLink | undefined {
  const isFull = /^https?:/i.test(to) && URL.canParse(to);
  if (!isFull || url === undefined || !URL.canParse(url)) return undefined;
  if (hostOf(to) !== hostOf(url)) return undefined;
  const path = to.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
  return { code: 'odd-link', params: { to, reason: 'own-site', path } };
}

/** The patterns of valid addresses, by scheme. */
export const addressForms: { [scheme: string]: RegExp } = {
  http: /^https?:\/\/[^\s/]\S*$/i,
  https: /^https?:\/\/[^\s/]\S*$/i,
  mailto: /^mailto:(?:[^\s@/]+@[^\s@/?]+\.[^\s@?]+(?:\?\S*)?|\?\S+)$/i,
  // Of +44 (0)20, one dials either the country code or the 0.
  tel: /^tel:(?!\+[\d.-]*\(0\))[+\d][\d().;=a-z-]*$/i,
};
