import otherNames from '../../../schema/other-names.json' with { type: 'json' };
import { decoded } from '../../content/model/bare-path.ts';
import { isObject } from '../../content/model/data.ts';
import type { IssueParams } from '../../content/model/issue-params.ts';
import { repairedName } from '../../content/model/names.ts';
import type { SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { addressForms, schemes } from '../../content/transform/links.ts';
import { blocksOf } from '../../content/usages/written-blocks.ts';
import type { Rule } from '../model/rule.ts';
import { isSameWord, nearest } from '../wording/nearest.ts';
import { guessed } from '../wording/phrases.ts';
import { asWritten, pageMeant, repairedAddress, withSlashes } from '../wording/repaired-address.ts';
import { among } from '../wording/synonyms.ts';

export const rule: Rule<'odd-link'> = {
  code: 303,
  severity: 'error',
  title: 'Something that is not an address',
  why: 'Without a slash at the beginning a link would mean something else on every page.',
  bad: 'to: about',
  good: 'to: /about',
  message: ({ to, reason, scheme }) => {
    switch (reason) {
      case 'script':
        return `A link cannot begin with ${scheme}:.`;
      case 'own-disk':
        return `${to} is a file on your own disk, which nobody else can reach.`;
      case 'own-computer':
        return `${to} is an address of your own computer, which nobody else can reach.`;
      case 'own-site':
        return `${to} is a page of this site, and with all of its address nothing checks that it is there.`;
      case 'top':
        return 'This link leads nowhere: # alone is the top of the same page.';
      case 'wrong-form':
        return `${to} is not an address as ${scheme}: needs it.`;
      case 'no-address':
        return `${asWritten(to)} is not an address: it begins neither with a slash nor with https://.`;
    }
  },
  hint: ({ to, reason, scheme, path, wanted }, site, at) => {
    if (wanted) return `Did you mean "{{ ${wanted} }}"? That is the address.`;
    const target = targetNamed(to, at, site);
    if (target === 'dialog')
      return `Did you mean opens: ${to}? It opens what has this name on the page, and to: leads to an address.`;
    if (target) return `Did you mean "#${to}"? That leads to the block with this id.`;
    switch (reason) {
      case 'script':
        return 'Write a page of this site such as /about, or a full address such as https://example.org.';
      case 'own-disk': {
        const name = /[^\\/]+$/.exec(to)?.[0] ?? 'prices.pdf';
        return `Put it into the public folder and write its path there: public/files/${name} is /files/${encodeURI(name)}.`;
      }
      case 'own-computer':
        return `Write ${path}.`;
      case 'own-site':
        return `Write ${pageMeant(path ?? '/', site) ?? path}, which also leads there while you edit.`;
      case 'top':
        return `Write the page that it is to lead to, such as /contact${blockBeside(at, site)}, or #top if it leads to the top of this page.`;
      default:
        return formHint({ to, reason, scheme }, site);
    }
  },
  fix: ({ to, reason, scheme, path, wanted }, site, at) => {
    if (wanted) return { suggestion: `"{{ ${wanted} }}"` };
    const target = targetNamed(to, at, site);
    if (target) return target === 'block' ? { suggestion: `#${to}` } : {};
    if (reason === 'own-site' && path) return { suggestion: pageMeant(path, site) ?? path };
    if (reason === 'own-computer' && path) return { suggestion: path, fix: { text: path } };
    const isForm = reason === 'wrong-form' || reason === 'no-address';
    const suggestion = isForm ? (pageNamed(to, site) ?? suggestedLink(to, scheme)) : undefined;
    return suggestion ? { suggestion } : {};
  },
};

type OddLink = IssueParams['odd-link'];

/** Returns the hint about the form of an address. */
function formHint({ to, reason, scheme }: Omit<OddLink, 'path'>, site: Site): string {
  if (/^@[\w.-]+$/.test(to))
    return `Write the address of that page, such as https://www.example.org/${to.slice(1)}.`;
  const suggestion = pageNamed(to, site) ?? suggestedLink(to, scheme);
  const form =
    reason === 'wrong-form'
      ? (examples[scheme ?? ''] ?? '')
      : withSlashes(to)
        ? 'The parts of a path have slashes between them.'
        : 'Pages of this site begin with a slash: /about.';
  return guessed(suggestion, form);
}

/** Returns the blocks in the same file. */
const blocksAt = ({ file }: SourceLocation, { files }: Site) =>
  blocksOf(file, files.data(file) ?? null).map(({ block }) => block);

/** Returns the first block in the same file that links may lead to, as a part of a sentence. */
function blockBeside(at: SourceLocation, site: Site): string {
  const [id] = blocksAt(at, site).flatMap((block) => block.id ?? []);
  return id === undefined ? '' : `, a block of this page such as #${id}`;
}

/** Returns whether a text is the name of a dialog in the same file, such as that of a film, or the id of a block. */
function targetNamed(to: string, at: SourceLocation, site: Site): 'dialog' | 'block' | undefined {
  if (at.path.at(-1) !== 'to') return undefined;
  const found = blocksAt(at, site).find(({ id, name }) => [id, name].includes(to));
  const isNamed =
    found && 'name' in (site.blockTypes.get(String(found.type))?.schema.properties ?? {});
  return found && (isNamed ? 'dialog' : 'block');
}

const examples: { [scheme: string]: string } = {
  http: 'Two slashes stand after the colon, and no space anywhere: https://example.org.',
  https: 'Two slashes stand after the colon, and no space anywhere: https://example.org.',
  mailto: 'An e-mail address follows the colon at once: mailto:name@example.org.',
  tel: 'The number follows the colon, without spaces and without (0): tel:+97141234567.',
};

/** Returns the `mailto:` address for a text that contains an e-mail address, with typing mistakes corrected. */
function mailbox(text: string): string {
  const address =
    /[^\s<>]+@[^\s<>]+?(?=[,;]?(?:[\s<>]|$))/.exec(text)?.[0] ?? text.replace(/\s/g, '');
  return `mailto:${repairedAddress(address) ?? address}`;
}

/** Returns the `tel:` address for a telephone number in any notation. */
const dialled = (number: string): string =>
  `tel:${number.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;

/** Returns the page with the text as its title, or with the text's words as its address. */
function pageNamed(text: string, { pageFiles, files }: Site): string | undefined {
  const name = repairedName(text);
  if (!name) return undefined;
  const route = `/${name}`;
  const found = pageFiles.find(({ file, pattern }) => {
    const data = files.data(file);
    const title = isObject(data) ? String(data.title) : '';
    return pattern === route || isSameWord(title, text);
  });
  return found?.pattern;
}

/** Matches the host of an address without https://: a name with dots that does not end with a file extension. */
const HOST =
  /^(?:www\.|(?:[a-z0-9-]+\.)+(?:com|org|net|info|app|dev|shop|example|ae|at|be|ch|de|dk|es|eu|fr|gr|ie|in|io|it|me|nl|no|om|pl|pt|qa|sa|se|uk|us)(?![\w-])|(?:[a-z0-9-]+\.)+[a-z]{2,}\/)/i;

function suggestedLink(to: string, scheme: string | undefined): string | undefined {
  const slashed = withSlashes(to);
  if (slashed) return slashed;
  const [, target] = /^<a\b[^>]*\bhref=["']([^"']+)["']/i.exec(to) ?? [];
  const text = (target ?? decoded(to))
    .trim()
    .replace(/^[“”„‘’«»<"]+|[“”„‘’«»>"]+$/g, '')
    .replace(/\s*[([{]at[)\]}]\s*/i, '@')
    .replace(/\s*[([{]dot[)\]}]\s*/gi, '.')
    .replace(/^(?:mailto|tel)\s+/i, '');
  if (/^(?:\/(?!\/)|#)/.test(text)) return text;
  const [, address] = /^\[[^\]]*\]\(((?:\/|#|https?:)\S*)\)$/.exec(text) ?? [];
  if (address) return address;
  return scheme === undefined ? withoutScheme(text) : withScheme(text, scheme);
}

/** Returns the address that was probably meant by a text with a scheme-like word before its colon. */
function withScheme(text: string, scheme: string): string | undefined {
  const word = schemes.has(scheme)
    ? scheme
    : (among(otherNames.schemes, scheme, schemes) ?? nearest(scheme, schemes));
  const rest = text.slice(scheme.length + 1).replace(/^[\s/]+/, '');
  if (scheme === 'whatsapp') return `https://wa.me/${rest.replace(/\D/g, '')}`;
  const made = word && ofScheme(word, rest);
  if (made && addressForms[word]?.test(made)) return made;
  const isElsewhere = /^[^:]+:[\\/]/.test(text);
  return word || isElsewhere ? undefined : `/${text.replace(/^\/+/, '')}`;
}

