/** Which addresses lead into the site, and which are none at all. */
import type { Fault } from '../problems/flaw.ts';

const schemes = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'geo', 'webcal']);

/** Whether an address leads to a page or a file of the site: `/about`, `/about#team`, `#team`. */
export function isInternal(to: string): boolean {
  return to.startsWith('#') || (to.startsWith('/') && !to.startsWith('//'));
}

/** What is wrong with an address that leads neither into the site nor out of it. */
export function oddLink(to: string): Fault | undefined {
  if (isInternal(to) || to.startsWith('//')) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(to)?.[1]?.toLowerCase();
  if (scheme && schemes.has(scheme)) return undefined;
  if (scheme === 'javascript' || scheme === 'data' || scheme === 'vbscript') {
    return {
      code: 'odd-link',
      message: `A link cannot begin with ${scheme}:.`,
      hint: 'Write a page of this site such as /about, or a full address such as https://example.org.',
    };
  }
  const suggestion = suggestedLink(to);
  return {
    code: 'odd-link',
    message: `${to} is not an address: it begins neither with a slash nor with https://.`,
    hint: `Did you mean ${suggestion}? Pages of this site begin with a slash: /about.`,
    suggestion,
  };
}

function suggestedLink(to: string): string {
  if (/^[^\s/@]+@[^\s/@]+\.[a-z]+$/i.test(to)) return `mailto:${to}`;
  if (/^\+?[\d\s()-]{6,}$/.test(to)) return `tel:${to.replace(/[^\d+]/g, '')}`;
  if (/^(?:www\.|[a-z0-9-]+\.(?:com|org|net|ae|eu|de|uk)\b)/i.test(to)) return `https://${to}`;
  return `/${to.replace(/^\.?\/+/, '').replace(/\.yaml$/, '')}`;
}

/** The addresses in the links and pictures of a piece of HTML that this project made. */
export function addressesIn(html: string): { links: string[]; pictures: string[] } {
  if (!html.includes('="')) return none;
  const links: string[] = [];
  const pictures: string[] = [];
  for (const [, attribute, value = ''] of html.matchAll(/ (href|src)="([^"]*)"/g)) {
    const address = value.replaceAll('&#x26;', '&').replaceAll('&amp;', '&');
    (attribute === 'href' ? links : pictures).push(address);
  }
  return { links, pictures };
}

const none = { links: [], pictures: [] };
