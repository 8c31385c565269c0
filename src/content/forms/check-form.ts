/** What a form's schema cannot say: that its fields go together. */

import type { WordedName } from '../issue.ts';
import { mailsOf } from '../problems/key-notes.ts';
import type { DataObject, DataPath } from '../types.ts';
import { autocompleteFault } from './autocomplete-words.ts';
import { acceptedEndings, type FormField } from './form-definition.ts';

/** Names that mean something else to the server or to JavaScript. */
const TAKEN = new Set(['__proto__', 'constructor', 'prototype', '_key']);

export interface FormFinding {
  code: WordedName;
  message: string;
  hint: string;
  suggestion?: string;
  path: DataPath;
}

/** What no server expects in a name, and what parts the names of a page's elements: spaces, quotation marks, commas. */
const ODD_SIGN = /\s|[^\p{L}\p{M}\p{N}_.:[\]-]/u;

/** `Your name (first)` as a field can be called: `your-name-first`. */
function plainName(name: string): string {
  const parts = name.split(new RegExp(`(?:${ODD_SIGN.source})+`, 'u'));
  return parts.filter(Boolean).join('-').toLowerCase();
}

const quoted = (name: string) => `“${name}”`;

/**
 * Checks a form that its schema allows.
 *
 * @returns what is wrong, each with its path within the block
 */
export function checkForm(form: DataObject): FormFinding[] {
  const fields = form.fields as unknown as FormField[];
  return [
    ...fields.flatMap((field, index) =>
      fieldFaults(field).map(({ path, ...fault }) => ({
        ...fault,
        path: ['fields', index, ...path],
      })),
    ),
    ...sameNames(fields),
    ...honeypotFault(form.honeypot, fields),
    ...(typeof form.action === 'string' ? sendingFaults(form.action, form.encoding, fields) : []),
  ];
}

function fieldFaults(field: FormField): FormFinding[] {
  const { name, type = 'text', label, options, default: preset, accept } = field;
  const found: FormFinding[] = [];
  const add = (code: WordedName, word: string, message: string, hint: string) =>
    found.push({ code, message, hint, path: word in field ? [word] : [] });
  if (TAKEN.has(name)) {
    add('form-field', 'name', `A field cannot be called ${name}.`, 'Choose another name.');
  }
  const odd = ODD_SIGN.exec(name)?.[0];
  if (odd !== undefined) {
    const sign = odd.trim() === '' ? 'a space' : quoted(odd);
    const message = `The name of a field cannot have ${sign} in it: answers are sent under it, and visitors do not see it.`;
    const hint = `Write ${plainName(name) || 'a plain word'}; what visitors read is the label.`;
    add('form-field', 'name', message, hint);
  }
  if (type === 'hidden' && !preset && (field.required || options)) {
    const word = field.required ? 'required' : 'options';
    const message = `Nobody can fill in the field ${quoted(name)}, because it is hidden: it would be sent empty.`;
    const hint = `Write default: and what it sends, or leave out ${word}.`;
    add('form-field', word, message, hint);
  }
  if (!label && type !== 'hidden') {
    const message = `The field ${quoted(name)} has no label, so nobody can tell what to fill in.`;
    add('form-label', 'label', message, 'Write label: and the words above the field.');
  }
  if (type === 'select' && !options) {
    const message = `There is nothing to choose in the field ${quoted(name)}.`;
    add('form-options', 'options', message, 'Write options: and a list of them.');
  }
  const isChosen = type === 'select' || (type === 'hidden' && preset);
  if (isChosen && options && preset !== undefined && !options.includes(preset)) {
    const message = `The default ${quoted(preset)} is none of the options.`;
    add('form-options', 'default', message, `Write one of: ${options.join(', ')}.`);
  }
  const twice = options?.findIndex((option, index) => options.indexOf(option) !== index) ?? -1;
  if (twice >= 0) {
    const message = `The option ${quoted(options?.[twice] ?? '')} stands in the list twice.`;
    found.push({
      code: 'form-options',
      message,
      hint: 'Leave one of them out.',
      path: ['options', twice],
    });
  }
  if (type === 'file' && accept !== undefined && acceptedEndings(field).length === 0) {
    const message = `${quoted(accept)} names no kind of file.`;
    add('form-accept', 'accept', message, 'Write endings with commas between them: .pdf,.docx');
  }
  const unknown = field.autocomplete && autocompleteFault(field.autocomplete);
  if (unknown) found.push({ ...unknown, path: ['autocomplete'] });
  return found;
}

function sameNames(fields: FormField[]): FormFinding[] {
  return fields.flatMap(({ name }, index) => {
    if (fields.findIndex((field) => field.name === name) === index) return [];
    const message = `Two fields of this form are called ${quoted(name)}, so only one of them would arrive.`;
    const hint = 'Give each field a name of its own.';
    return [{ code: 'form-field', message, hint, path: ['fields', index, 'name'] }];
  });
}

function honeypotFault(honeypot: unknown, fields: FormField[]): FormFinding[] {
  if (!fields.some(({ name }) => name === honeypot)) return [];
  const message = `The honeypot is called ${quoted(String(honeypot))} like a field that people fill in.`;
  const hint = 'Choose a name that no field has.';
  return [{ code: 'form-field', message, hint, path: ['honeypot'] }];
}

function sendingFaults(action: string, encoding: unknown, fields: FormField[]): FormFinding[] {
  const found: FormFinding[] = [];
  const file = fields.find(({ type }) => type === 'file');
  if (file && encoding !== 'multipart') {
    const message = `The file of the field ${quoted(file.name)} would not be sent.`;
    const hint = 'Write encoding: multipart.';
    const path = encoding === undefined ? [] : ['encoding'];
    found.push({ code: 'form-encoding', message, hint, path });
  }
  if (!/^(\/(?!\/)|https?:\/\/)\S*$/.test(action)) {
    const message = `Nothing answers at ${quoted(action)}.`;
    const hint = action.includes('@')
      ? mailsOf(action)
      : 'Write a path that begins with /api/, or a whole address that begins with https://.';
    found.push({ code: 'form-action', message, hint, path: ['action'] });
  }
  return found;
}
