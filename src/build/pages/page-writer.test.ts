import { expect, test } from 'vitest';
import type { Site } from '../../content/site/site.ts';
import type { SiteBundle } from '../bundle/bundle.ts';
import { blankPage } from './blank-page.ts';
import { PageWriter } from './page-writer.ts';

test.each(['x is not defined', 'blocks/note/view.tsx has no export default.'])(
  'a page that cannot be rendered is named, and the sentence ends once: %s',
  (message) => {
    const renderPage = () => {
      throw new Error(message);
    };
    const site = { config: {}, validConfig: {}, pictures: new Map() } as unknown as Site;
    const bundle = { base: '' } as SiteBundle;
    const options = { bundle, renderer: { renderPage }, folder: '/out', earlier: new Map() };
    const own = { route: '/', file: 'pages/index.yaml', title: 'Home' };
    const page = blankPage({ ...own, lang: 'en', dir: 'ltr' });
    expect(() => new PageWriter(site, options).write(page, false)).toThrow(
      `could not be rendered: ${message.replace(/\.$/, '')}. npm run dev shows where.`,
    );
  },
);
