/** What a page editor sees in VS Code: the real language server, with the settings of `.vscode/settings.json`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot, sourceFiles } from '../source-files.ts';
import { LanguageServer } from './language-server.ts';
import {
  blockTypes,
  completions,
  descriptionOf,
  hover,
  labels,
  mistakes,
  page,
} from './open-editor.ts';

describe('hover', () => {
  test('a page’s field shows its description', async () => {
    expect(await hover('ti|tle: A page\nblocks: []\n')).toContain("The page's name");
  });

  test('a block’s field shows its description and default', async () => {
    const shown = await hover(page('  - type: hero\n    auto|play: 3000\n    items: []\n'));
    expect(shown).toContain('milliseconds');
    expect(shown).toContain('The default is 3000.');
  });

  test('a field of an entry shows its description', async () => {
    const text = page(
      '  - type: accordion\n    items:\n      - title: Why?\n        bo|dy: Because.\n',
    );
    const schema = readFileSync(path.join(projectRoot, 'blocks/accordion/schema.json'), 'utf8');
    const { properties } = JSON.parse(schema);
    const { description } = properties.items.items.properties.body;
    expect(await hover(text)).toContain(description.split('.')[0]);
  });

  test('a block’s type shows what the block is for', async () => {
    const shown = await hover(page('  - type: accor|dion\n    items: []\n'));
    expect(shown).toContain(descriptionOf('accordion'));
  });
});

describe('diagnostics', () => {
  const files = sourceFiles('pages', /\.yaml$/);

  test('an entry of a collection is checked as a page is', async () => {
    const list = 'pages/_collections/faqs.yaml';
    const found = await mistakes('- titel: When?\n  body: Now.\n', list);
    expect(found.join('\n')).toMatch(/^1: .*titel.* not allowed/m);
    const items = await completions('- title: When?\n  |', list);
    expect(labels(items)).toContain('body');
    const entry = 'pages/_collections/services/chiller.yaml';
    expect(await hover('ti|tle: Chillers\n', entry)).toContain('The service');
  });

  test('the site file of a language is checked, and nothing is required in it', async () => {
    const file = 'pages/ar/_site.yaml';
    expect(await mistakes('theme:\n  font: { others: [] }\n', file)).toEqual([]);
    expect(await mistakes('naem: A\n', file)).toEqual([expect.stringMatching(/^1: .*naem/)]);
  });

  test('no page, fragment, collection or site file of this repository has any', async () => {
    const found = await Promise.all(
      files.map(async ({ file, text }) => ({ file, mistakes: await mistakes(text, file) })),
    );
    expect(files.length).toBeGreaterThan(60);
    expect(found.filter((one) => one.mistakes.length > 0)).toEqual([]);
  }, 30_000);

  test('an unknown block type is one mistake, on its line, with the types there are', async () => {
    const found = await mistakes(page('  - type: banner\n    title: A\n  - type: acordion\n'));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^6: /);
    for (const type of [...blockTypes, 'fragment']) expect(found[0]).toContain(`"${type}"`);
  });

  test('an empty block is one mistake', async () => {
    expect(await mistakes(page('  - type: text\n    body: x\n  -\n'))).toHaveLength(1);
    expect(await mistakes(page('  - heading: Questions\n'))).toHaveLength(1);
  });

  test('a misspelt key is one mistake', async () => {
    const found = await mistakes(page('  - type: banner\n    title: A\n    eyebrwo: B\n'));
    expect(found).toEqual([expect.stringMatching(/^6: .*eyebrwo/)]);
  });

  test('a misspelt key of a page is one mistake', async () => {
    const found = await mistakes('title: A\ndescripton: B\nblocks: []\n');
    expect(found).toEqual([expect.stringMatching(/^2: .*descripton/)]);
  });

  test('a required field that is missing is one mistake', async () => {
    const found = await mistakes(page('  - type: banner\n    eyebrow: A\n'));
    expect(found).toEqual([expect.stringMatching(/^4: .*title/)]);
  });

  test('a list that is missing is one mistake, and itemsFrom is as good', async () => {
    expect(await mistakes(page('  - type: accordion\n'))).toEqual([
      expect.stringMatching(/^4: .*items/),
    ]);
    expect(
      await mistakes(page('  - type: accordion\n    itemsFrom: { collection: faqs }\n')),
    ).toEqual([]);
  });

  test('a value that is not among those allowed is one mistake with the allowed ones', async () => {
    const found = await mistakes(page('  - type: text\n    body: x\n    tone: drak\n'));
    expect(found).toEqual([expect.stringMatching(/^6: .*"plain".*"muted".*"dark".*"accent"/s)]);
  });

  test('a text where a number belongs is one mistake in plain words, a template is none', async () => {
    const hero = (autoplay: string) =>
      page(
        `  - type: hero\n    autoplay: ${autoplay}\n    items:\n      - { title: A, image: { src: /a.svg, alt: "" } }\n`,
      );
    expect(await mistakes(hero('"{{ entry.count }}"'))).toEqual([]);
    expect(await mistakes(hero('soon'))).toEqual([expect.stringMatching(/^5: .*a whole number/)]);
  });

  test('a template may stand for a list, a value among several and a whole group', async () => {
    const text = `each: services
title: "{{ entry.title }}"
blocks:
  - type: text
    body: "{{ entry.text }}"
    tone: "{{ entry.tone }}"
    image: "{{ entry.image }}"
  - type: accordion
    firstOpen: "{{ entry.open }}"
    items: "{{ entry.questions }}"
  - type: fragment
    name: partners
    with: { heading: "{{ entry.title }}" }
`;
    expect(await mistakes(text)).toEqual([]);
  });
});

test('elsewhere the line that the README gives does the same', async () => {
  const readme = readFileSync(path.join(projectRoot, 'README.md'), 'utf8');
  const line = /^ *(# yaml-language-server: \$schema=\S+)$/m.exec(readme)?.[1];
  expect(line).toBeDefined();
  // No settings and no common folder: only the line in the file points to the schema.
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'pagewright-editor-'));
  const other = new LanguageServer(projectRoot, elsewhere, {
    'yaml.schemaStore': { enable: false },
    'yaml.validate': true,
  });
  try {
    await other.start();
    const file = path.join(projectRoot, 'pages/draft-of-a-test.yaml');
    const text = `${line}\n${page('  - type: banner\n')}`;
    const found = await other.diagnose(file, text);
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('title')]);
    const items = await other.complete(file, { line: 4, character: 10 });
    expect(labels(items)).toContain('accordion');
  } finally {
    await other.stop();
    rmSync(elsewhere, { recursive: true });
  }
});
