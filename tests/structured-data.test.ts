/** The structured data of a site, checked against the definitions of schema.org. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SmallSite } from './small-site.ts';
import { vocabularyErrors } from './vocabulary.ts';

const question = (title: string) => `      - title: ${title}\n        body: Yes, **always**.\n`;

const site = new SmallSite({
  'pages/_site.yaml': `name: Example
url: https://www.example.org
company: Example LLC
business:
  type: Plumber
  telephone: "+971 4 000 0000"
  address:
    type: PostalAddress
    streetAddress: 1 Long Street
social:
  - {icon: star, label: Star, to: "https://star.example/us"}
`,
  'pages/index.yaml':
    'title: Home\ndescription: The first page.\nblocks:\n  - type: banner\n    title: Welcome\n',
  'pages/pipes.yaml': `title: Pipes </script><script>alert(1)</script>
description: All about pipes.
about:
  type: Service
  serviceType: Plumbing
  image: /images/pipes.png
blocks:
  - type: banner
    title: Pipes
    trail:
      - { label: Welcome, to: / }
    crumb: Pipes
  - type: columns
    columns:
      - blocks:
          - type: accordion
            items:
${question('Do pipes last?').replace(/^/gm, '        ')}
  - type: accordion
    items:
${question('هل تدوم الأنابيب؟')}
  - type: accordion
    items:
${question('No question at all')}
`,
  'pages/post.yaml': `title: A post
description: What was written.
about: {type: BlogPosting, datePublished: "2026-01-02", author: {type: Person, name: A. Writer}}
blocks:
  - type: banner
    title: A post
`,
  'pages/hidden.yaml':
    'title: Hidden\nindex: false\nblocks:\n  - type: banner\n    title: Hidden\n    crumb: Hidden\n',
  'pages/bare.yaml':
    'title: Bare\ndescription: Little to say.\nblocks:\n  - type: banner\n    title: Bare\n',
  'public/images/pipes.png': 'no picture, but a file',
});

beforeAll(async () => {
  expect((await site.run('build')).code).toBe(0);
}, 60_000);
afterAll(() => site.remove());

type Thing = Record<string, unknown> & { '@type': string };

function dataOf(file: string): { '@graph': Thing[] } {
  const scripts = site
    .read(`dist/${file}`)
    .matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const found = [...scripts].map(([, text = '']) => JSON.parse(text));
  expect(found).toHaveLength(1);
  return found[0];
}

const thing = (file: string, type: string) =>
  dataOf(file)['@graph'].find((one) => one['@type'] === type);

test.each(['index', 'pipes', 'post', 'bare'])('every term in %s is one of schema.org', (name) => {
  expect(vocabularyErrors(dataOf(`${name}.html`))).toEqual([]);
});

test('the check finds wrong types, properties, values and references', () => {
  const graph = [
    { '@type': 'Sevice' },
    { '@type': 'Service', nam: 'x' },
    { '@type': 'BlogPosting', author: { '@type': 'Place' } },
    { '@type': 'Service', provider: { '@id': '#nobody' } },
  ];
  const faults = vocabularyErrors({ '@context': 'https://schema.org', '@graph': graph });
  expect(faults.map((fault) => fault.replace(/: .*/, ''))).toEqual([
    'Sevice',
    'Service',
    'BlogPosting.author',
    'Service.provider',
    'Service.provider',
  ]);
});

describe('messages', () => {
  test('of the company: all on the home page, its name where something refers to it', () => {
    expect(thing('index.html', 'Plumber')).toMatchObject({
      name: 'Example',
      legalName: 'Example LLC',
      sameAs: ['https://star.example/us'],
      address: { '@type': 'PostalAddress', streetAddress: '1 Long Street' },
    });
    expect(thing('post.html', 'Plumber')).toBeUndefined();
    expect(thing('post.html', 'Organization')).toMatchObject({ name: 'Example' });
    expect(thing('bare.html', 'Organization')).toBeUndefined();
  });

  test('of the site: on the home page', () => {
    expect(thing('index.html', 'WebSite')).toMatchObject({ name: 'Example' });
    expect(thing('index.html', 'WebPage')?.isPartOf).toBeDefined();
    expect(thing('post.html', 'WebSite')).toBeUndefined();
  });

  test('of a service: title, description and provider without the editor’s saying so', () => {
    expect(thing('pipes.html', 'Service')).toMatchObject({
      description: 'All about pipes.',
      serviceType: 'Plumbing',
      image: 'https://www.example.org/images/pipes.png',
      provider: { '@id': 'https://www.example.org/#business' },
    });
  });

  test('of an article: headline, day, author and publisher', () => {
    expect(thing('post.html', 'BlogPosting')).toMatchObject({
      headline: 'A post',
      datePublished: '2026-01-02',
      author: { '@type': 'Person', name: 'A. Writer' },
      publisher: { '@id': 'https://www.example.org/#business' },
    });
  });

  test('of accordions with questions, joined, and of no other', () => {
    const { mainEntity } = thing('pipes.html', 'FAQPage') as unknown as { mainEntity: Thing[] };
    expect(mainEntity.map(({ name }) => name)).toEqual(['Do pipes last?', 'هل تدوم الأنابيب؟']);
    expect(mainEntity[0]?.acceptedAnswer).toEqual({ '@type': 'Answer', text: 'Yes, always.' });
  });

  test('of a banner’s breadcrumb', () => {
    expect(thing('pipes.html', 'FAQPage')?.breadcrumb).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://www.example.org/' },
        { position: 2, name: 'Welcome', item: 'https://www.example.org/' },
        { position: 3, name: 'Pipes', item: 'https://www.example.org/pipes' },
      ],
    });
  });

  test('is nothing on a page that search engines may not list', () => {
    expect(site.read('dist/hidden.html')).not.toContain('ld+json');
  });
});

test('a title cannot end the script that holds it', () => {
  const html = site.read('dist/pipes.html');
  expect(html).not.toContain('<script>alert(1)');
  expect(thing('pipes.html', 'FAQPage')?.name).toBe('Pipes </script><script>alert(1)</script>');
});
