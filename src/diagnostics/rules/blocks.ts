import type { DataObject } from '../../content/model/types.ts';
import { isSameWord } from '../../content/problems/same-word.ts';
import type { Site } from '../../content/site/site.ts';
import { brokenType } from '../../content/transform/check-block.ts';
import type { Meant } from '../../content/words/known-words.ts';
import { listed, meant, nearest } from '../../content/words/nearest.ts';
import type { Rules } from '../model/rule.ts';
import { synonym } from '../wording/synonyms.ts';
import { blockTypeRules } from './block-types.ts';

export const blockRules = {
  'unknown-block': {
    code: 101,
    severity: 'error',
    title: 'There is no block of this type',
    why: 'Nothing can be drawn for it, so visitors would miss a part of the page. Mostly it is a slip of the finger.',
    bad: '- type: baner\n  title: Who we are',
    good: '- type: banner\n  title: Who we are',
    message: ({ type }, site) =>
      `There is no block called ${type}${site.fragmentNames.has(type) ? ', but a fragment' : ''}.`,
    hint: ({ type }, site) => {
      if (site.fragmentNames.has(type)) {
        return `A fragment is used with two lines, type: fragment and below it name: ${type}.`;
      }
      const broken = brokenType(type, site);
      if (broken)
        return `Its folder is there, but: ${blockTypeRules['broken-block-type'].message(broken.params, site)}`;
      const { suggestion } = typeFor(type, site);
      return `${suggestion ? `Did you mean ${suggestion}? ` : ''}Blocks: ${listed(typesOf(site), 'and', 60)}.`;
    },
    fix: ({ type }, site) => {
      if (site.fragmentNames.has(type)) return { suggestion: 'fragment' };
      return brokenType(type, site) ? {} : typeFor(type, site);
    },
  },
  'missing-type': {
    code: 102,
    severity: 'error',
    title: 'A block does not say which type it is',
    why: 'The type decides how a block looks and which fields it has.',
    bad: '- title: Who we are',
    good: '- type: banner\n  title: Who we are',
    message: ({ block }, site) => {
      const said = 'This block does not say which type it is';
      if (isEmpty(block)) return `${said}: type has no value.`;
      const key = typeAsName(block, site);
      return key === undefined
        ? `${said}.`
        : `${said}: ${key} stands in the place of its first field.`;
    },
    hint: ({ block, above }, site) => {
      const keys = Object.keys(block);
      const all = [...site.blockTypes.keys()];
      if (isEmpty(block)) {
        const fitting = typesWith(keys, site);
        return fitting.length > 0 && fitting.length < 6
          ? `With these fields it may be ${listed(fitting)}: type: ${fitting[0]}.`
          : `Write one of ${listed(all, 'or', 60)} behind it.`;
      }
      const key = typeAsName(block, site);
      if (key !== undefined) {
        return typeof block[key] === 'string'
          ? `Write two lines, type: fragment and below it name: ${block[key]}.`
          : `Write type: ${key} in its place, and the block’s fields below it in the column of type.`;
      }
      const isTyped = block.type !== undefined;
      const written = isTyped ? undefined : (nearest('type', keys) ?? synonymOfType(keys));
      if (!written && above !== undefined && knows(above, keys, site)) {
        return `If this belongs to the ${above} block above, take the dash away and begin the line in the column of that block’s type.`;
      }
      return `${written ? `Did you mean type: instead of ${written}:? ` : ''}Write type: and one of ${listed(all, 'or', 60)}.`;
    },
    fix: ({ block }, site) => {
      if (!isEmpty(block))
        return typeAsName(block, site) === undefined ? {} : { suggestion: 'type' };
      const [first, ...more] = typesWith(Object.keys(block), site);
      return first !== undefined && more.length === 0 ? { suggestion: first } : {};
    },
  },
  'renamed-block': {
    code: 130,
    severity: 'error',
    title: 'A block that has another name today',
    why: 'Old names are known for a while so that pages can be brought up to date: npx pagewright migrate does it.',
    bad: '- type: cards # before it was called card-grid',
    good: '- type: card-grid',
    message: ({ from, to, since }) =>
      `The block ${from} has been called ${to} since version ${since}.`,
    hint: ({ to }) => `Write type: ${to} instead; npx pagewright migrate does so on all pages.`,
    fix: ({ to }) => ({ suggestion: to }),
  },
  'duplicate-id': {
    code: 110,
    severity: 'error',
    title: 'Two blocks of a page have the same id',
    why: 'A link to the id would not know which of the two is meant.',
    bad: '- { type: banner, title: One, id: team }\n- { type: banner, title: Two, id: team }',
    good: '- { type: banner, title: One, id: team }\n- { type: banner, title: Two, id: partners }',
    message: (params) =>
      params.reason === 'block'
        ? `The id ${params.id} stands twice on this page, so a link to #${params.id} would not know where to go.`
        : `Another entry of ${params.collection} has the ${params.field} ${params.value} already.`,
    hint: ({ reason }) =>
      reason === 'block'
        ? 'Choose another word for one of the two.'
        : 'Choose another word for one of the two, or delete the entry that was copied.',
  },
  'too-many-parts': {
    code: 111,
    severity: 'error',
    title: 'More blocks or items than a page can hold',
    why: 'No visitor scrolls that far; mostly a fragment uses itself again and again, or itemsFrom has no limit.',
    bad: 'itemsFrom:\n  collection: everything',
    good: 'itemsFrom:\n  collection: everything\n  limit: 20',
    message: ({ most, of }) =>
      of === 'page'
        ? `This page has more than ${most} blocks and items.`
        : `This list has more than ${most} blocks.`,
    hint: ({ of }) =>
      of === 'page'
        ? 'Look for a fragment that is used again and again inside other fragments, or give itemsFrom a limit.'
        : 'Divide the page into several.',
  },
} satisfies Partial<Rules>;

