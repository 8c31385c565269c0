/** What is wrong with one value, in plain words. */

import type { Schema, SchemaError } from '../../content/model/json-schema.ts';
import type { Meant } from '../../content/words/known-words.ts';
import { firstSentence, listed, meant } from '../../content/words/nearest.ts';
import { valueSynonym } from '../wording/synonyms.ts';
import { exampleLine } from './example-value.ts';
import { insteadOfKind } from './field-kinds.ts';
import type { Finding } from './finding.ts';
import { unitOf, withoutUnit } from './missing-unit.ts';
import { notPossible, typeOf } from './shown-value.ts';
import { isNoSwitch, switchHint, switchOf } from './switch-hint.ts';
import { typeFix, typeHint } from './type-hint.ts';
import { wrongForm, wrongFormat } from './wrong-form.ts';

type Said = Omit<Finding, 'path'>;

const typeNames: { [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'empty',
};

/** Says what is wrong with the value that `error` is about; `name` is what the value is called. */
export function sayValue(error: SchemaError, name: string, shared?: Schema): Said {
  const said = saidOf(error, name, shared);
  return { ...said, message: said.message.replace(/^an? entry/, (one) => `A${one.slice(1)}`) };
}

function saidOf(error: SchemaError, name: string, shared?: Schema): Said {
  const { keyword, params, data, parentSchema } = error;
  const limit = params.limit as number;
  const about = firstSentence(parentSchema.description ?? '');
  const unit = unitOf(parentSchema);
  const wrong = (message: string, hint: string): Said => ({ code: 'wrong-value', message, hint });
  switch (keyword) {
    case 'type':
      return wrongType([params.type as string].flat(), data, name, parentSchema, shared);
    case 'enum':
      return notAllowed(params.allowedValues as unknown[], data, name);
    case 'const':
      return notAllowed([params.allowedValue], data, name);
    case 'pattern':
      return switchOf(data) === undefined
        ? wrongForm(String(data), name, parentSchema)
        : wrong(notPossible(data, name), switchHint(data, name, parentSchema, shared));
    case 'format':
      return wrongFormat(String(data), String(params.format), about || `${name} needs this form.`);
    case 'minLength':
      return data === ''
        ? {
            code: 'missing-value',
            message: `${name} is empty.`,
            hint: `Write ${isEntry(name) ? 'a text such as ' : ''}${exampleOf(name, parentSchema, shared)}, or delete the ${isEntry(name) ? 'entry' : 'line'}. ${about}`.trim(),
          }
        : wrong(`${name} is too short: it needs at least ${letters(limit)}.`, about);
    case 'maxLength':
      return wrong(
        `${name} is too long: it has ${String(data).length} letters, and ${limit} are the most that fit.`,
        'Shorten it.',
      );
    case 'minimum':
    case 'exclusiveMinimum':
      if (unit) return withoutUnit(Number(data), name, unit);
      return wrong(
        `${name} is ${data}, which is too small.`,
        `Write ${keyword === 'minimum' ? `${limit} or more` : `more than ${limit}`}. ${about}`.trim(),
      );
    case 'maximum':
    case 'exclusiveMaximum':
      return wrong(
        `${name} is ${data}, which is too large.`,
        `Write ${keyword === 'maximum' ? `${limit} or less` : `less than ${limit}`}. ${about}`.trim(),
      );
    case 'multipleOf':
      return wrong(
        `${name} is ${data}, which cannot be divided by ${params.multipleOf}.`,
        about || 'Choose the nearest number that can.',
      );
    case 'minItems':
      return {
        code: 'empty-list',
        message:
          (data as unknown[]).length === 0
            ? `The list ${name} is empty.`
            : `The list ${name} is too short.`,
        hint: `It needs ${limit === 1 ? 'at least one entry' : `${limit} entries or more`}.`,
      };
    case 'maxItems':
      return wrong(
        `The list ${name} has ${(data as unknown[]).length} entries, and ${limit} are the most that are possible.`,
        'Delete some of them.',
      );
    case 'uniqueItems':
      return wrong(
        `The list ${name} has the same entry twice: entries ${Number(params.j) + 1} and ${Number(params.i) + 1}.`,
        'Delete or change one of them.',
      );
    case 'minProperties':
      return tooFewFields(Object.keys(data as object).length, limit, name, parentSchema);
    case 'dependencies':
    case 'dependentRequired':
      return {
        code: 'missing-field',
        message: `${params.missingProperty} is missing beside ${params.property}.`,
        hint: `Add ${params.missingProperty}: …, or delete ${params.property}.`,
        missing: String(params.missingProperty),
      };
    default:
      return wrong(
        `${name} does not fit together with the other fields here.`,
        about || 'Look at how other pages use this block.',
      );
  }
}

/** An entry of a list has no name of its own that could be written. */
const isEntry = (name: string): boolean => /^an? entry\b/.test(name);

/** `title: Some words`, or of an entry what stands behind its dash. */
function exampleOf(name: string, schema: Schema, shared: Schema | undefined): string {
  const line = exampleLine(name, schema, shared);
  return isEntry(name) ? line.slice(name.length + 2) : line;
}

function tooFewFields(count: number, least: number, name: string, schema: Schema): Said {
  const fields = Object.keys(schema.properties ?? {});
  const needed = least === 1 ? 'at least one field' : `${least} fields or more`;
  const choice = fields.length > 0 ? `: it can have ${listed(fields, 'and')}` : '';
  return {
    code: 'wrong-value',
    message: count === 0 ? `${name} is empty.` : `${name} has too few fields.`,
    hint: `It needs ${needed}${choice}.`,
  };
}

function wrongType(
  types: string[],
  data: unknown,
  name: string,
  schema: Schema,
  shared: Schema | undefined,
): Said {
  const wanted = listed(
    types.filter((type) => type !== 'null').map((type) => typeNames[type] ?? type),
  );
  if (data === null || data === undefined) {
    return {
      code: 'missing-value',
      message: `${name} has no value.`,
      hint: isEntry(name)
        ? `Write ${wanted} in its place, such as ${exampleOf(name, schema, shared)}, or delete the entry.`
        : `Write ${wanted} after ${name}:, such as ${exampleLine(name, schema, shared)}, or delete the line.`,
    };
  }
  const form = new RegExp(schema.pattern ?? '', 'u');
  return {
    code: 'wrong-type',
    message: `${name} has to be ${wanted}, and this is ${typeOf(data)}.`,
    hint: typeHint(types, data, name, schema, shared) || firstSentence(schema.description ?? ''),
    // in quotation marks it would still not have the form that is needed
    ...(typeof data !== 'object' && form.test(String(data)) && !isNoSwitch(data, schema)
      ? typeFix(types, data)
      : {}),
    ...(typeof data === 'object' && wanted === typeNames.string ? { wantsText: true } : {}),
  };
}

function notAllowed(allowed: unknown[], data: unknown, name: string): Said {
  const words = allowed.flatMap((value) =>
    value === null ? '(empty)' : typeof value === 'object' ? [] : String(value),
  );
  const written = typeof data === 'object' ? '' : String(data);
  const near: Meant = written ? meant(written, words) : {};
  const other = near.sure ? undefined : valueSynonym(written, words);
  const whole = near.suggestion ? undefined : shortened(written, words);
  const { suggestion, sure }: Meant = (other ?? whole) ? { suggestion: other ?? whole } : near;
  const instead =
    insteadOfKind(written, words) ?? (suggestion ? `Did you mean ${suggestion}?` : '');
  return {
    code: 'wrong-value',
    message: notPossible(data, name),
    hint: `${instead} Possible: ${listed(words, 'and')}.`.trim(),
    ...(suggestion ? { suggestion } : {}),
    ...(sure ? { sure } : {}),
  };
}

/** The only word that begins like this one: `Mon` or `Mon.` for Monday. */
function shortened(word: string, words: string[]): string | undefined {
  const start = word.toLowerCase().replace(/\.$/, '');
  const fitting = words.filter((one) => one.toLowerCase().startsWith(start));
  return start.length > 1 && fitting.length === 1 ? fitting[0] : undefined;
}

function letters(count: number): string {
  return count === 1 ? 'one letter' : `${count} letters`;
}
