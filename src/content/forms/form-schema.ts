/** Makes the JSON Schema of a form's data. It has the rules of HTML forms, for clients that are not browsers. */

import { acceptedExtensions } from '../../../blocks/_shared/browser/file-limits.ts';
import type { FormField } from '../model/form-definition.ts';
import type { Schema } from '../model/json-schema.ts';

/** The pattern by which browsers validate an e-mail address: HTML Living Standard, section 4.10.5.1.5. */
const EMAIL =
  "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*";

function anyCase(extension: string): string {
  return extension.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`).slice(1);
}

/** Returns the schema of a file, which the data contains as its name. */
function fileSchema(field: FormField): Schema {
  const extensions = acceptedExtensions(field).map(anyCase);
  return extensions.length > 0
    ? { type: 'string', pattern: `\\.(?:${extensions.join('|')})$` }
    : { type: 'string' };
}

/** Returns the values that a select or a hidden field allows; `undefined` for other fields. */
export function optionsOf({ type, options, default: preset }: FormField): string[] | undefined {
  if (type === 'hidden') return options ?? (preset ? [preset] : undefined);
  return type === 'select' ? (options ?? []) : undefined;
}

function valueSchema(field: FormField): Schema {
  const { type = 'text', required = false, default: preset } = field;
  const allowed = optionsOf(field);
  switch (type) {
    case 'file':
      return fileSchema(field);
    case 'select':
      return { type: 'string', enum: allowed, ...(preset && { default: preset }) };
    case 'hidden':
      return { type: 'string', ...(allowed && { enum: allowed }) };
    case 'email':
      return { type: 'string', pattern: required ? `^${EMAIL}$` : `^(?:${EMAIL})?$` };
    default:
      return required ? { type: 'string', minLength: 1 } : { type: 'string' };
  }
}

/**
 * Returns the schema of the data that a form sends. It is as strict as HTML: it does not limit lengths or check phone
 * numbers. Unknown fields are not part of it, so a validator that removes additional properties drops them.
 *
 * @param form a form block, or any object with the fields of a form
 */
export function formSchema({ fields }: { fields: FormField[] }): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, valueSchema(field)])),
    // A select always has a value: its default applies when a client leaves it out.
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
