import type { LeftOut } from '../../content/model/check-params.ts';
import { placeAt } from '../../content/model/data.ts';
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { Alias } from '../../content/model/schema-facts.ts';
import type { Place } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { nearest } from '../../content/words/nearest.ts';
import type { Rules } from '../model/rule.ts';
import { folderWords } from '../wording/block-folders.ts';
import { jsonError } from '../wording/json-error.ts';
import { placeInSchema, unknownRequired, unusableSchema } from '../wording/unusable-schema.ts';

export const blockTypeRules = {
  'broken-block-type': {
    code: 901,
    severity: 'error',
    title: 'A block type that is not complete',
    why: 'No page can use it until a developer has mended its folder.',
    bad: 'blocks/price/schema.json',
    good: 'blocks/price/schema.json\nblocks/price/view.tsx\nblocks/price/style.css\nblocks/price/example.yaml',
    message: (params, site) => {
      if (params.reason === 'left-out') return leftOutWords(params.part)[0];
      if (params.reason === 'unusable') {
        const said = unusableSchema(params.said, site.validators.definitions);
        return `Blocks of type ${params.type} cannot be checked: ${said.replace(/([^?])$/, '$1.')}`;
      }
      const json = jsonOf(params);
      return json
        ? `This block type cannot be read, because ${json.message}.`
        : `This folder is no block type yet: ${folderWords(params)}.`;
    },
    hint: (params) => {
      if (params.reason === 'left-out') return leftOutWords(params.part)[1];
      if (params.reason === 'unusable') {
        const { line, column } = placeInSchema(params.said, params.text) ?? {};
        const where = line === undefined ? '' : `, line ${line}, column ${column}`;
        return `This has to be mended in blocks/${params.type}/schema.json${where}.`;
      }
      return (
        jsonOf(params)?.hint ??
        'A block type has schema.json, style.css, example.yaml and view.tsx or island.tsx. Folders that begin with _ are left alone.'
      );
    },
    fix: (params) => {
      const place = params.reason === 'folder' ? jsonOf(params)?.place : undefined;
      return place ? { place } : {};
    },
  },
  'broken-schema': {
    code: 902,
    severity: 'error',
    title: 'A schema that cannot be used to check a collection',
    why: 'Mistakes in the entries would not be found.',
    bad: '{ "type": "objekt" }',
    good: '{ "type": "object" }',
    message: (params, site) => {
      const use = params.of === 'aliases' ? 'find old names' : 'check the collection';
      const { message } = reasonOf(params, site);
      return `This file cannot be used to ${use}: ${message.replace(/([^?])$/, '$1.')}`;
    },
    hint: (params, site) =>
      reasonOf(params, site).hint ??
      (params.of === 'aliases'
        ? 'An entry says from, to and since: { "from": "headline", "to": "title", "since": "1.2" }.'
        : 'It has to be a JSON Schema (draft-07) that describes one entry of the collection.'),
    fix: (params, site) => {
      const { place } = reasonOf(params, site);
      return place ? { place } : {};
    },
  },
} satisfies Partial<Rules>;

/** Returns what keeps the text of a schema from being JSON. */
function jsonOf(params: Extract<IssueParams['broken-block-type'], { reason: 'folder' }>) {
  return params.text === undefined ? undefined : jsonError(params.text);
}

/** Returns the message and the hint for a part of a block's code or styles that browsers leave out. */
function leftOutWords(part: LeftOut): readonly [string, string] {
  switch (part.kind) {
    case 'script-attribute':
      return [
        `${part.name}= in the markup does nothing: the Content-Security-Policy of the pages allows no script in it.`,
        'In an island.tsx write a handler, such as onClick={…}.',
      ];
    case 'handler-in-view':
      return [
        `${part.name} is never called: a view.tsx is drawn once and does not reach the browser.`,
        'Rename the file to island.tsx, or use a link, <details> or a dialog, which need no script.',
      ];
    case 'style-colon':
      return [
        'A colon is missing in this declaration, so browsers leave it out.',
        `Write ${part.name}: ${part.value}.`,
      ];
    default:
      return fixedWords[part.kind];
  }
}

const fixedWords = {
  'style-attribute': [
    'A style attribute is left out: the Content-Security-Policy of the pages allows none.',
    'Give the element a class and write a rule in style.css. An effect may set element.style.',
  ],
  'style-comment': [
    'CSS has no comments that begin with //, and browsers leave out what follows up to the next semicolon.',
    'Write /* before the comment and */ after it.',
  ],
  'style-semicolon': [
    'A semicolon is missing after this declaration, so browsers leave out it and the next one.',
    'Write ; at its end.',
  ],
  'style-brace-closes-nothing': [
    'This } closes nothing, and browsers leave out the rule that follows.',
    'Delete it, or look above for a { that is missing.',
  ],
  'style-brace-not-closed': [
    'This { is not closed, and browsers take all that follows for a part of its rule.',
    'Write } where the rule ends.',
  ],
} as const;

interface Reason {
  /** One sentence without a full stop. */
  message: string;
  hint?: string;
  place?: Place | undefined;
}

function reasonOf(params: IssueParams['broken-schema'], { validators }: Site): Reason {
  const { text } = params;
  switch (params.reason) {
    case 'json':
      return jsonError(text) ?? { message: 'it is not valid JSON' };
    case 'unknown-required':
      return unknownRequired(params.name, params.properties, text);
    case 'unusable':
      return {
        message: unusableSchema(params.said, validators.definitions),
        place: placeInSchema(params.said, text),
      };
    case 'no-list':
      return { message: 'it has to be a list of { "from": …, "to": …, "since": … }' };
    case 'alias':
      return { message: aliasWords(params.alias), place: entryPlace(text, params.index) };
    case 'lost-alias': {
      const { type, to, properties } = params;
      const suggestion = nearest(to, properties);
      const found = new RegExp(`(?<="to"\\s*:\\s*)"${to.replace(/\W/g, '\\$&')}"`).exec(text);
      return {
        message: `the block ${type} has no field ${to}`,
        ...(suggestion ? { hint: `Did you mean ${suggestion}?` } : {}),
        place: found ? placeAt(text, found.index, found[0].length) : undefined,
      };
    }
  }
}

/** Says what is wrong with one entry of a list of old names. */
function aliasWords(alias: Partial<Alias> | null): string {
  const { from, to } = alias ?? {};
  const missing = (['from', 'to', 'since'] as const).find(
    (name) => typeof alias?.[name] !== 'string' || alias[name] === '',
  );
  if (missing) return `an entry says no "${missing}"`;
  return from === to
    ? `${from} is the old name and the new one`
    : `${from} and ${to} are not in the same place`;
}

/** Returns where an entry of a file that is a list begins. */
function entryPlace(text: string, index: number): Place | undefined {
  const code = text.replace(/"(?:[^"\\\n]|\\.)*"/g, (word) => '_'.repeat(word.length));
  if (!/^\s*\[/.test(code)) return undefined;
  const [begin] = [...code.matchAll(/\{[^{}]*\}/g)].slice(index);
  return begin ? placeAt(text, begin.index, begin[0].split('\n')[0]?.length ?? 1) : undefined;
}