function ofScheme(scheme: string, rest: string): string {
  if (scheme === 'tel') return dialled(rest);
  if (scheme === 'mailto') return mailbox(rest);
  const [, host = '', path = ''] = /^([^/]*)(.*)$/s.exec(rest) ?? [];
  return `${scheme}://${host.replace(/\s/g, '')}${path.replace(/\s/g, '%20')}`;
}

/** Returns the address that was probably meant by a text without a slash or scheme at its beginning. */
function withoutScheme(text: string): string | undefined {
  if (/^https?[:/]/i.test(text)) return text.replace(/^(https?):?\/*/i, '$1://');
  if (/^[^\s/@]+ ?@ ?[^\s/@]+\.[a-z]+$/i.test(text)) return `mailto:${text.replace(/ /g, '')}`;
  if (/^\+?[\d\s()-]{6,}$/.test(text)) return dialled(text);
  if (HOST.test(text)) return `https://${text}`;
  const [, chat, number] =
    /^(?:(whats ?app)|call|phone|tel|ring)\W+(\+?[\d\s()-]{6,})$/i.exec(text) ?? [];
  if (number) return chat ? `https://wa.me/${number.replace(/\D/g, '')}` : dialled(number);
  // Words, handles such as @kelpie and marks such as TODO are not addresses, with any prefix.
  if (/\s|@|^(?:todo|tbd|fixme|xxx+|[.?-]+)$/i.test(text)) return undefined;
  const path = text.replace(/^[./\\]+/, '').replace(/\.(?:ya?ml|html?|md|php)$/i, '');
  return `/${path.replace(/^pages\//, '').replace(/(?:^|\/)index$/, '')}`;
}
