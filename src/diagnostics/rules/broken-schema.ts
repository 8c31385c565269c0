import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { rangeAt } from '../../content/model/data.ts';
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { OldName } from '../../content/model/schema-facts.ts';
import type { TextRange } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { Rule } from '../model/rule.ts';
import { jsonError } from '../wording/json-error.ts';
import { nearest } from '../wording/nearest.ts';
import { listed } from '../wording/phrases.ts';
import { rangeOfWord, unusableSchema } from '../wording/unusable-schema.ts';

export const rule: Rule<'broken-schema'> = {
  code: 902,
  severity: 'error',
  title: 'A schema that cannot be used to check a collection',
  why: 'Mistakes in the entries would not be found.',
  bad: '{ "type": "objekt" }',
  good: '{ "type": "object" }',
  message: (params, site) => {
    const { message } = reasonOf(params, site);
    return `This file cannot be used to ${uses[params.of]}: ${message.replace(/([^?])$/, '$1.')}`;
  },
  hint: (params, site) => reasonOf(params, site).hint ?? forms[params.of],
  fix: (params, site) => {
    const { range } = reasonOf(params, site);
    return range ? { range } : {};
  },
};

const uses = {
  'old-names': 'find old names',
  messages: 'translate the block',
  collection: 'check the collection',
};

const forms = {
  'old-names':
    'An entry says from, to and since: { "from": "headline", "to": "title", "since": "1.2" }.',
  messages: 'It names texts by language and by name: { "ar": { "oneMore": "واحد آخر" } }.',
  collection: 'It has to be a JSON Schema (draft-07) that describes one entry of the collection.',
};

interface Reason {
  /** One sentence without a full stop. */
  message: string;
  hint?: string;
  range?: TextRange | undefined;
}

function reasonOf(params: IssueParams['broken-schema'], { validators }: Site): Reason {
  const { text } = params;
  switch (params.reason) {
    case 'json':
      return jsonError(text) ?? { message: 'it is not valid JSON' };
    case 'unknown-required': {
      const { name, properties } = params;
      const near = nearest(name, properties);
      return {
        message: `"${name}" has to be there and is none of the properties; ${near ? `did you mean ${near}?` : `there are ${listed(properties, 'and')}`}`,
        range: rangeIn(text, (tree) => wordIn(findNodeAtLocation(tree, ['required']), name)),
      };
    }
    case 'unusable': {
      const { message, word } = unusableSchema(params.message, validators.definitions);
      return { message, range: rangeOfWord(word, text) };
    }
    case 'no-list':
      return { message: 'it has to be a list of { "from": …, "to": …, "since": … }' };
    case 'no-messages':
      return { message: 'it has to be a group of languages, each a group of texts' };
    case 'old-name':
      return {
        message: oldNameWords(params.oldName),
        range: rangeIn(text, (tree) => tree.children?.[params.index]),
      };
    case 'missing-new-name': {
      const { type, to, properties } = params;
      const suggestion = nearest(to, properties);
      return {
        message: `the block ${type} has no field ${to}`,
        ...(suggestion ? { hint: `Did you mean ${suggestion}?` } : {}),
        range: rangeIn(text, (tree) => wordIn(tree, to)),
      };
    }
  }
}

/** Describes the problem of one entry of a list of old names. */
function oldNameWords(oldName: Partial<OldName> | null): string {
  const { from, to } = oldName ?? {};
  const missing = (['from', 'to', 'since'] as const).find(
    (name) => typeof oldName?.[name] !== 'string' || oldName[name] === '',
  );
  if (missing) return `an entry says no "${missing}"`;
  return from === to
    ? `${from} is the old name and the new one`
    : `${from} and ${to} are not in the same place`;
}

/** Returns the range of a part of a JSON text, limited to its first line; `undefined` when there is no such part. */
function rangeIn(text: string, find: (tree: Node) => Node | undefined): TextRange | undefined {
  const tree = parseTree(text);
  const node = tree && find(tree);
  if (!node) return undefined;
  const [line = ''] = text.slice(node.offset, node.offset + node.length).split('\n');
  return rangeAt(text, node.offset, line.length);
}

/** Returns the first string with that value in a JSON tree. */
function wordIn(node: Node | undefined, word: string): Node | undefined {
  if (node?.type === 'string' && node.value === word) return node;
  for (const child of node?.children ?? []) {
    const found = wordIn(child, word);
    if (found) return found;
  }
  return undefined;
}
