/** Checks of whole pages and sites, as printed for an editor; each case is a golden file in bad-input/. */
import { expect, test } from 'vitest';
import { type Files, makeSite, printed, readAll } from '../../../tests/make-test-site.ts';

const shared = '/schema/shared.schema.json#/definitions';
const list = (properties: object) => ({
  description: 'The entries.',
  type: 'array',
  items: { description: 'One entry.', type: 'object', properties, additionalProperties: false },
});
const title = (headingLevel: number) => ({ description: 'Words.', type: 'string', headingLevel });
const picture = { $ref: `${shared}/image` };
const block = (properties: object) =>
  JSON.stringify({ description: 'A block.', type: 'object', properties });

const name = (format: string) => ({ description: 'A name.', type: 'string', format });

/** Blocks whose schemas declare their headings. */
const outlined: Files = {
  'blocks/banner/view.tsx': '',
  'blocks/banner/schema.json': block({ title: title(1), image: picture }),
  'blocks/text/view.tsx': '',
  'blocks/text/schema.json': block({
    heading: { $ref: `${shared}/heading` },
    body: { $ref: `${shared}/markdown` },
    buttons: { description: 'Buttons.', type: 'array', items: { $ref: `${shared}/button` } },
  }),
  'blocks/cards/view.tsx': '',
  'blocks/cards/schema.json': block({
    heading: { $ref: `${shared}/heading` },
    items: list({
      title: title(3),
      image: picture,
      link: { $ref: `${shared}/link` },
      text: { $ref: `${shared}/markdown` },
    }),
  }),
  'blocks/film/view.tsx': '',
  'blocks/film/schema.json': block({ name: name('dialog') }),
  'blocks/tabs/view.tsx': '',
  'blocks/tabs/schema.json': block({
    labels: { description: 'Labels.', type: 'array', among: 'tabs.labels' },
    default: { description: 'The first.', type: 'string', among: 'tabs.id' },
    tabs: { description: 'Tabs.', type: 'array' },
  }),
  'blocks/rail/view.tsx': '',
  'blocks/rail/schema.json': block({ opens: name('opens-dialog') }),
};
const text = (body: string) => `  - type: text\n    body: |\n${body.replace(/^(?=.)/gm, '      ')}`;
const page = (blocks: string): Files => ({
  ...outlined,
  'pages/index.yaml': `title: Home\ndescription: A page.\nblocks:\n  - type: banner\n    title: Welcome\n${blocks}`,
});

const cases: { [name: string]: Files } = {
  'no-main-heading': {
    ...outlined,
    'pages/index.yaml': `title: Home\ndescription: A page.\nblocks:\n${text('Hello.\n')}`,
  },
  'second-main-heading': page(`${text('# Hello\n\nWords.\n')}  - type: banner\n    title: Again\n`),
  'skipped-heading': page(
    `${text('Words.\n\n### Opening hours\n')}  - type: cards\n    heading: Work\n    items:\n      - title: One\n        text: |\n          Words.\n\n          ##### Far below\n`,
  ),
  'vague-link': page(
    `${text('Our prices are [here](/).\n[Read more](/#a) or [read more](/#b).\n')}    buttons:\n      - { label: Click here, to: / }\n  - type: text\n    id: a\n  - type: text\n    id: b\n`,
  ),
  'odd-markdown': page(
    text('See [our prices] (/prices).\n\n##Our story\n\nIt is **flat and quiet.\n'),
  ),
  'empty-link': page(text('There is [](/) and [https://example.org/a](https://example.org/a).\n')),
  'link-to-the-top': page(
    `${text('See [here too](#).\n')}    buttons:\n      - { label: Team, to: "#" }\n      - { label: Up, to: "#top" }\n`,
  ),
  'missing-alt': page(text('Look: ![](/images/hall.svg) and ![hall.svg](/images/hall.svg)\n')),
  'poor-alt': page(
    '  - type: cards\n    items:\n      - title: A hall\n        image: { src: /images/hall.svg, alt: IMG_2031 }\n      - title: Another\n        image:\n          src: /images/hall.svg\n          alt: Picture\n',
  ),
  'lost-choice': page(
    '  - type: tabs\n    default: scools\n    labels: [Old, Offices, Neww]\n    tabs:\n      - { id: schools, labels: [Old, New] }\n      - { id: offices, labels: [Old] }\n',
  ),
  'lost-dialog': page(
    '  - { type: rail, opens: promo-vidoe }\n  - { type: film, name: promo-video }\n  - { type: rail, opens: map }\n',
  ),
  'repeated-alt': page(
    '  - type: cards\n    items:\n      - title: The hall\n        image: { src: /images/hall.svg, alt: the hall }\n',
  ),
};

test.each(Object.entries(cases))('%s', async (name, files) => {
  await expect(`${await printed(files)}\n`).toMatchFileSnapshot(`../bad-input/${name}.txt`);
});

test('a good page is a quiet page', async () => {
  const files =
    page(`${text('## Hours\n\n### At night\n\n[Read more](/) and again [read more](/).\n')}  - type: cards
    items:
      - title: One
        image: { src: /images/hall.svg, alt: "" }
        link: { label: Read more, to: / }
      - title: Two
        image: { src: /images/hall.svg, alt: Two people in a hall }
        link: { label: Read more, to: "/#hours" }
`);
  expect((await readAll(makeSite(files))).problems).toEqual([]);
});

test('dialogs are opened from the frame and may stand there, but on pages without it', async () => {
  const frame =
    'name: Test\nframe:\n  before:\n    - { type: rail, opens: promo }\n    - { type: film, name: panel }\n';
  const blocks = '  - { type: film, name: promo }\n  - { type: rail, opens: panel }\n';
  const codes = async (more: Files) => {
    const { problems } = await readAll(makeSite({ ...more, 'pages/_site.yaml': frame }));
    return problems.map((problem) => problem.name);
  };
  const files = page(blocks);
  expect(await codes(files)).toEqual([]);
  const bare = { ...files, 'pages/index.yaml': `frame: false\n${files['pages/index.yaml']}` };
  expect(await codes(bare)).toEqual(['lost-dialog', 'lost-dialog']);
});

test('headings in Markdown have ids of their own, and links lead to them', async () => {
  const files = page(
    `${text('## Opening hours\n\n## Opening *hours*\n\n## Team\n\n## ?\n\n[Hours](#opening-hours-1), [team](/#team)\n')}  - type: text\n    id: team\n`,
  );
  const { pages, problems } = await readAll(makeSite(files));
  expect(problems).toEqual([]);
  expect(pages[0]?.anchors).toEqual([
    'opening-hours',
    'opening-hours-1',
    'team-1',
    'section',
    'team',
  ]);
  expect(String(pages[0]?.blocks[1]?.body)).toContain(
    '<h2 id="opening-hours-1">Opening <em>hours</em></h2>',
  );
});

test('blocks that do not tell their headings leave the order alone', async () => {
  const files = page('  - type: secret\n');
  files['blocks/secret/view.tsx'] = '';
  files['blocks/secret/schema.json'] = block({ words: { description: 'Words.', type: 'string' } });
  files['pages/index.yaml'] = `title: Home\nblocks:\n  - type: secret\n${text('#### Deep\n')}`;
  expect((await readAll(makeSite(files))).problems).toEqual([]);
});
