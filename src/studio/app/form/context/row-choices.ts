/** Choices for fields that refer to a row of a collection by one of the row's fields. */

import type { Choices, FormSchema } from '../../../contract/forms.ts';

/** Returns the possible values of a field with `x-collection`, each with the title of its row. */
export function rowChoices(
  { 'x-collection': collection, 'x-field': field = 'slug' }: FormSchema,
  rows: Choices['rows'] = {},
): { value: string; title: string }[] {
  return (rows[String(collection)] ?? []).flatMap(({ title, fields }) => {
    const value = fields[String(field)];
    return value === undefined ? [] : [{ value, title }];
  });
}
