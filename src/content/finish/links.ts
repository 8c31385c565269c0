/** Which addresses lead into the site, and which are none at all. */
import type { Unplaced } from '../issue.ts';
import { nearest } from '../problems/nearest.ts';
import type { Data } from '../types.ts';

/** What full addresses may begin with. */
export const schemes = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'geo', 'webcal']);

/** Whether an address leads to a page or a file of the site: `/about`, `/about#team`, `#team`. */
export function isInternal(to: string): boolean {
  return to.startsWith('#') || (to.startsWith('/') && !to.startsWith('//'));
}

/** Whether an address leads to another site. */
export const leadsOut = (to: string) => /^(?:https?:)?\/\//i.test(to);

/** The `rel` of such a link in a text: a page of somebody else must not reach back into ours. */
export const OUTWARD = 'noopener external';

/** What is wrong with an address that leads neither into the site nor out of it. */
export function oddLink(to: string): Unplaced | undefined {
  // an empty value is told of as one, and so is a template that has failed
  if (to === '' || to.includes('{{')) return undefined;
  if (isInternal(to) || /^\/\/[\w-]+\.[\w.-]+/.test(to)) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(to)?.[1]?.toLowerCase();
  if (scheme === 'javascript' || scheme === 'data' || scheme === 'vbscript') {
    return {
      code: 'odd-link',
      message: `A link cannot begin with ${scheme}:.`,
      hint: 'Write a page of this site such as /about, or a full address such as https://example.org.',
    };
  }
  if (/^(?:[a-z]:[\\/]|file:)/i.test(to)) return ofDisk(to);
  const isKnown = scheme !== undefined && schemes.has(scheme);
  const form = isKnown ? forms[scheme] : undefined;
  if (isKnown && (form?.test(to) ?? true)) return undefined;
  const suggestion = suggestedLink(to, scheme);
  return {
    code: 'odd-link',
    message: isKnown
      ? `${to} is not an address as ${scheme}: needs it.`
      : `${to} is not an address: it begins neither with a slash nor with https://.`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}${isKnown ? (examples[scheme] ?? '') : 'Pages of this site begin with a slash: /about.'}`,
    ...(suggestion ? { suggestion } : {}),
  };
}

/** What is wrong with the path of a file on the disk of whoever wrote it. */
function ofDisk(to: string): Unplaced {
  const name = /[^\\/]+$/.exec(to)?.[0] ?? 'prices.pdf';
  return {
    code: 'odd-link',
    message: `${to} is a file on your own disk, which nobody else can reach.`,
    hint: `Put it into the public folder and write its path there: public/files/${name} is /files/${encodeURI(name)}.`,
  };
}

/** What is wrong with an address that leads to the computer of whoever reads the page. */
export function localAddress(to: string): Unplaced | undefined {
  const [start] =
    /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)/i.exec(to) ?? [];
  if (start === undefined) return undefined;
  const path = to.slice(start.length).replace(/^(?!\/)/, '/');
  return {
    code: 'odd-link',
    message: `${to} is an address of your own computer, which nobody else can reach.`,
    hint: `Write ${path}.`,
    suggestion: path,
    fix: { text: path },
  };
}

/** What is to be said of a page of this site that is written with all of its address; `url` is the site's. */
export function ownAddress(to: string, url: Data | undefined): Unplaced | undefined {
  if (typeof url !== 'string' || !/^https?:/i.test(to)) return undefined;
  const host = (address: string) =>
    /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase();
  if (host(to) !== host(url)) return undefined;
  const path = to.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
  return {
    code: 'odd-link',
    message: `${to} is a page of this site, and with all of its address nothing checks that it is there.`,
    hint: `Write ${path}, which also leads there while you edit.`,
    suggestion: path,
  };
}

/** What addresses of a scheme look like. */
const forms: { [scheme: string]: RegExp } = {
  http: /^https?:\/\/[^\s/]\S*$/i,
  https: /^https?:\/\/[^\s/]\S*$/i,
  mailto: /^mailto:(?:[^\s@/]+@[^\s@/]+\.[^\s@]+|\?\S+)$/i,
  tel: /^tel:[+\d][\d().;=a-z-]*$/i,
};

const examples: { [scheme: string]: string } = {
  http: 'Two slashes stand behind the colon, and no blank anywhere: https://example.org.',
  https: 'Two slashes stand behind the colon, and no blank anywhere: https://example.org.',
  mailto: 'An e-mail address follows the colon at once: mailto:name@example.org.',
  tel: 'The number follows the colon without spaces: tel:+97141234567.',
};

/** Other words for schemes. */
const meantSchemes: { [word: string]: string } = {
  phone: 'tel',
  telephone: 'tel',
  call: 'tel',
  mail: 'mailto',
  email: 'mailto',
};

function suggestedLink(to: string, scheme: string | undefined): string | undefined {
  const text = to.trim();
  const [, inMarkdown] = /^!?\[[^\]]*\]\(([^()\s]+)\)$/.exec(text) ?? [];
  if (inMarkdown) return inMarkdown;
  if (scheme === 'whatsapp') {
    const number = /\+?\d[\d\s()-]{5,}/.exec(text)?.[0].replace(/\D/g, '');
    return number && `https://wa.me/${number}`;
  }
  if (scheme !== undefined) {
    const word = schemes.has(scheme) ? scheme : (meantSchemes[scheme] ?? nearest(scheme, schemes));
    const rest = text.slice(scheme.length + 1).replace(/^[\s/]+/, '');
    const made =
      word === 'tel'
        ? `tel:${rest.replace(/[^\d+]/g, '')}`
        : word === 'mailto'
          ? `mailto:${rest.replace(/\s/g, '')}`
          : `${word ?? ''}://${rest.replace(/\s/g, '%20')}`;
    if (word && (forms[word]?.test(made) ?? false)) return made;
    const isElsewhere = /^[^:]+:[\\/]/.test(text);
    return word || isElsewhere ? undefined : `/${text.replace(/^\/+/, '')}`;
  }
  if (/^[^\s/@]+ ?@ ?[^\s/@]+\.[a-z]+$/i.test(text)) return `mailto:${text.replace(/ /g, '')}`;
  if (/^\+?[\d\s()-]{6,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (
    /^(?:www\.|[a-z0-9-]+\.(?:com|org|net|info|ae|at|ch|de|es|eu|fr|ie|it|me|nl|uk)\b)/i.test(text)
  )
    return `https://${text}`;
  // words are no address, whatever is put in front of them
  if (/\s/.test(text)) return undefined;
  return `/${text.replace(/^[./\\]+/, '').replace(/\.(?:yaml|html?)$/, '')}`;
}

/** The value of an attribute as the browser reads it. */
export function unescaped(value: string): string {
  if (!value.includes('&')) return value;
  return value
    .replace(/&#x([\dA-F]+);/g, (_, code: string) => String.fromCodePoint(Number(`0x${code}`)))
    .replaceAll('&amp;', '&');
}

/** The addresses in the links and pictures of a piece of HTML that this project made. */
export function addressesIn(html: string): { links: string[]; pictures: string[] } {
  if (!html.includes('="')) return none;
  const links: string[] = [];
  const pictures: string[] = [];
  for (const [, attribute, value = ''] of html.matchAll(/ (href|src)="([^"]*)"/g)) {
    (attribute === 'href' ? links : pictures).push(unescaped(value));
  }
  return { links, pictures };
}

const none = { links: [], pictures: [] };
