/** Pages in several languages: the values of the site in each language, and their links to each other. */
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const page = (title: string, text = '') =>
  `title: "${title}"\nblocks:\n  - type: banner\n    title: "${title}"\n    crumb: "${title}"\n    text: "${text}"\n`;
const people = `each: people\n${page('{{ entry.name }}')}`;

const site = new SmallSite({
  'pages/_site.yaml': `name: Example
url: https://www.example.org
languages:
  - {lang: en, name: English}
  - {lang: ar, name: العربية, folder: ar}
contact: {phone: "123", label: Call us}
words: {home: Home}
frame:
  before:
    - type: site-header
      logo: {label: "{{ site.name }}"}
      languages: "{{ site.languages }}"
      items: [{label: "{{ site.contact.label }}", to: /}]
`,
  'pages/ar/_site.yaml': 'name: مثال\ncontact: {label: اتصل بنا}\nwords: {home: الرئيسية}\n',
  'pages/index.yaml': page('Home', '{{ site.contact.label }} {{ site.contact.phone }}'),
  'pages/ar/index.yaml': page('الصفحة', '{{ site.contact.label }} {{ site.contact.phone }}'),
  'pages/only.yaml': page('Only in English'),
  'pages/people/[slug].yaml': people,
  'pages/ar/people/[slug].yaml': people,
  'pages/_collections/people.yaml': '- {slug: one, name: One}\n- {slug: two, name: Two}\n',
  'pages/_collections/people.ar.yaml': '- {slug: one, name: واحد}\n',
});

beforeAll(async () => {
  expect((await site.run('build')).code).toBe(0);
}, 60_000);
afterAll(() => site.remove());

const html = (name: string) => site.read(`dist/${name}.html`);
const alternates = (name: string) =>
  [...html(name).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, lang, href]) => `${lang} ${href}`,
  );

test('a language’s pages have its code, direction and words, and the site’s where it has none', () => {
  expect(html('ar')).toContain('<html lang="ar" dir="rtl"');
  expect(html('ar')).toContain('<title>مثال | الصفحة</title>');
  expect(html('ar')).toContain('اتصل بنا 123');
  expect(html('ar')).toContain('>الرئيسية</a>');
  expect(html('index')).toContain('Call us 123');
});

test('the frame is drawn with the language’s values, and its home is the language’s', () => {
  const logo = (name: string) => /<a class="logo".*?<\/a>/.exec(html(name))?.[0];
  expect(logo('ar')).toContain('href="/ar"');
  expect(logo('ar')).toContain('مثال');
  expect(logo('index')).toContain('href="/"');
  expect(logo('index')).toContain('Example');
});

test('a collection of the language stands in for the site’s own', () => {
  expect(html('ar/people/one')).toContain('واحد');
  expect(html('people/one')).toContain('One');
  expect(() => html('ar/people/two')).toThrow();
});

test('translations name each other, and the site’s own language for everybody else', () => {
  const both = [
    'en https://www.example.org/people/one',
    'ar https://www.example.org/ar/people/one',
    'x-default https://www.example.org/people/one',
  ];
  expect(alternates('people/one')).toEqual(both);
  expect(alternates('ar/people/one')).toEqual(both);
  expect(alternates('people/two')).toEqual([]);
});

test('the header leads to the page in the other language, where it is there', () => {
  const link = (name: string, lang: string) =>
    new RegExp(`<a [^>]*data-language="${lang}"[^>]*>`).exec(html(name))?.[0] ?? '';
  expect(link('people/one', 'ar')).toContain('href="/ar/people/one"');
  expect(link('people/one', 'ar')).not.toContain('hidden');
  expect(link('people/one', 'en')).toContain('hidden');
  expect(link('ar', 'en')).toContain('href="/"');
  expect(link('only', 'ar')).toContain('hidden');
});

test('the sitemap names the translations of each page', () => {
  const parser = new XMLParser({ ignoreAttributes: false });
  const { urlset } = parser.parse(site.read('dist/sitemap.xml'));
  const one = urlset.url.find(({ loc }: { loc: string }) => loc.endsWith('/ar/people/one'));
  expect(one['xhtml:link'].map((link: Record<string, string>) => link['@_hreflang'])).toEqual([
    'en',
    'ar',
  ]);
});

test('what is not translated is listed on request, and is no problem', async () => {
  const { stdout, code } = await site.run('validate', '--translations');
  expect(stdout).toBe('العربية: 2 of 4 pages\n  /only\n  /people/two\n');
  expect(code).toBe(0);
});

test('a mistake in the language’s own site file is reported there', async () => {
  site.write('pages/ar/_site.yaml', 'name: مثال\nwords: {hom: الرئيسية}\n');
  const { stderr, code } = await site.run('validate');
  site.restore();
  expect(stderr).toContain('pages/ar/_site.yaml:2:9');
  expect(code).toBe(1);
});

test('mistakes in a language’s values are reported, even where the main file has a template', async () => {
  const main = site.read('pages/_site.yaml');
  const host = '"{{ site.data.host }}"\ndata: { host: https://www.example.org }';
  site.write('pages/_site.yaml', main.replace('https://www.example.org', host));
  site.write('pages/ar/_site.yaml', 'name: مثال\nurl: nowhere\n');
  const { stderr } = await site.run('validate');
  site.restore();
  expect(stderr).toContain('pages/ar/_site.yaml:2:6');
});

test('a new translation is known to the page that it translates', async () => {
  site.write('pages/ar/only.yaml', page('فقط'));
  await site.run('build');
  expect(alternates('only')).toHaveLength(3);
  site.restore();
});
