/** What a block's own schema does not allow. */
import { startsWith, traceBack } from '../expand/source.ts';
import { hasTemplate } from '../expand/template.ts';
import { failedItems } from '../expand/walk.ts';
import type { SchemaError } from '../model/json-schema.ts';
import type { Data } from '../model/types.ts';
import type { BlockType } from '../schemas/block-types.ts';
import { withOrigin } from '../schemas/checks.ts';
import { errorPath } from '../schemas/error-path.ts';
import { type PageTransform, report } from './page-transform.ts';

/** A template that could not be filled in is told of as one. */
const isFailedTemplate = (value: unknown): boolean =>
  typeof value === 'string' && hasTemplate(value);

/** What is said of the blocks inside a block, and of their types: they are checked by themselves. */
const ofNested = /\/blocks\/\d+(?:\/type)?$/;

/** Reports what is wrong with the block at hand, but for what is told of elsewhere: nested blocks, items and templates that failed. Returns whether nothing is. */
export function checkBlock(
  data: Data,
  { type, validate, schema, text }: BlockType,
  transform: PageTransform,
) {
  const { site, sources, path } = transform;
  try {
    // what became of itemsFrom that failed is no second mistake
    const errors = validate(data)?.filter(
      (error) =>
        error.data !== failedItems &&
        !isFailedTemplate(error.data) &&
        !ofNested.test(error.instancePath) &&
        !isWhereTemplateFailed(error, transform),
    );
    if (!errors || errors.length === 0) return errors === undefined;
    const article = /^[aeiou]/.test(type) ? 'an' : 'a';
    const aliases = site.aliases.fields.get(type) ?? [];
    const noun = `${article} ${type} block`;
    const at = path.slice();
    const spot = traceBack(site.files, sources, at);
    const params = { errors, data, noun, schema, aliases };
    transform.issues.push(withOrigin({ code: 'invalid', params }, { sources, at }, spot));
  } catch (error) {
    const { message: said } = error as Error;
    const params = { reason: 'unusable', type, said, text } as const;
    report(transform, { code: 'broken-block-type', params }, ['type']);
  }
  return false;
}

function isWhereTemplateFailed(error: SchemaError, transform: PageTransform): boolean {
  const { site, sources, path, failedTemplates } = transform;
  if (failedTemplates.length === 0) return false;
  const origin = traceBack(site.files, sources, [...path, ...errorPath(error)]);
  return failedTemplates.some(
    (failed) => failed.file === origin.file && startsWith(origin.path, failed.path),
  );
}
