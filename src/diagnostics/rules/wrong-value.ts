import otherNames from '../../../schema/other-names.json' with { type: 'json' };
import { autocompleteWords } from '../../content/forms/check-form.ts';
import type { SourceLocation } from '../../content/model/types.ts';
import { directionOf, otherLanguages, type Site } from '../../content/site/site.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import type { Refused } from '../model/schema-params.ts';
import { describeWrongValue } from '../schema/wrong-value.ts';
import { schemaFileOf } from '../wording/around-entry.ts';
import { meant } from '../wording/nearest.ts';
import { guessed, listed } from '../wording/phrases.ts';
import { among } from '../wording/synonyms.ts';

export const rule: Rule<'wrong-value'> = {
  code: 106,
  severity: 'error',
  title: 'A value that is not possible here',
  why: 'Some fields know a few words only, or a certain form, such as an address or a date.',
  bad: '- type: banner\n  title: Who we are\n  tone: drak',
  good: '- type: banner\n  title: Who we are\n  tone: dark',
  ...byReason<Params<'wrong-value'>>({
    schema: {
      message: (params) => describeWrongValue(params).message,
      hint: (params, site, at) => {
        const refused = forDirection(params, site, at);
        const { hint, suggestion } = describeWrongValue(refused, site.clock.timeZone);
        const isNew = params.error.keyword === 'enum' && suggestion === undefined;
        const file = isNew ? schemaFileOf(at, site) : undefined;
        return file ? `${hint} To have another, add it to ${file}.` : hint;
      },
      fix: (params, site, at) => {
        const refused = forDirection(params, site, at);
        const { message, hint, ...fix } = describeWrongValue(refused, site.clock.timeZone);
        return fix;
      },
    },
    'only-one': {
      message: ({ names, owner }) => `Only one of ${listed(names)} can be given in ${owner}.`,
      hint: 'Keep one of them and delete the others.',
    },
    'two-lists': {
      message: 'Both items and itemsFrom stand here, and there is one list only.',
      hint: 'Keep one of the two and delete the other.',
    },
    'other-entries': {
      message: ({ collection, name, word }) =>
        `No other entry of ${collection} has ${name}: ${word}.`,
      hint: ({ wanted }) => guessed(wanted),
      fix: ({ wanted }) => ({ suggestion: wanted }),
    },
    'language-twice': {
      message: ({ lang }) => `The language ${lang} stands in this list twice.`,
      hint: 'Keep one of the two and delete the other.',
    },
    'language-without-folder': {
      message: ({ folder }) => `There is no folder pages/${folder}, so this language has no pages.`,
      hint: ({ folder, wanted, misnamed }) =>
        misnamed
          ? `If pages/${misnamed} is that folder, rename it to pages/${folder}. The folder of a language has its code as its name.`
          : guessed(wanted, `Its pages belong there: pages/${folder}/index.yaml is the first.`),
      fix: ({ wanted }) => suggested(wanted),
    },
    autocomplete: {
      message: ({ word }) =>
        `Browsers know no autocomplete called “${word}”, so they would fill in nothing, or the wrong thing.`,
      hint: ({ word }) => guessed(autocompleteFor(word), `Usual are ${USUAL_VALUES}.`),
      fix: ({ word }) => suggested(autocompleteFor(word)),
    },
    'font-of-other-site': {
      message: 'A font cannot come from another site: browsers are told not to load it.',
      hint: 'Put the file into the public folder and write its path: file: /fonts/lora.woff2.',
    },
    'no-font': {
      message: ({ file }) => `${file} is not a font file.`,
      hint: 'A font is a file in WOFF2 format, such as /fonts/lora.woff2.',
    },
    colour: {
      message: ({ name }) =>
        `Browsers know no colour called ${name}, so this one would be left out.`,
      hint: ({ wanted, field }) =>
        guessed(
          wanted,
          `Write the colour in digits, in quotation marks, such as ${field}: "#0d5c63".`,
        ),
      fix: ({ wanted }) => suggested(wanted),
    },
    'schema-org': {
      message: ({ type }) =>
        `${type} is not a type of https://schema.org, so search engines would not understand it.`,
      hint: ({ wanted }) =>
        guessed(wanted, wanted ? '' : 'Choose one from https://schema.org/docs/full.html.'),
      fix: ({ wanted }) => suggested(wanted),
    },
    'token-length': {
      message: ({ name, value }) => `${name} is a length, and ${noLength(value)}`,
      hint: ({ name, value, usual: length }) => {
        if (isNearly(value)) return `Write ${name}: ${value.replace(/\s+/, '').replace(',', '.')}.`;
        if (!isNumber(value)) return `Write a number and its unit: ${name}: ${length || '16px'}`;
        const without = length && ` Without the line it is ${length}.`;
        return `Write it with a unit, such as ${name}: ${value}px.${without}`;
      },
      fix: () => ({}),
    },
    email: {
      message: ({ found }) => `${found} is not an e-mail address.`,
      hint: ({ value }) => guessed(value),
      fix: ({ value }) => ({ suggestion: value }),
    },
    'other-address': {
      message: ({ found, value }) => `${found} is shown, and a click on it uses ${value}.`,
      hint: 'Both have to be the same: correct the one that is wrong.',
    },
    'redirect-part': {
      message: ({ address, part }) =>
        `Nobody comes to ${address}: ${part.includes('*') ? 'a star' : part} stands for itself in an address.`,
      hint: ({ wanted }) => `A part of any name is written with a colon. ${guessed(wanted)}`.trim(),
      fix: ({ wanted }) => suggested(wanted),
    },
    'redirect-query': {
      message: ({ from, character }) =>
        `Nobody comes to ${from}: a redirect does not see what follows the ${character} of an address.`,
      hint: ({ character }) =>
        `Write the address as far as its ${character}, and one redirect for all that may follow.`,
    },
    'redirect-name': {
      message: ({ name }) =>
        `${name} is not a name for a part of an address: it begins with a letter, and letters, digits and _ follow.`,
      hint: 'Choose another name, here and in to: where it stands there.',
    },
    'redirect-name-twice': {
      message: ({ name, from }) => `${name} stands twice in ${from}.`,
      hint: 'Give each part a name of its own.',
    },
    'redirect-lost-name': {
      message: ({ name, from }) =>
        `${name} has no value, because ${from} has no part of that name.`,
      hint: ({ name, known, from }) =>
        guessed(partFor(name, known)) ||
        `Write it into from: as well, as in ${from.replace(/\/$/, '')}/${name}.`,
      fix: ({ name, known }) => suggested(partFor(name, known)),
    },
  }),
};

