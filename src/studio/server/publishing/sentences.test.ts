import { expect, test } from 'vitest';
import type { Data } from '../../../content/model/types.ts';
import { describeDifferences } from './sentences.ts';

const titles = new Map([
  ['banner', 'Banner'],
  ['text', 'Text'],
  ['card-grid', 'Card grid'],
]);

const tell = (before: Data | undefined, after: Data | undefined, file = 'pages/services.yaml') =>
  describeDifferences({ file, before, after }, (type) => titles.get(type)).map(
    ({ sentence }) => sentence,
  );

const banner = { type: 'banner', title: 'Services', text: 'For every building.' };
const values = { type: 'text', heading: 'Values', body: 'Care.' };
const grid = {
  type: 'card-grid',
  heading: 'All services',
  items: [{ title: 'Chiller' }, { title: 'Civil' }],
};
const page = { title: 'Services', blocks: [banner, values] };

test('a changed text is named with its block and its page', () => {
  const after = { ...page, blocks: [{ ...banner, text: 'For all buildings.' }, values] };
  expect(tell(page, after)).toEqual(['The text of the banner on Services changed.']);
});

test('a new block is described with the one that it follows', () => {
  const after = { ...page, blocks: [banner, values, grid] };
  expect(tell(page, after)).toEqual(['A card grid was added to Services after Values.']);
});

test('a moved block has moved, and is not deleted and added', () => {
  const before = { ...page, blocks: [banner, values, grid] };
  const after = { ...page, blocks: [banner, grid, values] };
  expect(tell(before, after)).toEqual(['The text on Services moved after All services.']);
});

test('an entry is described with its block', () => {
  const before = { ...page, blocks: [grid] };
  const more = { ...grid, items: [{ title: 'Painting' }, ...grid.items] };
  expect(tell(before, { ...page, blocks: [more] })).toEqual([
    'An entry “Painting” was added to the card grid on Services at the top.',
  ]);
  expect(tell({ ...page, blocks: [more] }, before)).toEqual([
    'The entry “Painting” was deleted from the card grid on Services.',
  ]);
});

test('the value of an entry is described with entry and block', () => {
  const before = { ...page, blocks: [grid] };
  const items: Data = [{ title: 'Chillers', text: 'Cool.' }, { title: 'Civil' }];
  expect(tell(before, { ...page, blocks: [{ ...grid, items }] })).toEqual([
    'The title of the entry “Chillers” of the card grid on Services changed.',
    'The text of the entry “Chillers” of the card grid on Services was set.',
  ]);
});

test('fields and shared blocks whose names are no words are described in words', () => {
  const shared = { type: 'fragment', name: 'call-to-action' };
  const before = { ...page, blocks: [shared, { ...banner, image: { src: '/a.svg', alt: 'A.' } }] };
  const image = { src: '/b.svg', alt: 'B.' };
  expect(tell(before, { ...page, blocks: [shared, { ...banner, image }] })).toEqual([
    'The file of the image of the banner on Services changed.',
    'The alternative text of the image of the banner on Services changed.',
  ]);
  const after = { ...page, blocks: [shared, values, ...before.blocks.slice(1)] };
  expect(tell(before, after)).toEqual(['A text was added to Services after Call to action.']);
});

test('pages come and go by their titles', () => {
  expect(tell(undefined, page)).toEqual(['The page Services was added.']);
  expect(tell(page, undefined)).toEqual(['The page Services was deleted.']);
  expect(tell(page, { ...page, description: 'All.' })).toEqual([
    'The description of Services was set.',
  ]);
});

test('settings, collections and fragments are described as such', () => {
  const site = { contact: { phone: { number: '1' } } };
  const changed = { contact: { phone: { number: '2' } } };
  expect(tell(site, changed, 'pages/_site.yaml')).toEqual([
    'The number of the phone of the contact of the site changed.',
  ]);
  const rows = [{ title: 'Chiller', text: 'a' }];
  expect(tell(rows, [{ title: 'Chiller', text: 'b' }], 'pages/_collections/services.yaml')).toEqual(
    ['The text of the entry “Chiller” in the collection Services changed.'],
  );
  expect(tell([values], [], 'pages/_fragments/call-to-action.yaml')).toEqual([
    'The text was deleted from the shared blocks Call to action.',
  ]);
});

test('an entry with a file of its own is one, and a language is told', () => {
  const entry = { title: 'First post' };
  expect(tell(undefined, entry, 'pages/_collections/posts/first-post.yaml')).toEqual([
    'The entry First post was added.',
  ]);
  expect(tell(entry, { title: 'One' }, 'pages/_collections/posts/first-post.yaml')).toEqual([
    'The title of the entry First post changed.',
  ]);
  expect(tell(undefined, [], 'pages/_fragments/call-to-action.ar.yaml')).toEqual([
    'The shared blocks Call to action (ar) was added.',
  ]);
});

test('of two blocks of a type each has its name', () => {
  const other = { ...values, heading: 'Work' };
  const before = { ...page, blocks: [values, other] };
  const after = { ...page, blocks: [values, { ...other, body: 'Quiet.' }] };
  expect(tell(before, after)).toEqual(['The body of the text “Work” on Services changed.']);
});

test('a list that is set or removed is described in the plural', () => {
  const settings = { name: 'Small' };
  const redirects = [{ from: '/old', to: '/new' }];
  const file = 'pages/_site.yaml';
  expect(tell(settings, { ...settings, redirects }, file)).toEqual([
    'The redirects of the site were set.',
  ]);
  expect(tell({ ...settings, redirects }, settings, file)).toEqual([
    'The redirects of the site were taken out.',
  ]);
});
