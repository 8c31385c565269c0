/** Entries of a list within an entry may lack fields, as entries of a collection may. */
import { expect, test } from 'vitest';
import { makeSite, pagesOf, readAll } from '../../../tests/make-test-site.ts';
import type { Page } from '../model/types.ts';

const template = `each: plans
title: Page
blocks:
  - type: card-grid
    itemsFrom:
      list: "{{ entry.process.steps }}"
      as: { title: "{{ entry.name }}", text: "{{ entry.text }}" }
`;
const text = { type: 'string', description: 'x' };
const step = { type: 'object', properties: { name: text, text }, required: ['name'] };
const process = { type: 'object', properties: { steps: { type: 'array', items: step } } };
const schema = JSON.stringify({ type: 'object', properties: { process } });

const files = (steps: string) => ({
  'pages/_collections/plans.yaml': `- { slug: a, process: { steps: [${steps}] } }\n`,
  'pages/[slug].yaml': template,
});
const fields = ([page]: Page[]) => ((page?.blocks[0]?.items ?? []) as object[]).map(Object.keys);

test('a field that another entry of the list has is left out', async () => {
  const pages = await pagesOf(files('{ name: One }, { name: Two, text: Words }'));
  expect(fields(pages)).toEqual([['title'], ['title', 'text']]);
});

test('a field that the schema makes optional is left out', async () => {
  const withSchema = { ...files('{ name: One }'), 'pages/_collections/plans.schema.json': schema };
  expect(fields(await pagesOf(withSchema))).toEqual([['title']]);
});

test.each([
  ['that no entry has', '{ name: One }', 'unknown-variable', 'pages/[slug].yaml'],
  [
    'under another name',
    '{ name: One, txt: Words }, { name: Two, text: Words }',
    'missing-field',
    'pages/_collections/plans.yaml',
  ],
])('a field %s is reported', async (_, steps, name, file) => {
  const { problems } = await readAll(makeSite(files(steps)));
  expect(problems).toContainEqual(expect.objectContaining({ name, file }));
});

test('the text of a template that failed is not taken for a value', async () => {
  const withIcons = template.replace('text: "{{ entry.text }}"', 'icon: "{{ entry.icon }}"');
  const site = makeSite({ ...files('{ name: One }'), 'pages/[slug].yaml': withIcons });
  const errors = (await readAll(site)).problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ name }) => name)).toEqual(['unknown-variable']);
});
