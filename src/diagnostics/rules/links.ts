import type { IssueParams } from '../../content/model/issue-params.ts';
import { addressForms, schemes } from '../../content/transform/links.ts';
import type { Meant } from '../../content/words/known-words.ts';
import { nearest } from '../../content/words/nearest.ts';
import type { Rules } from '../model/rule.ts';

export const linkRules = {
  'broken-link': {
    code: 301,
    severity: 'error',
    title: 'A link to a page that does not exist',
    why: 'Visitors would see "page not found".',
    bad: 'to: /abuot',
    good: 'to: /about',
    message: (params) => {
      switch (params.reason) {
        case 'page': {
          const { route, link } = params;
          return `There is no page ${route}${link === undefined ? '' : ` for the link ${link}`}.`;
        }
        case 'file':
          return `There is no file ${params.path}.`;
        case 'feed':
          return `There is no page ${params.route}, to which the feed sends readers of the entry ${params.entry}.`;
        case 'budget':
          return `No page has the address ${params.pattern}, so this budget is for none.`;
      }
    },
    hint: (params) => {
      const { suggestion } = wanted(params);
      const guess = suggestion ? `Did you mean ${suggestion}?` : '';
      switch (params.reason) {
        case 'page': {
          const name = params.route === '/' ? '/index' : params.route;
          return guess || `Write pages${name}.yaml, or a redirect in pages/_site.yaml.`;
        }
        case 'file':
          return `${guess} It would have to be public${params.path}.`.trimStart();
        case 'feed':
          return 'Write the path of the file that makes the pages, as in /blog/[slug] for pages/blog/[slug].yaml.';
        case 'budget':
          return `${guess} /blog/* means the pages directly below /blog, /blog/** all below it.`.trimStart();
      }
    },
    fix: (params) => {
      const { suggestion, sure } = wanted(params);
      if (suggestion === undefined) return {};
      if (params.reason !== 'page' || !sure) return { suggestion };
      return { suggestion, fix: { text: `${suggestion}${params.rest}` } };
    },
  },
  'broken-anchor': {
    code: 302,
    severity: 'error',
    title: 'A link to a place that the page does not have',
    why: 'The link leads to the top of the page instead of the block that was meant.',
    bad: 'to: /about#tem',
    good: 'to: /about#team',
    message: (params) => {
      const { route, to } = params;
      return params.reason === 'no-id'
        ? `The page ${route} has no block with the id ${params.id}, so the link ${to} does not find its place.`
        : `The link ${to} leads to a place on its own page, ${route}, which has no block with that id; ${params.other} has one.`;
    },
    hint: (params) => {
      if (params.reason === 'other-page') return `Did you mean ${params.other}${params.to}?`;
      const { suggestion } = params.near;
      return `${suggestion ? `Did you mean #${suggestion}? ` : ''}Write id: ${params.id} in the block that is meant.`;
    },
    fix: (params) => {
      if (params.reason === 'other-page') return { suggestion: `${params.other}${params.to}` };
      const { suggestion, sure } = params.near;
      if (suggestion === undefined) return {};
      const text = params.to.replace(/#.*$/s, `#${suggestion}`);
      return { suggestion, ...(sure ? { fix: { text } } : {}) };
    },
  },
  'odd-link': {
    code: 303,
    severity: 'error',
    title: 'Something that is no address',
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
        case 'wrong-form':
          return `${to} is not an address as ${scheme}: needs it.`;
        case 'no-address':
          return `${to} is not an address: it begins neither with a slash nor with https://.`;
      }
    },
    hint: ({ to, reason, scheme, path }) => {
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
          return `Write ${path}, which also leads there while you edit.`;
        default: {
          const suggestion = suggestedLink(to, scheme);
          const form =
            reason === 'wrong-form'
              ? (examples[scheme ?? ''] ?? '')
              : 'Pages of this site begin with a slash: /about.';
          return `${suggestion ? `Did you mean ${suggestion}? ` : ''}${form}`;
        }
      }
    },
    fix: ({ to, reason, scheme, path }) => {
      if (reason === 'own-site' && path) return { suggestion: path };
      if (reason === 'own-computer' && path) return { suggestion: path, fix: { text: path } };
      const isForm = reason === 'wrong-form' || reason === 'no-address';
      const suggestion = isForm ? suggestedLink(to, scheme) : undefined;
      return suggestion ? { suggestion } : {};
    },
  },
  'letter-case': {
    code: 420,
    severity: 'error',
    title: 'An address with other capitals than the file',
    why: 'It works on Windows and macOS and leads nowhere on the server.',
    bad: 'src: /images/Team.svg',
    good: 'src: /images/team.svg',
    message: ({ written, right }) =>
      `${written} is called ${right}: on the server small and capital letters differ.`,
    hint: ({ right }) => `Write ${right}.`,
    fix: ({ right, rest = '' }) => ({ suggestion: right, fix: { text: right + rest } }),
  },
} satisfies Partial<Rules>;

/** Returns the address that was probably meant. */
function wanted(params: IssueParams['broken-link']): Meant {
  if (params.reason === 'page') return params.near;
  if (params.reason === 'feed' || params.wanted === undefined) return {};
  return { suggestion: params.wanted };
}

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
    if (word && (addressForms[word]?.test(made) ?? false)) return made;
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
