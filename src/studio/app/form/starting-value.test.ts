import { expect, test } from 'vitest';
import type { FormSchema } from '../../contract/forms.ts';
import { offeredBy, startingValue } from './starting-value.ts';

const offered = offeredBy(undefined, {});
const started = (schema: FormSchema) => startingValue({ type: 'string', ...schema }, offered);

test('a new entry has placeholder texts, and a valid date and colour', () => {
  expect(started({ title: 'Label' })).toBe('Label');
  expect(started({ title: 'Day', format: 'day' })).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(started({ title: 'From', format: 'moment' })).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(started({ title: 'Background', format: 'color' })).toBe('#000000');
});
