import type { LeftOut } from '../../content/model/check-params.ts';
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { Rule } from '../model/rule.ts';
import { folderWords } from '../wording/block-folders.ts';
import { jsonError } from '../wording/json-error.ts';
import { placeOfWord, unusableSchema } from '../wording/unusable-schema.ts';

export const rule: Rule<'broken-block-type'> = {
  code: 901,
  severity: 'error',
  title: 'A block type that is not complete',
  why: 'No page can use it until a developer has mended its folder.',
  bad: 'blocks/price/schema.json',
  good: 'blocks/price/schema.json\nblocks/price/view.tsx\nblocks/price/style.css\nblocks/price/example.yaml',
  message: (params, site) => {
    if (params.reason === 'left-out') return leftOutWords(params.part)[0];
    if (params.reason === 'unusable') {
      const { message } = unusableSchema(params.said, site.validators.definitions);
      return `Blocks of type ${params.type} cannot be checked: ${message.replace(/([^?])$/, '$1.')}`;
    }
    const json = jsonOf(params);
    return json
      ? `This block type cannot be read, because ${json.message}.`
      : `This folder is no block type yet: ${folderWords(params)}.`;
  },
  hint: (params) => {
    if (params.reason === 'left-out') return leftOutWords(params.part)[1];
    if (params.reason === 'unusable') {
      const { word } = unusableSchema(params.said, []);
      const { line, column } = placeOfWord(word, params.text) ?? {};
      const where = line === undefined ? '' : `, line ${line}, column ${column}`;
      return `This has to be mended in blocks/${params.type}/schema.json${where}.`;
    }
    return jsonOf(params)
      ? `This has to be mended in blocks/${params.type}/schema.json.`
      : 'A block type has schema.json, style.css, example.yaml and view.tsx or island.tsx. Folders that begin with _ are left alone.';
  },
  fix: (params) => {
    const place = params.reason === 'folder' ? jsonOf(params)?.place : undefined;
    return place ? { place } : {};
  },
};

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
