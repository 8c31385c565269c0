/** Follows values of finished pages back to where an editor wrote them. */

import { childOf, pathOfSteps, startsWith, valueAt } from '../model/data.ts';
import type { Row, Scope, Source } from '../model/sources.ts';
import type { DataPath, SourceLocation } from '../model/types.ts';
import { writtenPath } from '../publication/publication.ts';
import type { FileCache } from '../yaml/file-cache.ts';
import { nameWithDefault } from './liquid.ts';
import { parseTemplate } from './template.ts';

/** A spot, and where its file is pulled in. */
export interface Origin extends SourceLocation {
  usedBy?: SourceLocation | undefined;
  /** The template that names the value, which stands in a site file or an entry: where it stands, and what it names. */
  template?: { spot: SourceLocation; name: string[] };
}

/** Returns the file in which a value of `site` stands. */
function siteFileOf({ siteFile }: Scope, path: DataPath): string {
  const isOwn = siteFile && valueAt(siteFile.written, path) !== undefined;
  return isOwn ? siteFile.file : 'pages/_site.yaml';
}

/**
 * Follows a value of a page back to where an editor wrote it: into fragments, entries of collections, and `_site.yaml`.
 * @param atKey whether the value's name is meant, which stands where the template stands that gives the value
 */
export function traceBack(
  files: FileCache,
  sources: Source[],
  path: DataPath,
  atKey = false,
): Origin {
  const best = sourceOf(sources, path);
  if (!best) return { file: sources[0]?.file ?? '', path };
  const rest = path.slice(best.at.length);
  const { usedBy } = best;
  if (!best.rows) {
    const spot = { file: best.file, path: [...best.path, ...rest] };
    return follow(files, spot, best.scope, usedBy, atKey);
  }
  const [index, ...below] = rest;
  const row = typeof index === 'number' ? best.rows[index] : undefined;
  if (best.as) {
    const spot = { file: best.file, path: [...best.path, ...below] };
    return follow(files, spot, { ...best.scope, row }, usedBy, atKey);
  }
  if (!row) return { file: best.file, path: best.path, usedBy };
  const use =
    row.spot.file === best.file ? usedBy : (usedBy ?? { file: best.file, path: best.path });
  return followRow(files, row, below, use);
}

/** Returns what says where a value of a page is written. */
export function sourceOf(sources: Source[], path: DataPath): Source | undefined {
  let best: Source | undefined;
  for (const source of sources) {
    if (startsWith(path, source.at) && source.at.length >= (best?.at.length ?? 0)) best = source;
  }
  return best;
}

/**
 * Follows the names of a text with templates, which stands at `path` of a page, to where an editor wrote their values. What only the
 * template engine understands names nothing.
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
  return parts.flatMap(
    (name) => followName(files, name, [], source.scope, source, undefined) ?? [],
  );
}

/** Returns a value of an entry, which may itself come from a list that another entry has. */
function followRow(
  files: FileCache,
  { spot, scope = { values: {} } }: Row,
  below: DataPath,
  usedBy: SourceLocation | undefined,
): Origin {
  return follow(files, { file: spot.file, path: [...spot.path, ...below] }, scope, usedBy);
}

/** Follows the template at `spot`, or at a value around it, to the value that it names. */
function follow(
  files: FileCache,
  spot: SourceLocation,
  scope: Scope,
  usedBy: SourceLocation | undefined,
  atKey = false,
): Origin {
  let value = files.data(spot.file);
  for (let depth = 0; depth <= spot.path.length; depth += 1) {
    if (typeof value === 'string' && !(atKey && depth === spot.path.length)) {
      const use = { file: spot.file, path: spot.path.slice(0, depth) };
      const found = followTemplate(files, value, spot.path.slice(depth), scope, use, usedBy);
      return found ?? { ...use, usedBy };
    }
    value = childOf(value, spot.path[depth] ?? '');
  }
  return { ...spot, usedBy };
}

function followTemplate(
  files: FileCache,
  text: string,
  below: DataPath,
  scope: Scope,
  use: SourceLocation,
  usedBy: SourceLocation | undefined,
): Origin | undefined {
  const template = parseTemplate(text);
  if (template.kind === 'value') return followName(files, template.name, below, scope, use, usedBy);
  const name = template.kind === 'liquid' ? nameWithDefault(template.template) : undefined;
  const found = name && followName(files, name, below, scope, use, usedBy);
  // where nothing is given, the default is what stands there
  const isGiven = found && valueAt(files.data(found.file), found.path) !== undefined;
  return isGiven ? found : undefined;
}

/** Returns where the value stands that a template names. */
function followName(
  files: FileCache,
  name: string[],
  below: DataPath,
  scope: Scope,
  use: SourceLocation,
  usedBy: SourceLocation | undefined,
): Origin | undefined {
  const [first, ...steps] = name;
  const path = [...pathOfSteps(steps), ...below];
  const named = { spot: use, name };
  if (first === 'entry' && scope.row) {
    const origin = followRow(files, scope.row, path, usedBy ?? use);
    return below.length === 0 ? { ...origin, template: named } : origin;
  }
  if (first === 'with' && scope.given) {
    const { spot, scope: outer } = scope.given;
    return follow(files, { file: spot.file, path: [...spot.path, ...path] }, outer, undefined);
  }
  if (first === 'site') {
    const written = writtenPath(scope.values.site, path);
    const origin = { file: siteFileOf(scope, written), path: written, usedBy: usedBy ?? use };
    return below.length === 0 ? { ...origin, template: named } : origin;
  }
  return undefined;
}
