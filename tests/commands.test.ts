/** The other commands as people and CI jobs run them, on a small site with a block of its own. */
import { describe, expect, test } from 'vitest';
import { about, expectNoTrace, lines, openCommandSite } from './command-site.ts';
import { SmallSite } from './small-site.ts';

const site = openCommandSite();

describe('new and generate', () => {
  test('a new page is valid as it stands, and is not written over', async () => {
    const made = await site.run('new', 'page', '/tides/spring-tide');
    expect(made.code).toBe(0);
    expect(site.read('pages/tides/spring-tide.yaml')).toContain('title: Spring tide');
    expect(await site.run('validate')).toMatchObject({ code: 0, stderr: '' });
    const again = await site.run('new', 'page', '/tides/spring-tide');
    expect([again.code, lines(again.stderr).length]).toEqual([1, 1]);
  });

  test('a new block is drawn as soon as a page uses it', async () => {
    const made = await site.run('new', 'block', 'price-table');
    expect([made.code, made.stderr]).toEqual([0, '']);
    const generated = await site.run('generate');
    expect([generated.code, generated.stderr]).toEqual([0, '']);
    expect(site.read('schema/generated/types.ts')).toMatch(/interface PriceTable\b/);
    expect(site.read('schema/generated/types.ts')).toMatch(/interface Greeting\b/);
    expect(site.read('schema/generated/blocks.schema.json')).toContain('"price-table"');
    expect((await site.run('generate', '--check')).code).toBe(0);

    const example = site.read('blocks/price-table/example.yaml').replace(/^(?=.)/gm, '  ');
    site.write(
      'pages/prices.yaml',
      `title: Prices\ndescription: What it costs.\nblocks:\n  - type: banner\n    title: Prices\n${example}`,
    );
    expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
    expect(site.read('dist/prices.html')).toContain('data-block="price-table"');

    const again = await site.run('new', 'block', 'price-table');
    expect([again.code, lines(again.stderr).length]).toEqual([1, 1]);
    site.restore();
    expect((await site.run('generate', '--check')).code).toBe(1);
  });
});

describe('validate', () => {
  test('prints every problem as one object', async () => {
    site.write('pages/about.yaml', about.replace('title: About the', 'titel: About the'));
    site.write('pages/tides.yaml', 'title: Tides\nblocks:\n  - type: tide\n  - type: text\n');
    const outcome = await site.run('validate', '--format', 'json');
    expect([outcome.code, outcome.stderr]).toEqual([1, '']);
    const { problems, pages } = JSON.parse(outcome.stdout);
    expect(pages).toBe(6);
    expect(problems).toEqual([
      {
        code: 'PW103',
        name: 'unknown-key',
        severity: 'error',
        file: 'pages/about.yaml',
        line: 5,
        column: 5,
        endLine: 5,
        endColumn: 10,
        message: expect.stringContaining('titel'),
        hint: expect.stringContaining('title'),
        suggestion: 'title',
        edits: [{ start: expect.any(Number), end: expect.any(Number), text: 'title' }],
      },
      expect.objectContaining({
        name: 'unknown-block',
        file: 'pages/tides.yaml',
        line: 3,
        column: 11,
      }),
      expect.objectContaining({ name: 'missing-field', file: 'pages/tides.yaml', line: 4 }),
    ]);
  });

  test('marks the lines for GitHub', async () => {
    site.write('pages/tides.yaml', 'title: Tides\nblocks:\n  - type: tide\n');
    const { code, stdout } = await site.run('validate', '--format', 'github');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^::error file=pages\/tides\.yaml,line=3,col=11,.*::There is no block/);
  });

  test('says that a site of one language has nothing to translate', async () => {
    const { stdout, code } = await site.run('validate', '--translations');
    expect(stdout).toContain('one language');
    expect(code).toBe(0);
  });

  test('a clean site is reported as clean, in JSON too', async () => {
    expect(await site.run('validate')).toMatchObject({ code: 0, stderr: '' });
    const { code, stdout } = await site.run('validate', '--format', 'json');
    expect([code, JSON.parse(stdout)]).toEqual([0, { version: 1, problems: [], pages: 5 }]);
  });
});

const bomb = `title: Bomb
a: &a [x, x, x, x, x, x, x, x, x]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c]
e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d]
f: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e]
g: &g [*f, *f, *f, *f, *f, *f, *f, *f, *f]
blocks: *g
`;

test('whatever is wrong with a file is reported for it, all of it in one run', {
  timeout: 20_000,
}, async () => {
  const page = (blocks: string) => `title: A page\nblocks:\n${blocks}`;
  const wrong: Record<string, string | Buffer> = {
    'unknown-block': page('  - type: sldier\n'),
    'unknown-key': page('  - type: text\n    body: x\n    headng: y\n'),
    'wrong-type': page('  - type: accordion\n    items: none\n'),
    'missing-field': page('  - type: text\n'),
    indentation: page('  - type: text\n     body: x\n'),
    tab: page('  - type: text\n\tbody: x\n'),
    'duplicate-key': page('  - type: text\n    body: x\n    body: y\n'),
    'empty-file': '',
    'not-utf8': Buffer.from([0x74, 0x3a, 0x20, 0xff, 0xfe, 0xe9, 0x0a]),
    'too-large': `title: Large\ntext: ${'x'.repeat(10 * 1024 * 1024)}\n`,
    'alias-bomb': bomb,
    'template-error': page('  - type: text\n    body: "{{ site.name | }"\n'),
    'unknown-template-value': page('  - type: text\n    body: "{{ site.nmae }}"\n'),
    'fragment-loop': page('  - type: fragment\n    name: round\n'),
    'unknown-fragment': page('  - type: fragment\n    name: gone\n'),
    'unknown-collection': page('  - type: accordion\n    itemsFrom: { collection: gone }\n'),
    'missing-picture': page(
      '  - type: text\n    body: x\n    image: { src: /gone.svg, alt: "" }\n',
    ),
    'missing-title': 'blocks: []\n',
    'a-list': '- one\n- two\n',
    'only-text': 'Hello.\n',
  };
  const bad = new SmallSite({
    'pages/_site.yaml': 'name: Bad\n',
    'pages/_fragments/round.yaml': '- type: fragment\n  name: round\n',
    'pages/twice.yaml': page('  - { type: text, body: x }\n'),
    'pages/twice/index.yaml': page('  - { type: text, body: x }\n'),
    'pages/Odd näme!.yaml': page('  - { type: text, body: x }\n'),
    ...Object.fromEntries(
      Object.entries(wrong).map(([name, text]) => [`pages/${name}.yaml`, text]),
    ),
  });
  try {
    const outcome = await bad.run('validate', '--format', 'json');
    expect([outcome.code, outcome.stderr]).toEqual([1, '']);
    expectNoTrace(outcome);
    type Told = { file: string; usedBy?: string; severity: string };
    const { problems } = JSON.parse(outcome.stdout) as { problems: Told[] };
    const told = new Set(
      problems
        .filter(({ severity }) => severity === 'error')
        .map(({ file, usedBy = '' }) => (usedBy ? usedBy.replace(/:\d+$/, '') : file)),
    );
    const expected = [
      ...Object.keys(wrong).map((name) => `pages/${name}.yaml`),
      'pages/Odd näme!.yaml',
    ];
    expect(expected.filter((file) => !told.has(file))).toEqual([]);
    expect([...told].filter((file) => file.startsWith('pages/twice'))).toHaveLength(1);
    const text = await bad.run('build');
    expect(text.code).toBe(1);
    expectNoTrace(text);
  } finally {
    bad.remove();
  }
});
