import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSite } from '../../../tests/make-test-site.ts';
import { withFrame } from '../../content/load-frame.ts';
import type { Block, Page } from '../../content/model/types.ts';
import { refreshSite } from '../../content/open-site.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';
import type { Renderer } from '../../render/render-page.ts';
import { renderRoute } from './render-route.ts';
import { DevReview } from './review.ts';

const page = (title: string, words = 'Hello.') =>
  `title: ${title}\ndescription: A page of ${title} that says what a visitor finds.\nblocks:\n  - type: banner\n    title: ${title}\n    text: ${words}\n`;

/** Returns a renderer that says which cards stand on a page: `! code` for a loud one, `? code` for a quiet one. */
const cards = () =>
  ({
    renderPage: ({ blocks }: Page) => ({
      blocks: '',
      html: blocks
        .filter(({ type }) => type === '_problem')
        .flatMap((block: Block) =>
          (block.problems as unknown as Diagnostic[]).map(
            ({ name }) => `${block.isQuiet ? '?' : '!'} ${name}`,
          ),
        )
        .join('\n'),
    }),
  }) as unknown as Renderer;

test('the cards of a page say what validate says of it, and only of it', async () => {
  let site = makeSite({
    'pages/index.yaml': page('Home', 'See [the team](/team#crew), [here](/).'),
    'pages/other.yaml': page('Other', 'See [that](/nowhere).'),
    'pages/team.yaml': page('Team'),
    'pages/_site.yaml': 'name: Test\n',
  });
  let news = 0;
  const review = new DevReview(() => news++);
  const shown = async (route: string) => {
    await review.check(withFrame(site));
    return renderRoute(site, route, cards, review).html.split('\n');
  };
  expect(await shown('/')).toEqual(['! broken-anchor', '? vague-link']);
  expect(await shown('/other')).toEqual(['! broken-link']);
  expect(await shown('/team')).toEqual(['']);
  expect(news).toBe(1);
  // What is saved in another file shows too.
  writeFileSync(join(site.root, 'pages/team.yaml'), `${page('Home')}    id: crew\n`);
  review.forget(['pages/team.yaml']);
  expect(await shown('/')).toEqual(['? vague-link']);
  expect(await shown('/team')).toEqual(['? duplicate-title']);
  expect(news).toBe(2);
  writeFileSync(join(site.root, 'pages/nowhere.yaml'), page('Nowhere'));
  site = refreshSite(site, ['pages/nowhere.yaml']).site;
  expect(await shown('/other')).toEqual(['']);
  expect(renderRoute(site, '/other', cards)).toEqual({ html: '', status: 200 });
});

test('no page waits until all pages have been checked', async () => {
  const site = makeSite({
    'pages/index.yaml': page('Home', 'See [the team](/nowhere).'),
    'pages/_site.yaml': 'name: Test\n',
  });
  let notify = () => {};
  const news = new Promise<void>((resolve) => {
    notify = resolve;
  });
  const review = new DevReview(notify);
  expect(renderRoute(site, '/', cards, review).html).toBe('');
  await news;
  expect(renderRoute(site, '/', cards, review).html).toBe('! broken-link');
});
