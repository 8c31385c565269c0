import { expect, test } from 'vitest';
import { iconRules } from './icons.ts';

const unknownIcon = iconRules['unknown-icon'];

test('the mark of a company is not taken for an icon whose name is alike', () => {
  const params = { name: 'facebook', known: new Set(['notebook', 'phone']), isOdd: false };
  expect(unknownIcon.fix(params)).toEqual({});
  expect(unknownIcon.hint(params)).toMatch(/^The marks of companies/);
});
