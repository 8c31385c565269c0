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

/** What is known on the way to where a value stands. */
interface Way {
  files: FileCache;
  scope: Scope;
  usedBy: SourceLocation | undefined;
}

const within = ({ file, path }: SourceLocation, below: DataPath): SourceLocation => ({
  file,
  path: [...path, ...below],
});

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
  const way = { files, scope: best.scope, usedBy: best.usedBy };
  if (!best.rows) return follow(within(best, rest), way, atKey);
  const [index, ...below] = rest;
  const row = typeof index === 'number' ? best.rows[index] : undefined;
  if (best.as) {
    return follow(within(best, below), { ...way, scope: { ...best.scope, row } }, atKey);
  }
  const { file, usedBy } = best;
  if (!row) return { file, path: best.path, usedBy };
  const use = row.spot.file === file ? usedBy : (usedBy ?? { file, path: best.path });
  return followRow(row, below, { files, usedBy: use });
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
  const way = { files, scope: source.scope, usedBy: undefined };
  return parts.flatMap((name) => followName({ name, spot: source }, [], way) ?? []);
}

/** Returns a value of an entry, which may itself come from a list that another entry has. */
function followRow(
  { spot, scope = { values: {} } }: Row,
  below: DataPath,
  way: Omit<Way, 'scope'>,
): Origin {
  return follow(within(spot, below), { ...way, scope });
}

/** Follows the template at `spot`, or at a value around it, to the value that it names. */
function follow({ file, path }: SourceLocation, way: Way, atKey = false): Origin {
  const { files, usedBy } = way;
  let value = files.data(file);
  for (let depth = 0; depth <= path.length; depth += 1) {
    if (typeof value === 'string' && !(atKey && depth === path.length)) {
      const spot = { file, path: path.slice(0, depth) };
      return followTemplate(value, spot, path.slice(depth), way) ?? { ...spot, usedBy };
    }
    value = childOf(value, path[depth] ?? '');
  }
  return { file, path, usedBy };
}

function followTemplate(
  text: string,
  spot: SourceLocation,
  below: DataPath,
  way: Way,
): Origin | undefined {
  const template = parseTemplate(text);
  if (template.kind === 'value') return followName({ name: template.name, spot }, below, way);
  const name = template.kind === 'liquid' ? nameWithDefault(template.template) : undefined;
  const found = name && followName({ name, spot }, below, way);
  // where nothing is given, the default is what stands there
  const isGiven = found && valueAt(way.files.data(found.file), found.path) !== undefined;
  return isGiven ? found : undefined;
}

/** Returns where the value stands that a template names. */
function followName(
  template: NonNullable<Origin['template']>,
  below: DataPath,
  { files, scope, usedBy = template.spot }: Way,
): Origin | undefined {
  const [first, ...steps] = template.name;
  const path = [...pathOfSteps(steps), ...below];
  const named = below.length === 0 ? { template } : {};
  if (first === 'entry' && scope.row) {
    return { ...followRow(scope.row, path, { files, usedBy }), ...named };
  }
  if (first === 'with' && scope.given) {
    const { spot, scope: outer } = scope.given;
    return follow(within(spot, path), { files, scope: outer, usedBy: undefined });
  }
  if (first === 'site') {
    const written = writtenPath(scope.values.site, path);
    return { file: siteFileOf(scope, written), path: written, usedBy, ...named };
  }
  return undefined;
}
