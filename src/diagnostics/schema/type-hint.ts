/** What to write where a value of another kind is needed. */

import type { Issue } from '../../content/model/issue.ts';
import type { Schema } from '../../content/model/json-schema.ts';
import { resolved } from '../../content/model/json-schema.ts';
import { numberFor } from '../../content/problems/number-in-text.ts';
import { firstSentence } from '../../content/words/nearest.ts';
import { synonym } from '../wording/synonyms.ts';
import { exampleLine } from './example-value.ts';
import { groupHint } from './group-hint.ts';
import { inFields } from './named-entries.ts';
import { otherForms } from './other-forms.ts';
import { isNoSwitch, switchHint, switchOf } from './switch-hint.ts';

const isNumeric = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

const wants = (types: string[], ...names: string[]): boolean =>
  types.some((type) => names.includes(type));

/** What is to be written instead of `data`, called `name`; empty when there is nothing to say. `‹quoted›` stands for what is written, in quotation marks. */
export function typeHint(
  types: string[],
  data: unknown,
  name: string,
  schema: Schema,
  shared: Schema | undefined,
): string {
  const written = /^an entry of/.test(name) ? '- ' : `${name}: `;
  if (typeof data === 'string' && wants(types, 'number', 'integer') && isNumeric(data)) {
    return `Take the quotation marks away: ${written}${data.trim()}.`;
  }
  if (typeof data !== 'object' && wants(types, 'number', 'integer') && switchOf(data) !== undefined)
    return switchHint(data, name, schema, shared);
  if (typeof data === 'string' && wants(types, 'number', 'integer')) {
    const number = numberFor(data, schema.description);
    const isWhole = number !== undefined && !number.includes('.');
    const isTooMuch = Number(number) > Number(schema.maximum ?? Number.POSITIVE_INFINITY);
    if (number && !isTooMuch && (isWhole || wants(types, 'number'))) {
      return `Write the number alone: ${written}${number}. ${firstSentence(schema.description ?? '')}`.trim();
    }
  }
  if (typeof data === 'string' && wants(types, 'boolean')) {
    const meant = switchOf(data);
    return meant !== undefined
      ? `Write ${written}${meant}.`
      : 'Write true or false, without quotation marks.';
  }
  if (wants(types, 'string') && isNoSwitch(data, schema))
    return switchHint(data, name, schema, shared);
  if (wants(types, 'string') && typeof data !== 'object') {
    const form = new RegExp(schema.pattern ?? '', 'u');
    const meant = schema.pattern && otherForms(String(data)).find((guess) => form.test(guess));
    if (meant && meant !== String(data)) return `Put it in quotation marks: ${written}"${meant}".`;
    return `Put it in quotation marks: ${written}‹quoted›.`;
  }
  if (
    wants(types, 'string') &&
    wants(types, 'object') &&
    Array.isArray(data) &&
    typeof data[0] === 'string'
  ) {
    return `There is only one here, and it is no list: ${written}${data[0]}.`;
  }
  if (wants(types, 'array')) return listHint(data, name, schema, shared);
  if (wants(types, 'object')) return groupHint(data, written, name, schema, shared);
  if (wants(types, 'integer') && typeof data === 'number') return 'Write it without a fraction.';
  if (wants(types, 'string')) {
    const part = partOf(data, schema);
    // one text with a colon in a list looks like a group with one field
    if (part && (written !== '- ' || Object.keys(data as object).length > 1)) {
      return `Write that alone which is needed: ${written}${part}.`;
    }
    const [one] = written === '- ' ? Object.entries(data as object) : [];
    if (one && typeof one[1] === 'string' && Object.keys(data as object).length === 1) {
      return `If it is one text with a colon, put it in quotation marks: ${written}"${one[0]}: ${one[1]}".`;
    }
    return Array.isArray(data)
      ? `Write one text without dashes: ${written}${typeof data[0] === 'string' ? data[0] : 'Some words'}.‹brackets›`
      : 'Write the text after the colon, in the same line. A text that has a colon itself has to stand in quotation marks.';
  }
  return '';
}

/** The part of a group that is needed alone: its address where an address is meant, else its words. */
function partOf(data: unknown, { format = '' }: Schema): string | undefined {
  const { src, to, href, label, title, name, value } = data as { [name: string]: unknown };
  const parts = /path|link/.test(format) ? [src, to, href] : [label, title, name, value];
  return parts.find((one) => typeof one === 'string') as string | undefined;
}

function listHint(data: unknown, name: string, schema: Schema, shared: Schema | undefined): string {
  const isGroup = typeof data === 'object' && data !== null;
  const [first] = isGroup ? Object.keys(data) : [];
  if (first !== undefined) {
    const inner = (data as { [name: string]: unknown })[first];
    const entry = resolved(schema.items ?? {}, shared);
    if (name === 'blocks' && typeof inner === 'object' && /^[a-z-]+$/.test(first)) {
      return `Each block begins with a dash and its type: write "- type: ${first}" in place of "${first}:", with its fields below in the column of type.`;
    }
    if (isUnknown(entry, first) && typeof inner === 'object') {
      return `A list has no names: write "- " in place of "${first}:", and so for each entry.`;
    }
    const meant =
      isUnknown(entry, first) &&
      synonym(first, Object.keys(entry.properties ?? {}), (name) => entry.properties?.[name]);
    if (meant) {
      return `Write a dash before the first field of each entry, "- ${meant}: …" (here it is called ${first}), and indent its other fields by two more spaces.`;
    }
    const named = isUnknown(entry, first) && inFields(first, inner, entry, shared);
    if (named) return `Write each entry with the names of its fields: - ${named}.`;
    return `Write a dash before the first field of each entry, "- ${first}: …", and indent its other fields by two more spaces.`;
  }
  const entry = resolved(schema.items ?? {}, shared);
  if (typeof data === 'string' && /^\[.*\]$/s.test(data)) {
    return `Take the quotation marks away: ${name}: ${data}.`;
  }
  if (name === 'items' && typeof data === 'string' && /^[\w-]+$/.test(data)) {
    return `If ${data} is a collection, write itemsFrom: { collection: ${data} }; else ${exampleLine(name, schema, shared)}.`;
  }
  if (entry.properties) {
    return `Write each entry in lines of its own, the first of which begins with a dash: ${exampleLine(name, schema, shared)}.`;
  }
  if (typeof data === 'string' && /^[^,]+(?:, [^,]+)+$/.test(data)) {
    return `Write each entry in a line of its own that begins with a dash, "- ${data.split(', ')[0]}", or all of them in brackets: ${name}: [${data}].`;
  }
  return `Write each entry in a line of its own that begins with a dash: - ${isGroup ? '…' : String(data)}.`;
}

const isUnknown = ({ properties }: Schema, name: string): boolean =>
  properties !== undefined && !Object.hasOwn(properties, name);

/** How a value of the wrong kind is mended for certain. */
export function typeFix(types: string[], data: unknown): Pick<Issue, 'fix'> {
  if (typeof data === 'string') {
    if (wants(types, 'number', 'integer') && isNumeric(data)) return { fix: { text: data.trim() } };
    const meant = wants(types, 'boolean') ? switchOf(data) : undefined;
    return meant === undefined ? {} : { fix: { text: String(meant) } };
  }
  return wants(types, 'string') && (typeof data === 'number' || typeof data === 'boolean')
    ? { fix: 'quote' }
    : {};
}
