import type { FormSchema } from '../../../contract/forms.ts';

/** Resolves the `$ref` of a schema; keywords beside it are kept. */
export function resolvedField(
  schema: FormSchema,
  definitions: Record<string, FormSchema>,
): FormSchema {
  const { $ref, ...rest } = schema;
  const meant = $ref ? definitions[$ref.replace('#/definitions/', '')] : undefined;
  return meant ? { ...resolvedField(meant, definitions), ...rest } : schema;
}
