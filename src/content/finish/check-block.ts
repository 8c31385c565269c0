/** What a block's own schema does not allow. */
import { startsWith, traceBack } from '../expand/source.ts';
import { hasTemplate } from '../expand/template.ts';
import { failedItems } from '../expand/walk.ts';
import type { BlockType } from '../schemas/block-types.ts';
import { withOrigin } from '../schemas/checks.ts';
import { errorPath } from '../schemas/error-path.ts';
import { faultPlace, schemaFault } from '../schemas/schema-fault.ts';
import type { SchemaError } from '../schemas/validate.ts';
import type { Site } from '../site.ts';
import type { Data } from '../types.ts';
import { type Finish, report } from './finish.ts';

/** A template that could not be filled in is told of as one. */
const isFailedTemplate = (value: unknown): boolean =>
  typeof value === 'string' && hasTemplate(value);

/** What is said of the blocks inside a block, and of their types: they are checked by themselves. */
const ofNested = /\/blocks\/\d+(?:\/type)?$/;

/** Reports what is wrong with the block at hand, but for what is told of elsewhere: nested blocks, items and templates that failed. Returns whether nothing is. */
export function checkBlock(
  data: Data,
  { type, validate, schema, text }: BlockType,
  finish: Finish,
) {
  const { site, sources, path } = finish;
  try {
    // what became of itemsFrom that failed is no second mistake
    const errors = validate(data)?.filter(
      (error) =>
        error.data !== failedItems &&
        !isFailedTemplate(error.data) &&
        !ofNested.test(error.instancePath) &&
        !isWhereTemplateFailed(error, finish),
    );
    if (!errors || errors.length === 0) return errors === undefined;
    const article = /^[aeiou]/.test(type) ? 'an' : 'a';
    const aliases = site.aliases.fields.get(type) ?? [];
    const noun = `${article} ${type} block`;
    const at = path.slice();
    const spot = traceBack(site.files, sources, at);
    const params = { errors, data, noun, schema, aliases };
    finish.issues.push(withOrigin({ code: 'invalid', params }, { sources, at }, spot));
  } catch (error) {
    const { message } = error as Error;
    const { line, column } = faultPlace(message, text) ?? {};
    const where = line === undefined ? '' : `, line ${line}, column ${column}`;
    const fault = schemaFault(message, definitionsOf(site));
    report(
      finish,
      {
        code: 'broken-block-type',
        message: `Blocks of type ${type} cannot be checked: ${fault.replace(/([^?])$/, '$1.')}`,
        hint: `This has to be mended in blocks/${type}/schema.json${where}.`,
      },
      ['type'],
    );
  }
  return false;
}

function isWhereTemplateFailed(error: SchemaError, finish: Finish): boolean {
  const { site, sources, path, failedTemplates } = finish;
  if (failedTemplates.length === 0) return false;
  const origin = traceBack(site.files, sources, [...path, ...errorPath(error)]);
  return failedTemplates.some(
    (failed) => failed.file === origin.file && startsWith(origin.path, failed.path),
  );
}

function definitionsOf({ engine }: Site): string[] {
  return Object.keys((engine.shared.definitions ?? {}) as object);
}
