/** Traces values of finished pages back to where an editor wrote them. */

import { childOf, pathOfSteps, startsWith, valueAt } from '../model/data.ts';
import type { Details } from '../model/issue.ts';
import { type Row, rowsAround, type Scope, type Source } from '../model/sources.ts';
import type { DataPath, SourceLocation } from '../model/types.ts';
import { writtenPath } from '../publication/publication.ts';
import { SITE_FILE_NAME } from '../site/site.ts';
import type { FileCache } from '../yaml/file-cache.ts';
import { nameWithDefault } from './liquid.ts';
import { parseTemplate } from './template.ts';

/** The place of a value, and where its file is used. */
export interface Origin extends SourceLocation {
  usedBy?: SourceLocation | undefined;
  /**
   * The template through which the value was found, when the value is in a site file or an entry: its place, and the
   * name in it.
   */
  template?: { location: SourceLocation; name: string[] };
}

/** The context of a trace: the files, the scope of the templates, and where the file is used. */
interface TraceContext {
  files: FileCache;
  scope: Scope;
  usedBy: SourceLocation | undefined;
  /** Whether the key is wanted instead of the value; a template as the value is then not followed. */
  atKey: boolean | undefined;
  /** Whether only values that fragments are given are wanted, not those of entries and of the site file. */
  onlyGiven?: true;
}

const locationBelow = ({ file, path }: SourceLocation, below: DataPath): SourceLocation => ({
  file,
  path: [...path, ...below],
});

/** Returns the file that sets a value of `site`. */
function siteFileOf({ siteFile }: Scope, path: DataPath): string {
  const isOwn = siteFile && valueAt(siteFile.written, path) !== undefined;
  return isOwn ? siteFile.file : SITE_FILE_NAME;
}

/**
 * Traces a value of a page back to where an editor wrote it: into fragments, collection entries and `_site.yaml`.
 *
 * @param atKey whether the key is wanted instead of the value; a template as the value is then not followed
 */
export function traceBack(
  files: FileCache,
  sources: Source[],
  path: DataPath,
  atKey = false,
): Origin {
  const best = sourceOf(sources, path);
  if (!best) return { file: sources[0]?.file ?? '', path };
  const rest = path.slice(best.pagePath.length);
  const context = { files, scope: best.scope, usedBy: best.usedBy, atKey };
  if (!best.rows) return follow(locationBelow(best, rest), context);
  const [index, ...below] = rest;
  const row = typeof index === 'number' ? best.rows[index] : undefined;
  if (best.as) {
    return follow(locationBelow(best, below), { ...context, scope: { ...best.scope, row } });
  }
  const { file, usedBy } = best;
  if (!row) return { file, path: best.path, usedBy };
  const use = row.location.file === file ? usedBy : (usedBy ?? { file, path: best.path });
  return followRow(row, below, { files, usedBy: use, atKey });
}

/** Returns the source that covers a value of a page; `undefined` when none does. */
export function sourceOf(sources: Source[], path: DataPath): Source | undefined {
  let best: Source | undefined;
  for (const source of sources) {
    if (startsWith(path, source.pagePath) && source.pagePath.length >= (best?.pagePath.length ?? 0))
      best = source;
  }
  return best;
}

/**
 * Traces the names in a text with templates at `path` of a page to where their values are written. Templates that
 * only Liquid can parse are skipped.
 */
export function traceNames(
  files: FileCache,
  sources: Source[],
  path: DataPath,
  text: string,
): Origin[] {
  const source = sourceOf(sources, path);
  if (!source) return [];
  const template = parseTemplate(text);
  const parts = template.kind === 'value' ? [template.name] : [];
  if (template.kind === 'text') {
    parts.push(...template.parts.filter((part) => typeof part !== 'string'));
  }
  const context = { files, scope: source.scope, usedBy: undefined, atKey: false };
  return parts.flatMap((name) => followName({ name, location: source }, [], context) ?? []);
}

/** Traces the value at a place of a fragment to where a page gives it, if a template there refers to it. */
export function traceGiven(
  files: FileCache,
  {
    file,
    path,
    scope,
    usedBy,
    atKey,
  }: SourceLocation & Pick<Details, 'scope' | 'usedBy' | 'atKey'>,
): Origin {
  if (!scope) return { file, path, usedBy };
  return follow({ file, path }, { files, scope, usedBy, atKey, onlyGiven: true });
}

/** Traces a value of an entry, which may itself come from a list of another entry. */
function followRow(
  { location, scope = { values: {} } }: Row,
  below: DataPath,
  context: Omit<TraceContext, 'scope'>,
): Origin {
  return follow(locationBelow(location, below), { ...context, scope });
}

/** Follows the template at `location`, or at a value around it, to the value that it refers to. */
function follow({ file, path }: SourceLocation, context: TraceContext): Origin {
  const { files, usedBy, atKey } = context;
  let value = files.data(file);
  for (let depth = 0; depth <= path.length; depth += 1) {
    if (typeof value === 'string' && !(atKey && depth === path.length)) {
      const location = { file, path: path.slice(0, depth) };
      return followTemplate(value, location, path.slice(depth), context) ?? { ...location, usedBy };
    }
    value = childOf(value, path[depth] ?? '');
  }
  return { file, path, usedBy };
}

function followTemplate(
  text: string,
  location: SourceLocation,
  below: DataPath,
  context: TraceContext,
): Origin | undefined {
  const template = parseTemplate(text);
  if (template.kind === 'value')
    return followName({ name: template.name, location }, below, context);
  const name = template.kind === 'liquid' ? nameWithDefault(template.template) : undefined;
  const found = name && followName({ name, location }, below, context);
  // Without a given value, the template's default applies, which is written in the template.
  const isGiven = found && valueAt(context.files.data(found.file), found.path) !== undefined;
  return isGiven ? found : undefined;
}

/** Returns where the value is written that a template refers to; `undefined` when it is not written in a file. */
function followName(
  template: NonNullable<Origin['template']>,
  below: DataPath,
  { files, scope, usedBy = template.location, atKey, onlyGiven }: TraceContext,
): Origin | undefined {
  const [first, ...steps] = template.name;
  if (onlyGiven && first !== 'with') return undefined;
  const path = [...pathOfSteps(steps), ...below];
  const named = below.length === 0 ? { template } : {};
  if (first === 'entry' && scope.row) {
    return { ...followRow(scope.row, path, { files, usedBy, atKey }), ...named };
  }
  if (first === 'with' && scope.given) {
    const { location, scope: outer } = scope.given;
    return follow(locationBelow(location, path), {
      files,
      scope: outer,
      usedBy: undefined,
      atKey,
      onlyGiven,
    });
  }
  if (first === 'site') {
    const written = writtenPath(scope.values.site, path);
    return { file: siteFileOf(scope, written), path: written, usedBy, ...named };
  }
  return undefined;
}

/** Returns where the entries are written that a value of a page is made from, the innermost first. */
export function entriesAt(sources: Source[], path: DataPath): SourceLocation[] {
  const source = sourceOf(sources, path);
  const index = source && path[source.pagePath.length];
  const own = typeof index === 'number' ? source?.rows?.[index] : undefined;
  return rowsAround(own ?? source?.scope.row).map(({ location }) => location);
}
