import type { Rule } from '../rule.ts';

export const brokenLink: Rule<'broken-link'> = {
  code: 301,
  name: 'broken-link',
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
      case 'budget':
        return `No page has the address ${params.pattern}, so this budget is for none.`;
    }
  },
  hint: (params) => {
    const suggestion = params.reason === 'page' ? params.near.suggestion : params.wanted;
    const guess = suggestion ? `Did you mean ${suggestion}?` : '';
    switch (params.reason) {
      case 'page': {
        const name = params.route === '/' ? '/index' : params.route;
        return guess || `Write pages${name}.yaml, or a redirect in pages/_site.yaml.`;
      }
      case 'file':
        return `${guess} It would have to be public${params.path}.`.trimStart();
      case 'budget':
        return `${guess} /blog/* means the pages directly below /blog, /blog/** all below it.`.trimStart();
    }
  },
  fix: (params) => {
    if (params.reason !== 'page') return params.wanted ? { suggestion: params.wanted } : {};
    const { suggestion, sure } = params.near;
    if (suggestion === undefined) return {};
    return { suggestion, ...(sure ? { fix: { text: `${suggestion}${params.rest}` } } : {}) };
  },
};
