/** Checks of a form that its schema cannot express, such as rules across fields. */

import { acceptedExtensions } from '../../../blocks/_shared/browser/file-limits.ts';
import { errorPath, isObject } from '../model/data.ts';
import type { FormField } from '../model/form-definition.ts';
import type { UnlocatedIssue, ValueIssue } from '../model/issue.ts';
import type { SchemaError } from '../model/json-schema.ts';
import type { Data, DataObject } from '../model/types.ts';

/** Returns whether data is a form, by its fields and messages. Any block type may be a form. */
export function isForm(data: Data | undefined): data is DataObject {
  return isObject(data) && Array.isArray(data.fields) && isObject(data.messages);
}

/** Names with a special meaning for the server or in JavaScript. */
const TAKEN = new Set(['__proto__', 'constructor', 'prototype', '_key']);

/** Matches characters that a field's name cannot have: spaces, quotation marks, commas. */
export const ODD_CHARACTER = /\s|[^\p{L}\p{M}\p{N}_.:[\]-]/u;

/**
 * Returns the issues of a form; of one with errors by its schema only those of its sound fields.
 *
 * @param errors the errors of the form by its schema
 * @param isPage returns whether a path is that of a page, which cannot receive forms
 * @returns the issues, with their paths within the block
 */
export function checkForm(
  form: DataObject,
  errors: SchemaError[] = [],
  isPage = (_path: string) => false,
): ValueIssue[] {
  const fields = form.fields as unknown as FormField[];
  const wrong = errors.map(errorPath);
  const isSound = (index: number) => !wrong.some(([name, at]) => name === 'fields' && at === index);
  const ofFields = fields.flatMap((field, index): ValueIssue[] => {
    const issues = isSound(index) ? fieldIssues(field) : [];
    return issues.map(({ issue, path }) => ({ issue, path: ['fields', index, ...path] }));
  });
  // A missing value may be in a field with an error.
  if (errors.length > 0) return ofFields.filter(({ path }) => path.length > 2);
  return [
    ...ofFields,
    ...sameNames(fields),
    ...honeypotIssue(form.honeypot, fields),
    ...(typeof form.action === 'string'
      ? [...sendingIssues(form.action, form.encoding, fields), ...pageIssue(form.action, isPage)]
      : []),
  ];
}

/** Returns the issue of a form whose action is a page. */
function pageIssue(action: string, isPage: (path: string) => boolean): ValueIssue[] {
  if (!/^\/(?!api\/)/.test(action) || !isPage(action)) return [];
  return [{ issue: { code: 'form-action', params: { action, isPage: true } }, path: ['action'] }];
}

/** The checks of a single field. */
const fieldChecks: ((field: FormField) => ValueIssue | undefined)[] = [
  takenName,
  oddName,
  hiddenField,
  propertyOfOtherType,
  missingLabel,
  missingOptions,
  invalidDefault,
  repeatedOption,
  invalidAccept,
  invalidAutocomplete,
];

function fieldIssues(field: FormField): ValueIssue[] {
  return fieldChecks.flatMap((check) => check(field) ?? []);
}

/** Returns an issue at a property of a field; at the whole field when it does not have the property. */
function issueAt(word: string, field: FormField, issue: UnlocatedIssue): ValueIssue {
  return { issue, path: word in field ? [word] : [] };
}

function takenName(field: FormField): ValueIssue | undefined {
  const { name } = field;
  if (!TAKEN.has(name)) return undefined;
  return issueAt('name', field, { code: 'form-field', params: { reason: 'taken-name', name } });
}

function oddName(field: FormField): ValueIssue | undefined {
  const { name } = field;
  const character = ODD_CHARACTER.exec(name)?.[0];
  if (character === undefined) return undefined;
  const params = { reason: 'odd-name', name, character } as const;
  return issueAt('name', field, { code: 'form-field', params });
}

function hiddenField(field: FormField): ValueIssue | undefined {
  const { name, type, required, options, default: preset } = field;
  if (type !== 'hidden' || preset || !(required || options)) return undefined;
  const word = required ? 'required' : 'options';
  return issueAt(word, field, { code: 'form-field', params: { reason: 'hidden', name, word } });
}

/** Properties that only one type of field has. */
const propertiesOfTypes = { options: 'select', accept: 'file', maxSize: 'file' };

