/** What search engines, social networks and robots find in a built site. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SmallSite } from './small-site.ts';

const page = (title: string, more = '') =>
  `title: ${title}\ndescription: About ${title}.\n${more}blocks:\n  - type: banner\n    title: ${title}\n`;

const site = new SmallSite({
  'pages/_site.yaml': 'name: Example\nurl: https://www.example.org\n',
  'pages/index.yaml': page('Home'),
  'pages/about.yaml': page('About "us" & <you>'),
  'pages/hidden.yaml': page('Hidden', 'index: false\n'),
  'pages/404.yaml': page('Not found'),
  'public/robots.txt': 'User-agent: *\nDisallow: /private\n',
});

beforeAll(async () => {
  expect((await site.run('build')).code).toBe(0);
}, 60_000);
afterAll(() => site.remove());

/** Returns the content of the page's meta tags by their name or property. */
function tags(file: string): Record<string, string> {
  const found = site.read(file).matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name = '', content = '']) => [name, content]));
}

describe('a page', () => {
  test('names its own address, once', () => {
    const canonical = site.read('dist/about.html').match(/<link rel="canonical" href="[^"]*">/g);
    expect(canonical).toEqual(['<link rel="canonical" href="https://www.example.org/about">']);
  });

  test('says what a preview of a link shows', () => {
    expect(tags('dist/about.html')).toMatchObject({
      description: 'About About &quot;us&quot; &amp; &lt;you&gt;.',
      'og:title': 'About &quot;us&quot; &amp; &lt;you&gt;',
      'og:url': 'https://www.example.org/about',
      'og:site_name': 'Example',
      'og:type': 'website',
      'og:locale': 'en',
    });
    expect(tags('dist/about.html').robots).toBeUndefined();
  });

  test.each(['hidden', '404'])('%s is not to be listed, and says so', (name) => {
    expect(tags(`dist/${name}.html`).robots).toBe('noindex');
    expect(site.read(`dist/${name}.html`)).not.toContain('rel="canonical"');
    expect(site.read('dist/sitemap.xml')).not.toContain(`/${name}<`);
  });
});

test('the sitemap has the pages that may be listed, and those alone', () => {
  const addresses = [...site.read('dist/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(addresses.map(([, address]) => address).sort()).toEqual([
    'https://www.example.org/',
    'https://www.example.org/about',
  ]);
});

test('the site’s own robots.txt replaces the generated one', () => {
  expect(site.read('dist/robots.txt')).toBe('User-agent: *\nDisallow: /private\n');
});
