import { expect, test } from 'vitest';
import { find } from './find.ts';

const entries = [
  { title: 'About Us', to: '/about' },
  { title: 'Our Services', to: '/services' },
  { title: 'Services & Café', to: '/cafe' },
  { title: 'Sandals', to: '/sandals' },
  { title: 'Sand and Stone', to: '/stone' },
  { title: 'HVAC Systems', to: '/hvac', words: ['air conditioning'] },
  { title: 'سياسة الخصوصية', to: '/privacy' },
  { title: 'المبنى الأخضر', to: '/green' },
];

test.each([
  ['SERV', ['Services & Café', 'Our Services']],
  ['ou', ['Our Services', 'About Us']],
  ['services and cafe', ['Services & Café']],
  ['&  café', ['Services & Café']],
  ['&', ['Services & Café', 'Sand and Stone']],
  ['sand & st', ['Sand and Stone']],
  ['sand&stone', ['Sand and Stone']],
  ['and', ['Services & Café', 'Sandals', 'Sand and Stone']],
  ['Air Cond', ['HVAC Systems']],
  ['سياسه الخصوصيه', ['سياسة الخصوصية']],
  ['المبني الاخضر', ['المبنى الأخضر']],
  ['nothing', []],
  ['', []],
  ['  ', []],
])('%j finds %j', (typed, titles) => {
  expect(find(entries, typed).map(({ title }) => title)).toEqual(titles);
});
