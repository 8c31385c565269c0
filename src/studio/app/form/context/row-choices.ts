/** Rows of a collection that a field names, each by one of its own fields. */

import type { Choices, FormSchema } from '../../../contract/forms.ts';

/** Returns what a field with `x-collection` can hold, with what each row is called. */
export function rowChoices(
  { 'x-collection': collection, 'x-field': field = 'slug' }: FormSchema,
  rows: Choices['rows'] = {},
): { value: string; title: string }[] {
  return (rows[String(collection)] ?? []).flatMap(({ title, fields }) => {
    const value = fields[String(field)];
    return value === undefined ? [] : [{ value, title }];
  });
}