function propertyOfOtherType(field: FormField): ValueIssue | undefined {
  const { name, type = 'text' } = field;
  const [word, wanted] =
    Object.entries(propertiesOfTypes).find(([one, of]) => one in field && of !== type) ?? [];
  if (word === undefined || wanted === undefined || type === 'hidden') return undefined;
  const params = { reason: 'other-type', name, word, type, wanted } as const;
  return issueAt(word, field, { code: 'form-field', params, atKey: true });
}

function missingLabel(field: FormField): ValueIssue | undefined {
  if (field.label || field.type === 'hidden') return undefined;
  return issueAt('label', field, { code: 'form-label', params: { name: field.name } });
}

function missingOptions(field: FormField): ValueIssue | undefined {
  const { name, type, options } = field;
  if (type !== 'select' || options) return undefined;
  return issueAt('options', field, { code: 'form-options', params: { reason: 'none', name } });
}

function invalidDefault(field: FormField): ValueIssue | undefined {
  const { type, options, default: preset } = field;
  const isChosen = type === 'select' || (type === 'hidden' && preset);
  if (!isChosen || !options || preset === undefined || options.includes(preset)) return undefined;
  const params = { reason: 'default', preset, options } as const;
  return issueAt('default', field, { code: 'form-options', params });
}

function repeatedOption({ options = [] }: FormField): ValueIssue | undefined {
  const at = options.findIndex((option, index) => options.indexOf(option) !== index);
  if (at === -1) return undefined;
  const params = { reason: 'twice', option: options[at] ?? '' } as const;
  return { issue: { code: 'form-options', params }, path: ['options', at] };
}

function invalidAccept(field: FormField): ValueIssue | undefined {
  const { type, accept } = field;
  if (type !== 'file' || accept === undefined) return undefined;
  const odd = accept.split(',').find((part) => acceptedExtensions({ accept: part }).length === 0);
  if (odd === undefined) return undefined;
  return issueAt('accept', field, { code: 'form-accept', params: { odd: odd.trim() } });
}

function invalidAutocomplete(field: FormField): ValueIssue | undefined {
  const { autocomplete: word } = field;
  if (!word || isAutocomplete(word)) return undefined;
  const params = { reason: 'autocomplete', word } as const;
  return issueAt('autocomplete', field, { code: 'wrong-value', params });
}

function sameNames(fields: FormField[]): ValueIssue[] {
  return fields.flatMap(({ name }, index): ValueIssue[] => {
    if (fields.findIndex((field) => field.name === name) === index) return [];
    const params = { reason: 'same-name', name } as const;
    return [{ issue: { code: 'form-field', params }, path: ['fields', index, 'name'] }];
  });
}

function honeypotIssue(honeypot: unknown, fields: FormField[]): ValueIssue[] {
  if (!fields.some(({ name }) => name === honeypot)) return [];
  const params = { reason: 'honeypot', name: String(honeypot) } as const;
  return [{ issue: { code: 'form-field', params }, path: ['honeypot'] }];
}

function sendingIssues(action: string, encoding: unknown, fields: FormField[]): ValueIssue[] {
  const found: ValueIssue[] = [];
  const file = fields.find(({ type }) => type === 'file');
  if (file && encoding !== 'multipart') {
    const path = encoding === undefined ? [] : ['encoding'];
    found.push({ issue: { code: 'form-encoding', params: { name: file.name } }, path });
  }
  if (!/^(\/(?!\/)|https?:\/\/)\S*$/.test(action)) {
    found.push({ issue: { code: 'form-action', params: { action } }, path: ['action'] });
  }
  return found;
}

/** Values for details of a person, a payment or an account. */
const details =
  `name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password
  current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3
  address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name
  cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
  transaction-amount language bday bday-day bday-month bday-year sex url photo`.split(/\s+/);

/** Values of which a person may have several: at home, at work. */
const contacts =
  'tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp'.split(
    ' ',
  );

/**
 * The values of `autocomplete` that can be used alone:
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 */
export const autocompleteWords = new Set(['on', 'off', ...details, ...contacts]);

/**
 * Matches a combination of values: a section of the page, shipping or billing, the kind of contact, and finally the
 * value.
 */
const AUTOCOMPLETE_COMBINATION = new RegExp(
  `^(?:section-\\S+ )?(?:(?:shipping|billing) )?(?:(?:${details.join('|')})|(?:(?:home|work|mobile|fax|pager) )?(?:${contacts.join('|')}))(?: webauthn)?$`,
  'i',
);

/** Returns whether a field's `autocomplete` is valid HTML. */
function isAutocomplete(text: string): boolean {
  return (
    autocompleteWords.has(text) || AUTOCOMPLETE_COMBINATION.test(text.trim().replace(/\s+/g, ' '))
  );
}
