import type { FastifyRequest } from 'fastify';
import type { FormEndpoint, FormField } from '../../content/model/form-definition.ts';
import type { FieldError } from './field-errors.ts';
import type { Submission } from './read-submission.ts';

/** A schema that Fastify has compiled. */
type Validator = ReturnType<FastifyRequest['compileValidationSchema']>;
type ValidatorError = NonNullable<Validator['errors']>[number];

export interface CheckedSubmission {
  /** The values by field, in the order of the form. Values without a field are dropped. */
  fields: Record<string, string>;
  /** By field. */
  errors: Map<string, FieldError>;
}

/** Returns a value as the browser's own input would hold it: HTML Living Standard, “value sanitization”. */
function cleanText(text: string, { type }: FormField): string {
  const whole = text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n?/g, '\n');
  if (type === 'textarea') return whole;
  const line = whole.replace(/\n/g, '');
  // Browsers trim only the spaces of ASCII.
  return type === 'email' ? line.replace(/^[ \t\f]+|[ \t\f]+$/g, '') : line;
}

/**
 * Removes control characters, which some databases refuse. Browsers send and count them, so they are removed only after
 * the check.
 */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '');
}

function cleanValue(value: unknown, field: FormField): unknown {
  const single = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (single === null) return undefined;
  if (typeof single === 'number' || typeof single === 'boolean') return String(single);
  if (typeof single !== 'string') return single;
  const text = cleanText(single, field);
  const isChosen = field.type === 'select' || field.type === 'hidden';
  // An empty selection counts as missing: the schema fills in the default, or requires a value.
  return isChosen && text === '' ? undefined : text;
}

/**
 * Normalises a submission and validates it by the form's schema. For a file field only an upload counts, not a text that a
 * client sends instead.
 *
 * @param validate the compiled schema of the form
 */
export function checkSubmission(
  endpoint: FormEndpoint,
  { values, files, errors: fileErrors }: Submission,
  validate: Validator,
): CheckedSubmission {
  const sent = endpoint.fields
    .map((field): [string, unknown] => [field.name, sentValue(field, values, files)])
    .filter(([, value]) => value !== undefined);
  const data = Object.fromEntries(sent);
  const errors = new Map(fileErrors);
  const found = validate(data) ? [] : (validate.errors ?? []);
  for (const error of found) {
    const field = fieldOf(error, endpoint.fields);
    if (field && !errors.has(field.name)) errors.set(field.name, fieldErrorOf(error, field));
  }
  // The validator appends defaults at the end, so the form's order is restored.
  const fields = endpoint.fields
    .map(({ name }) => [name, Object.hasOwn(data, name) ? data[name] : undefined])
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([name, value]) => [name, withoutControls(value)]);
  return { fields: Object.fromEntries(fields), errors };
}

function sentValue(
  field: FormField,
  values: Submission['values'],
  files: Submission['files'],
): unknown {
  if (field.type === 'file') return files.find((file) => file.field === field.name)?.name;
  return Object.hasOwn(values, field.name) ? cleanValue(values[field.name], field) : undefined;
}

function fieldOf({ instancePath, params }: ValidatorError, fields: FormField[]) {
  const name =
    instancePath === ''
      ? params.missingProperty
      : instancePath.slice(1).split('/')[0]?.replaceAll('~1', '/').replaceAll('~0', '~');
  return fields.find((field) => field.name === name);
}

function fieldErrorOf({ keyword }: ValidatorError, field: FormField): FieldError {
  if (keyword === 'required' || keyword === 'minLength') return 'missing';
  if (keyword === 'enum') return 'no-choice';
  if (keyword === 'type') return 'no-text';
  return field.type === 'file' ? 'wrong-kind' : 'no-address';
}
