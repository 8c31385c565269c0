import { expect, test } from 'vitest';
import type { Site } from '../../content/site/site.ts';
import { sentenceFor } from '../model/rule.ts';
import { rule } from './unknown-icon.ts';

test('the mark of a company is not taken for an icon whose name is alike', () => {
  const params = { name: 'facebook', known: new Set(['notebook', 'phone']), isOdd: false };
  const site = { publicFiles: new Set(), icons: { ownNames: () => [] } } as unknown as Site;
  const { lost: _lost, ...fix } = rule.fix?.(params, site, { file: '', path: [] }) ?? {};
  expect(fix).toEqual({});
  expect(sentenceFor(rule.hint, params, site, { file: '', path: [] })).toMatch(
    /^The marks of companies/,
  );
});

test('a name that two changes make another one is offered, not certain', () => {
  const params = { name: 'falaj', known: new Set(['flag', 'phone']), isOdd: false };
  const site = {
    publicFiles: new Set(),
    icons: { meaning: () => [], ownNames: () => [] },
  } as unknown as Site;
  const { lost: _lost, ...fix } = rule.fix?.(params, site, { file: '', path: [] }) ?? {};
  expect(fix).toEqual({ suggestion: 'flag' });
});
