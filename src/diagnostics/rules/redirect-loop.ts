import type { Site } from '../../content/site/site.ts';
import type { Params, Rule } from '../model/rule.ts';
import { guessed } from '../wording/phrases.ts';

export const rule: Rule<'redirect-loop'> = {
  code: 312,
  severity: 'error',
  title: 'Redirects that go round in a circle',
  why: 'The browser gives up and shows an error.',
  bad: 'redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: /a }',
  good: 'redirects:\n  - { from: /a, to: /b }',
  message: ({ from, to }) => `The redirect from ${from} to ${to} leads back to ${from} in the end.`,
  hint: (params, site) =>
    guessed(pageFor(params, site), 'Let one of the redirects of this circle lead to a page.'),
  fix: (params, site) => {
    const suggestion = pageFor(params, site);
    return suggestion ? { suggestion } : {};
  },
};

/** Returns the page for an address with a file extension: /about for /about.html. */
function pageFor({ to }: Params<'redirect-loop'>, { pageFiles }: Site): string | undefined {
  const route = to.replace(/\.\w+$/, '');
  return route !== to && pageFiles.some(({ pattern }) => pattern === route) ? route : undefined;
}