const typesOf = ({ blockTypes }: Site): string[] => [...blockTypes.keys(), 'fragment'];

/** Returns the type that was probably meant. */
function typeFor(type: string, site: Site): Meant {
  const types = typesOf(site);
  const near = meant(type, types);
  const other = near.sure ? undefined : typeByKeyword(type, site);
  return other ? { suggestion: other } : near;
}

/** Returns the type that has the word among its keywords, in its very form or in another. */
function typeByKeyword(word: string, { blockTypes, engine }: Site): string | undefined {
  const fragment = engine.page.definitions?.fragment ?? {};
  const all: [string, string[]][] = [
    ...[...blockTypes].map(([type, { schema }]): [string, string[]] => [
      type,
      schema.keywords ?? [],
    ]),
    ['fragment', fragment.keywords ?? []],
  ];
  const found =
    all.find(([, keywords]) => keywords.includes(word.toLowerCase())) ??
    all.find(([, keywords]) => keywords.some((keyword) => isSameWord(keyword, word)));
  return found?.[0];
}

const isEmpty = ({ type }: DataObject): boolean => type === null || type === '';

/** Returns the type that stands in place of `type:`: `- banner:` with its fields below, `- fragment: team`. */
function typeAsName(block: DataObject, { blockTypes }: Site): string | undefined {
  const [[key, value] = ['', null], ...more] = Object.entries(block);
  const isBlock = blockTypes.has(key) && typeof value === 'object' && more.length === 0;
  return isBlock || (key === 'fragment' && typeof value === 'string') ? key : undefined;
}

/** Whether a type of block has all of these fields. */
function knows(type: string, fields: string[], { blockTypes }: Site): boolean {
  const { properties } = blockTypes.get(type)?.schema ?? {};
  return properties !== undefined && fields.every((field) => Object.hasOwn(properties, field));
}

/** Returns the types that have all of these fields, where there are enough to tell. */
function typesWith(fields: string[], site: Site): string[] {
  return fields.length > 2
    ? [...site.blockTypes.keys()].filter((type) => knows(type, fields, site))
    : [];
}

/** Returns the name that stands for `type` in other tools. */
function synonymOfType(fields: string[]): string | undefined {
  return fields.find((field) => synonym(field, ['type']) === 'type');
}
