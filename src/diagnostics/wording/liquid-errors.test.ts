import { expect, test } from 'vitest';
import { fill, parseTemplate } from '../../content/expand/template.ts';
import { TemplateError } from '../../content/expand/template-issues.ts';
import type { Site } from '../../content/site/site.ts';
import { sentencesOf } from '../registry/sentences.ts';

const values = { entry: { price: 5, name: 'Oak', people: [{ name: 'Ines' }, { name: 'Tom' }] } };

/** Returns the result of a template, or its error message. */
function said(text: string): unknown {
  try {
    return fill(parseTemplate(text), values, () => {});
  } catch (error) {
    if (error instanceof TemplateError) {
      return sentencesOf({ ...error.issue, file: '', path: [] }, {} as Site).message;
    }
    throw error;
  }
}

test.each([
  ['{{ entry.price | divided_by: 0 }}', 'This template gives no number'],
  ['From {{ entry.name | divided_by: 0 }}', 'This template gives no number'],
  ['By {{ entry.people | first }}', 'This template gives a group of fields'],
  ["{% include 'x' %}", 'A template cannot put another file into a text.'],
  ['{{ entry.name | append }}', 'The filter append needs another value'],
])('%s is refused in words', (text, words) => {
  expect(said(text)).toContain(words);
});

test('what is a number, or the whole value, is given as it is', () => {
  expect(said('{{ entry.price | divided_by: 2 }}')).toBe(2.5);
  expect(said('{{ entry.people | first }}')).toEqual({ name: 'Ines' });
  expect(said('By {{ entry.people | map: "name" | join: ", " }} to infinity')).toBe(
    'By Ines, Tom to infinity',
  );
});
