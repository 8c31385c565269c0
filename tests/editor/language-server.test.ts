/** What a page editor sees in VS Code: the real language server, with the settings of `.vscode/settings.json`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot, sourceFiles } from '../source-files.ts';
import { type CompletionItem, LanguageServer, type Position } from './language-server.ts';

const settings = {
  ...JSON.parse(readFileSync(path.join(projectRoot, '.vscode/settings.json'), 'utf8')),
  // What editors fetch from schemastore.org is none of ours, and tests do not need the network.
  'yaml.schemaStore': { enable: false },
};

let server: LanguageServer;
beforeAll(async () => {
  server = new LanguageServer(projectRoot, projectRoot, settings);
  await server.start();
});
afterAll(() => server.stop());

/** A page that is in no folder: the server is only shown its text. */
const draft = 'pages/draft-of-a-test.yaml';

/** Opens a text in which `|` stands for the cursor. */
async function open(text: string, file = draft): Promise<Position> {
  const before = text.slice(0, text.indexOf('|')).split('\n');
  await server.diagnose(file, text.replace('|', ''));
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

async function completions(text: string, file = draft): Promise<CompletionItem[]> {
  const position = await open(text, file);
  const items = await server.complete(file, position);
  await server.close(file);
  return items;
}

const labels = (items: CompletionItem[]) => items.map(({ label }) => label);

async function hover(text: string, file = draft): Promise<string> {
  const position = await open(text, file);
  const shown = await server.hover(file, position);
  await server.close(file);
  return shown;
}

/** `line: message` for each mistake that the editor underlines; lines count from 1. */
async function mistakes(text: string, file = draft): Promise<string[]> {
  const diagnostics = await server.diagnose(file, text);
  await server.close(file);
  return diagnostics.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

const blockTypes = readdirSync(path.join(projectRoot, 'blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

/** Returns what a block's `schema.json` says that it is. */
function descriptionOf(type: string): string {
  const schema = readFileSync(path.join(projectRoot, 'blocks', type, 'schema.json'), 'utf8');
  return JSON.parse(schema).description;
}

const page = (blocks: string) => `title: A page\ndescription: A page.\nblocks:\n${blocks}`;

describe('completion', () => {
  test('after type: stand all block types and fragment, each once and explained', async () => {
    const items = await completions(page('  - type: |\n'));
    expect(labels(items).sort()).toEqual([...blockTypes, 'fragment'].sort());
    for (const { label, documentation } of items.filter((item) => item.label !== 'fragment')) {
      expect(JSON.stringify(documentation)).toContain(
        JSON.stringify(descriptionOf(label)).slice(1, -1),
      );
    }
  });

  test('a new block is offered as each type, with the fields that have to be there', async () => {
    for (const text of [page('  - |\n'), page('  - type: banner\n    title: A\n  - b|\n')]) {
      const items = await completions(text);
      // The server also offers `type:` alone, and the same once more by the name of the definition.
      expect(labels(items).sort()).toEqual([...blockTypes, 'block', 'type'].sort());
      const cta = items.find(({ label }) => label === 'cta');
      expect(cta?.insertText?.split('\n').map((line) => line.trim())).toEqual([
        'type: cta',
        'heading: $1',
        'buttons:',
        '- label: $2',
        'to: $3',
      ]);
      expect(cta?.documentation).toBe(descriptionOf('cta'));
    }
  });

  test('a type that is half written is completed', async () => {
    const [first] = await completions(page('  - type: ac|\n'));
    expect(first?.label).toBe('accordion');
    expect(JSON.stringify(first?.documentation)).toContain(descriptionOf('accordion'));
  });

  test('a new page is offered its own fields', async () => {
    const offered = labels(await completions('|'));
    expect(offered).toEqual(expect.arrayContaining(['title', 'description', 'blocks', 'each']));
    expect(offered).not.toContain('name');
  });

  test('a block is offered its own fields and no other block’s', async () => {
    const offered = labels(await completions(page('  - type: accordion\n    |\n')));
    expect(offered).toEqual(expect.arrayContaining(['heading', 'items', 'firstOpen', 'tone']));
    expect(offered).toEqual(expect.arrayContaining(['itemsFrom']));
    for (const foreign of ['perRow', 'columns', 'title', 'image', 'autoplay']) {
      expect(offered).not.toContain(foreign);
    }
  });

  test('a field in use is not offered again', async () => {
    const text = page('  - type: accordion\n    heading: Questions\n    |\n');
    const offered = labels(await completions(text));
    expect(offered).toContain('items');
    expect(offered).not.toContain('heading');
  });

  test('an entry of a block’s list is offered the entry’s fields', async () => {
    const text = page('  - type: accordion\n    items:\n      - title: Why?\n        |\n');
    const items = await completions(text);
    expect(labels(items)[0]).toBe('body');
    // And the group as a whole, by the name of what it is.
    expect(labels(items).slice(1)).toEqual(['One question with its answer']);
  });

  test('a field with set values is offered these', async () => {
    const offered = labels(await completions(page('  - type: text\n    body: x\n    tone: |\n')));
    expect(offered).toEqual(expect.arrayContaining(['plain', 'muted', 'dark', 'accent']));
    expect(offered).toHaveLength(4);
  });

  test('a reference is offered the entries that there are', async () => {
    const text = 'title: A post\ncategory: |\n';
    const offered = labels(await completions(text, 'pages/_collections/posts/a-post.yaml'));
    expect(offered).toEqual(['Agency News', 'Information technology']);
  });

  test('a block within a column is completed like any other', async () => {
    const text = page(
      '  - type: columns\n    columns:\n      - blocks:\n          - type: cta\n            |\n',
    );
    const offered = labels(await completions(text));
    expect(offered).toEqual(expect.arrayContaining(['heading', 'buttons']));
    expect(offered).not.toContain('columns');
  });

  test('itemsFrom.as is offered the fields of an item', async () => {
    const text = page(
      '  - type: card-grid\n    itemsFrom:\n      collection: services\n      as:\n        |\n',
    );
    expect(labels(await completions(text))).toEqual(expect.arrayContaining(['title', 'link']));
  });

  test('_site.yaml is offered the site’s fields', async () => {
    const offered = labels(await completions('name: A site\n|\n', 'pages/_site.yaml'));
    expect(offered).toEqual(expect.arrayContaining(['theme', 'frame', 'redirects', 'search']));
    expect(offered).not.toContain('blocks');
  });
});

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
  // No settings and no folder in common: only the line leads to the schema.
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
