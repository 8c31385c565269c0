import { expect, test } from 'vitest';
import { isolatePhones } from './isolate-phones.ts';

/** Returns a text with brackets in place of the invisible marks. */
const marked = (text: string) =>
  isolatePhones(text).replaceAll('\u2066', '[').replaceAll('\u2069', ']');

test.each([
  ['+971 4 555 0119', '[+971 4 555 0119]'],
  ['اتصل على +971 4 555 0119 الآن.', 'اتصل على [+971 4 555 0119] الآن.'],
  ['<p>هاتف: 04-555-0119، (04) 555 0119</p>', '<p>هاتف: [04-555-0119]، [(04) 555 0119]</p>'],
  ['800 32525 أو +97145550119', '[800 32525] أو [+97145550119]'],
  [
    '+971 (0)4 555 0119 - 00971\u00a050 555 0119',
    '[+971 (0)4 555 0119] - [00971\u00a050 555 0119]',
  ],
])('%s is kept in its order', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test.each([
  ...[
    'tel:+97145550119',
    'https://wa.me/+97145550119',
    '2020-2021',
    '05-12-2026',
    '+20 30',
    '0.1234567',
  ],
  '\u2066+971 4 555 0119\u2069',
  '<a href="tel:+971 4 555 0119">اتصل</a>',
])('%s stays as it is', (text) => {
  expect(isolatePhones(text)).toBe(text);
});

test('numbers are found at any depth, but not in what a form sends', () => {
  const number = '04 555 0119';
  const fields = [{ label: number, default: number, options: [number] }];
  expect(isolatePhones({ rows: 4, fields })).toEqual({
    rows: 4,
    fields: [{ label: `\u2066${number}\u2069`, default: number, options: [number] }],
  });
});