/** Returns a refused value with left as its end, not its start, where the text runs from right to left. */
function forDirection(refused: Refused, site: Site, { file }: SourceLocation): Refused {
  const own = otherLanguages(site).find(({ folder }) => file.startsWith(`pages/${folder}/`));
  const { error } = refused;
  const { start, end } = error.parentSchema['x-value-aliases'] ?? {};
  if (!start || !end || directionOf(own?.lang ?? site.settings.lang) === 'ltr') return refused;
  const parentSchema = { ...error.parentSchema, 'x-value-aliases': { start: end, end: start } };
  return { ...refused, error: { ...error, parentSchema } };
}

const isNumber = (value: string) => /^[-+.\d]+$/.test(value);
/** Matches a length with a space or a comma in it. */
const isNearly = (value: string) => /^[-+.,\d]+\s*(?:px|r?em|%)$/.test(value);

/** Returns why a value is not a length. */
function noLength(value: string): string {
  if (isNearly(value) && /\s/.test(value))
    return `no space stands before its unit: ${value} would be left out.`;
  const what = isNumber(value) ? `${value} without a unit` : value;
  return `${what} is none: what is worked out from it would be left out.`;
}

const suggested = (word: string | undefined) => (word ? { suggestion: word } : {});

/** Returns the parameter that was probably meant. */
const partFor = (name: string, known: string[]) =>
  meant(name, known).suggestion ?? (known.length === 1 ? known[0] : undefined);

/** The values that most forms need, for hints. */
export const USUAL_VALUES =
  'name, email, tel, organization, street-address, postal-code, address-level2 (the town) and country-name';

/** Returns the value that was probably meant; `undefined` when none is near. */
const autocompleteFor = (word: string): string | undefined =>
  among(otherNames.autocomplete, word, autocompleteWords) ??
  meant(word, autocompleteWords).suggestion;
