import type { IssueParams } from '../../content/model/issue-params.ts';
import type { Rule } from '../model/rule.ts';
import { folderWords } from '../wording/block-folders.ts';
import { jsonError } from '../wording/json-error.ts';
import { rangeOfWord, unusableSchema } from '../wording/unusable-schema.ts';

export const rule: Rule<'broken-block-type'> = {
  code: 901,
  severity: 'error',
  title: 'A block type that is not complete',
  why: 'No page can use it until a developer has corrected its folder.',
  bad: 'blocks/price/schema.json',
  good: 'blocks/price/schema.json\nblocks/price/view.tsx\nblocks/price/style.css\nblocks/price/example.yaml',
  message: (params, site) => {
    if (params.reason === 'left-out') return `Browsers leave this out: ${params.message}.`;
    if (params.reason === 'misnamed-style')
      return `${params.name} is not read: the styles of a block stand in style.css.`;
    if (params.reason === 'unusable') {
      const { message } = unusableSchema(params.message, site.validators.definitions);
      return `Blocks of type ${params.type} cannot be checked: ${message.replace(/([^?])$/, '$1.')}`;
    }
    const json = jsonOf(params);
    return json
      ? `This block type cannot be read, because ${json.message}.`
      : `This folder is not a block type yet: ${folderWords(params)}.`;
  },
  hint: (params) => {
    if (params.reason === 'left-out')
      return 'Look for a colon, a semicolon or a brace that is missing before it. Comments stand between /* and */.';
    if (params.reason === 'misnamed-style') return 'Call it style.css.';
    if (params.reason === 'unusable') {
      const { word } = unusableSchema(params.message, []);
      const { line, column } = rangeOfWord(word, params.text) ?? {};
      const where = line === undefined ? '' : `, line ${line}, column ${column}`;
      return `This has to be corrected in blocks/${params.type}/schema.json${where}.`;
    }
    return jsonOf(params)
      ? 'Correct it there: in JSON names and texts stand in double quotation marks, commas between entries, and each { and [ is closed.'
      : 'A block type has schema.json, style.css, example.yaml and view.tsx or island.tsx. Folders that begin with _ are left alone.';
  },
  fix: (params) => {
    const range = params.reason === 'folder' ? jsonOf(params)?.range : undefined;
    return range ? { range } : {};
  },
};

/** Returns the JSON error of a schema's text; `undefined` when it is valid. */
function jsonOf(params: Extract<IssueParams['broken-block-type'], { reason: 'folder' }>) {
  return params.text === undefined ? undefined : jsonError(params.text);
}
