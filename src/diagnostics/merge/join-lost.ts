/** Merges the diagnostics of a missing value of the site file into one. */
import { isObject, valueAt } from '../../content/model/data.ts';
import type { DataPath } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { sentenceFor } from '../model/rule.ts';
import { askedByMany } from '../rules/unknown-variable.ts';
import { addressOf } from '../schema/other-forms.ts';

const siteFile = 'pages/_site.yaml';

/**
 * Merges the problems of templates that use the same missing value of the site file: it is most likely one mistake
 * there. The problem is reported in the site file when the value has another form or name there, else at the first
 * template. All other problems are returned unchanged.
 */
export function joinLost(problems: Diagnostic[], site: Site): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const { name } = problem.lost ?? {};
    if (name) groups.set(name, [...(groups.get(name) ?? []), problem]);
  }
  // A value with another name in the site file is reported there.
  const renamed = problems.flatMap(({ file, name, suggestion }) =>
    file.endsWith('/_site.yaml') && name === 'unknown-key' && suggestion ? suggestion : [],
  );
  return problems.flatMap((one): Diagnostic[] => {
    const { lost, ...problem } = one;
    if (!lost) return [problem];
    if (renamed.some((name) => `${lost.name}.`.startsWith(`site.${name}.`))) return [];
    const group = groups.get(lost.name) ?? [];
    if (group.length < 2) return [problem];
    if (group[0] !== one) return [];
    const { edits: _unsure, ...first } = problem;
    return [atDefinition(first, lost.name, group, site) ?? atFirst(first, group.length - 1, site)];
  });
}

type Sentences = Parameters<typeof askedByMany.fix>[0];

/** Returns a problem with the message and hint for all its places. */
function worded(problem: Diagnostic, params: Sentences, site: Site): Diagnostic {
  const message = sentenceFor(askedByMany.message, params, site);
  const hint = sentenceFor(askedByMany.hint, params, site);
  return { ...problem, message, hint, ...askedByMany.fix(params, site) };
}

function atFirst(problem: Diagnostic, count: number, site: Site): Diagnostic {
  const { message, hint } = problem;
  return worded(problem, { reason: 'missing', count, message, hint, siteFile }, site);
}

/**
 * Returns the problem at the value in the site file that lacks the fields, or the name, that templates use;
 * `undefined` when there is no such value.
 */
function atDefinition(
  problem: Diagnostic,
  whole: string,
  group: Diagnostic[],
  site: Site,
): Diagnostic | undefined {
  const places = new Set(group.map(({ file, line, column }) => `${file}:${line}:${column}`)).size;
  // A single place that several pages show may itself be wrong.
  if (places === 1) return undefined;
  const path: DataPath = whole.split('.').slice(1);
  const name = String(path.at(-1));
  const value = valueAt(site.files.data(siteFile), path);
  const { usedBy: _use, route: _route, suggestion, ...rest } = problem;
  const asked = { places, whole, name };
  const placed = (at: DataPath, atKey: boolean, params: Sentences) => {
    const found = site.files.positions(siteFile)?.locate(at, { atKey });
    return found?.exact
      ? worded({ ...rest, file: siteFile, ...found.range }, params, site)
      : undefined;
  };
  if (value === undefined && suggestion) {
    const at = [...path.slice(0, -1), suggestion];
    return placed(at, true, { reason: 'other-name', ...asked, written: suggestion });
  }
  if (value === undefined || value === null || isObject(value)) return undefined;
  const names = new Set(group.flatMap(({ lost }) => lost?.field ?? []));
  const fields = [...names].map((field): [string, string] => [
    field,
    (field === 'to' && addressOf(String(value))) || String(value),
  ]);
  return placed(path, false, { reason: 'one-value', ...asked, fields });
}
