/** Checks of a form that its schema cannot express: rules across its fields. */
import { isGroup } from '../model/data.ts';
import { acceptedEndings, type FormField } from '../model/form-definition.ts';
import type { Unplaced, ValueIssue } from '../model/issue.ts';
import type { Data, DataObject } from '../model/types.ts';

/** Returns whether data is a form: something with fields and messages. Which block types are forms is theirs to say. */
export function isForm(data: Data | undefined): data is DataObject {
  if (!data || typeof data !== 'object' || Array.isArray(data)) return false;
  return Array.isArray(data.fields) && isGroup(data.messages);
}

/** Names that mean something else to the server or to JavaScript. */
const TAKEN = new Set(['__proto__', 'constructor', 'prototype', '_key']);

/** Characters that a field's name cannot have: spaces, quotation marks, commas. */
export const ODD_CHARACTER = /\s|[^\p{L}\p{M}\p{N}_.:[\]-]/u;

/**
 * Returns the issues of a form that its schema allows.
 *
 * @param isPage whether a path is that of a page, which takes nothing
 * @returns each with its path within the block
 */
export function checkForm(form: DataObject, isPage = (_path: string) => false): ValueIssue[] {
  const fields = form.fields as unknown as FormField[];
  return [
    ...fields.flatMap((field, index) =>
      fieldIssues(field).map(({ issue, path }) => ({ issue, path: ['fields', index, ...path] })),
    ),
    ...sameNames(fields),
    ...honeypotIssue(form.honeypot, fields),
    ...(typeof form.action === 'string'
      ? [...sendingIssues(form.action, form.encoding, fields), ...pageIssue(form.action, isPage)]
      : []),
  ];
}

/** Returns the issue of a form that is sent to a page. */
function pageIssue(action: string, isPage: (path: string) => boolean): ValueIssue[] {
  if (!/^\/(?!api\/)/.test(action) || !isPage(action)) return [];
  return [{ issue: { code: 'form-action', params: { action, isPage: true } }, path: ['action'] }];
}

function fieldIssues(field: FormField): ValueIssue[] {
  const { name, type = 'text', label, options, default: preset, accept, autocomplete } = field;
  const found: ValueIssue[] = [];
  const add = (word: string, issue: Unplaced) =>
    found.push({ issue, path: word in field ? [word] : [] });
  if (TAKEN.has(name)) {
    add('name', { code: 'form-field', params: { reason: 'taken-name', name } });
  }
  const character = ODD_CHARACTER.exec(name)?.[0];
  if (character !== undefined) {
    add('name', { code: 'form-field', params: { reason: 'odd-name', name, character } });
  }
  if (type === 'hidden' && !preset && (field.required || options)) {
    const word = field.required ? 'required' : 'options';
    add(word, { code: 'form-field', params: { reason: 'hidden', name, word } });
  }
  if (!label && type !== 'hidden') add('label', { code: 'form-label', params: { name } });
  if (type === 'select' && !options) {
    add('options', { code: 'form-options', params: { reason: 'none', name } });
  }
  const isChosen = type === 'select' || (type === 'hidden' && preset);
  if (isChosen && options && preset !== undefined && !options.includes(preset)) {
    add('default', { code: 'form-options', params: { reason: 'default', preset, options } });
  }
  const twice = options?.findIndex((option, index) => options.indexOf(option) !== index) ?? -1;
  if (twice >= 0) {
    const params = { reason: 'twice', option: options?.[twice] ?? '' } as const;
    found.push({ issue: { code: 'form-options', params }, path: ['options', twice] });
  }
  if (type === 'file' && accept !== undefined && acceptedEndings(field).length === 0) {
    add('accept', { code: 'form-accept', params: { accept } });
  }
  if (autocomplete && !isAutocomplete(autocomplete)) {
    const params = { reason: 'autocomplete', word: autocomplete } as const;
    add('autocomplete', { code: 'wrong-value', params });
  }
  return found;
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

/** The words that `autocomplete` of a form field may hold: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */

/** What browsers know of a person, of a payment and of an account. */
const details =
  `name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password
  current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3
  address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name
  cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
  transaction-amount language bday bday-day bday-month bday-year sex url photo`.split(/\s+/);

/** Kinds of which a person may have several: at home, at work. */
const contacts =
  'tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp'.split(
    ' ',
  );

/** Those that stand alone. */
export const autocompleteWords = new Set(['on', 'off', ...details, ...contacts]);

/** Several words: a part of the page, whose address, which of the telephones, and at last what it is. */
const several = new RegExp(
  `^(?:section-\\S+ )?(?:(?:shipping|billing) )?(?:(?:${details.join('|')})|(?:(?:home|work|mobile|fax|pager) )?(?:${contacts.join('|')}))(?: webauthn)?$`,
  'i',
);

/** Returns whether browsers understand a field's `autocomplete`. */
function isAutocomplete(text: string): boolean {
  return autocompleteWords.has(text) || several.test(text.trim().replace(/\s+/g, ' '));
}
