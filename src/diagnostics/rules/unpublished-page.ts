import type { Rule } from '../model/rule.ts';

export const rule: Rule<'unpublished-page'> = {
  code: 731,
  severity: 'error',
  title: 'A link to a page that is not published yet, or no longer',
  why: 'Visitors who follow the link would be told that there is no such page.',
  bad: '# pages/news.yaml: publishFrom: 2099-01-01\n# pages/index.yaml\ntext: See [the news](/news).',
  good: '# pages/index.yaml: the block with the link appears with the page\n- type: text\n  publishFrom: 2099-01-01\n  body: See [the news](/news).',
  message: ({ route, reason }) => `The page ${route} is not there now: it is ${reason}.`,
  hint: (_params, _site, { path }) =>
    `Publish the page, or let the ${path[0] === 'menus' ? 'entry of the menu' : 'block with the link'} appear and disappear with it: it takes draft, publishFrom and publishUntil too.`,
  fix: ({ route }) => ({ lost: { word: route } }),
};
