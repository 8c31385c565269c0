import { expect, test } from 'vitest';
import type { Site } from '../../content/site/site.ts';
import { markdownToTree, visibleText } from '../../content/transform/markdown.ts';
import { sentenceFor } from '../model/rule.ts';
import { rule } from '../rules/odd-markdown.ts';
import { oddMarkdownIn } from './odd-markdown.ts';

const patterns = (text: string, isInline = false) =>
  oddMarkdownIn({ text, visible: visibleText(markdownToTree(text, isInline)), isInline });

test.each([
  ['See [our prices](/prices for more.', '[our prices](/prices', '[our prices](/prices).'],
  ['See [our prices](https://a.b/c for more.', '[our prices](https://a.b/c', '(https://a.b/c).'],
  ['See [our prices] (/prices) now.', '[our prices] (/prices)', '[our prices](/prices).'],
  ['See (our prices)[/prices] now.', '(our prices)[/prices]', '[our prices](/prices).'],
  ['See [our prices](/price list) now.', '[our prices](/price list)', '/price%20list'],
  ['See [our prices(/prices).', '[our prices(/prices)', '[our prices](/prices).'],
  ['See our prices](/prices).', 'prices](/prices)', '[prices](/prices).'],
  ['See [our prices]/prices).', '[our prices]/prices)', '[our prices](/prices).'],
  ['See [our prices]{/prices}.', '[our prices]{/prices}', '[our prices](/prices).'],
  ['See [our prices]（/prices）.', '[our prices]（/prices）', '[our prices](/prices).'],
  ['See [/prices](our whole list) now.', '[/prices](our whole list)', '[our whole list](/prices).'],
  ['See [[/prices|our prices]] now.', '[[/prices|our prices]]', '[our prices](/prices).'],
  ['See <a href="/prices">our prices.', '<a href="/prices">', '</a>'],
  ['- First\n• Second\n- Third', '• Second', '- Second'],
  ['- First\n- Second\n-Third', '-Third', '- Third'],
  ['All is <b>flat.', '<b>', '</b>'],
  ['Write to </contact> now.', '</contact>', '[words](/about)'],
  ['Write <Your name> here.', '<Your name>', 'without'],
  ['See [[prices]] now.', '[[prices]]', '[prices](/prices)'],
  ['All is **flat and quiet.', '**flat and quiet.', '**flat and quiet**'],
  ['All is ** flat ** here.', '** flat **', '**flat**'],
  ['All is **flat* here.', '**flat', '**flat**'],
  ['Words.\n\n##Our wood\n\nMore.', '##Our wood', '## Our wood'],
  ['All is *flat** here.', '*flat**', '*flat*'],
  ['See [our prices][prices] now.', '[our prices][prices]', '[our prices](/prices)'],
  ['Before [gallery ids="1,2"] after', '[gallery ids="1,2"]', 'gallery'],
  ['[box]Words[/box]', '[box]', 'block'],
  ['A <iframe src="https://example.org"></iframe> here', '<iframe', 'video-player'],
  ['A <span style="color: red">word</span>', 'style', 'bold'],
  ['#Our wood is good', '#Our wood is good', '# Our wood is good'],
])('%j', (text, within, hint) => {
  const found = patterns(text);
  expect(found.map((one) => one.within)).toEqual([within]);
  const [first] = found;
  const at = { file: '', path: [] };
  expect(
    first && sentenceFor(rule.hint, first.params, { pageFiles: [] } as unknown as Site, at),
  ).toContain(hint);
});

test.each([
  'See [our prices](/prices) and **bold** words.',
  'A list [of three] and (so) on.',
  'Call us (**today**) at #12.',
  '#1 in Dubai',
  'The room #team',
  'Use `**stars**` and `[[this]]`.',
  '```\n##code\n[a] (/b)\n```',
  'A **[link](/in-bold)** here.',
  'Press [Enter] (or click).',
  '- [ ] to do\n- [x] done',
  '2 * 3 * 4',
  'A note.[^1]\n\n[^1]: Its text.',
  'See\n\n[one][ref]\n\n[ref]: /about',
  'See (our page /about) and [all of it, /about].',
  '<div><p>One<br>two</div> <https://example.org> <b>x</b>',
  '"{{ x }}" and [[ entry.title ]]',
  'An entry [sic] of [1] and [x=y].',
  'Type `<iframe>` and <br>a <kbd>key</kbd>, 1 < 2.',
])('%j is well', (text) => {
  expect(patterns(text)).toEqual([]);
  expect(patterns(text.split('\n')[0] ?? '', true)).toEqual([]);
});
