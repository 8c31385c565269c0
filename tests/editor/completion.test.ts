/** The completions of a page editor in VS Code. */
import { describe, expect, test } from 'vitest';
import { blockTypes, completions, descriptionOf, labels, page } from './open-editor.ts';

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
      // The server also offers `type:` alone, and again by the name of the definition.
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
    // The whole group is offered too, by its title.
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
