/** Fills in the templates of texts. */

import { collectionAt } from '../files/collection-files.ts';
import type { Data } from '../model/types.ts';
import type { Caches, Site } from '../site/site.ts';
import { type Expansion, report } from './expansion.ts';
import { fill, hasTemplate, parseTemplate, type Template } from './template.ts';
import { TemplateError } from './template-issues.ts';

/**
 * Parsed templates by text; the keys are caches that are replaced whenever a site's data changes. Not one of these
 * caches: the folder of the site knows no templates.
 */
const parsed = new WeakMap<Caches, Map<string, Template>>();

function templateOf(text: string, { caches, extensions }: Site): Template {
  const templates = parsed.get(caches) ?? new Map<string, Template>();
  parsed.set(caches, templates);
  const template = templates.get(text) ?? parseTemplate(text, extensions.filters);
  templates.set(text, template);
  return template;
}

/** Returns a text with its templates filled in, or the value of its only template; `undefined` when that is empty. */
export function expandText(text: string, expansion: Expansion): Data | undefined {
  if (!hasTemplate(text)) return text;
  const template = templateOf(text, expansion.site);
  try {
    const onEmpty = (name: string[]) => reportEmptyField(name, text, expansion);
    return fill(template, expansion.scope.values, onEmpty) ?? undefined;
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    report(expansion, error.issue);
    return text;
  }
}

/** Reports the empty value of an entry that leaves a gap in a text and that no schema makes optional. */
function reportEmptyField(
  [root, name = '', ...more]: string[],
  text: string,
  { scope, site, output }: Expansion,
): void {
  const { row } = scope;
  const collection = row && collectionAt(row.location, site);
  if (root !== 'entry' || more.length > 0 || !collection || collection.schema) return;
  const params = { reason: 'entry-value', collection: collection.name, name, text } as const;
  const { location } = row;
  output.missingValues.push({
    code: 'missing-field',
    severity: 'warning',
    params,
    ...location,
    scope,
  });
}
