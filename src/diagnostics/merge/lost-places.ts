/** Moves the diagnostics of missing names to the places where the names were probably lost. */
import { childrenOf, isObject, valueAt } from '../../content/model/data.ts';
import type { DataPath } from '../../content/model/types.ts';
import { SITE_FILE_NAME, type Site } from '../../content/site/site.ts';
import { inBraces } from '../../content/yaml/scalars.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { addressOf } from '../schema/other-forms.ts';
import { meant } from '../wording/nearest.ts';
import { listed } from '../wording/phrases.ts';

/** Returns the place of a problem as one text. */
export const placeOf = ({ file, line, column }: Diagnostic) => `${file}:${line}:${column}`;

/** Returns the problem of a value that none of the uses gives, at the place that asks for it. */
export function whereAsked(
  { usedBy: _use, route: _route, ...problem }: Diagnostic,
  { files }: Site,
  isEveryUse: (use: string) => boolean,
): Diagnostic | undefined {
  const { everywhere } = problem.lost ?? {};
  if (!everywhere || !isEveryUse(everywhere.use)) return undefined;
  const { file, path, message, hint } = everywhere;
  return { ...problem, file, ...files.positions(file)?.locate(path).range, message, hint };
}

/**
 * Returns the problem of a name that several places have, at the entry that has a similar one now; `undefined` when
 * there is none.
 */
export function atEntry(
  problem: Diagnostic,
  places: number,
  site: Site,
  isNew: (one: Diagnostic) => boolean,
): Diagnostic | undefined {
  if (!isNew(problem) || !meant(problem.lost?.word ?? '', [problem.suggestion ?? '']).sure)
    return undefined;
  const { word = '', entries: { collection = '', field = '' } = {} } = problem.lost ?? {};
  const { usedBy: _use, route: _route, edits: _unsure, suggestion, ...rest } = problem;
  const rows = site.collections.get(collection)?.rows ?? [];
  const row = rows.find(({ data }) => data[field] === suggestion);
  const file = row?.location.file ?? '';
  const found = row && site.files.positions(file)?.locate([...row.location.path, field]);
  if (!found?.exact) return undefined;
  return {
    ...rest,
    file,
    ...found.range,
    message: `${places} places name an entry of ${collection} by the ${field} “${word}”, and here stands “${suggestion}”.`,
    hint: `Did you mean ${word}? Or change all of these places.`,
    suggestion: word,
    lost: { word: suggestion ?? '' },
  };
}

/** Returns the value of a missing field in a group beside its own, when several have it. */
function likeOf(path: DataPath, { files }: Site): string | undefined {
  const beside = childrenOf(valueAt(files.data(SITE_FILE_NAME), path.slice(0, -2)));
  const values = beside.flatMap(([, group]) => valueAt(group, path.slice(-1)) ?? []);
  return isObject(valueAt(files.data(SITE_FILE_NAME), path.slice(0, -1))) && values.length > 1
    ? inBraces(String(values[0]))
    : undefined;
}

/**
 * Returns the problem at the value in the site file that lacks the fields, or the name, that templates use;
 * `undefined` when there is no such value.
 */
export function atDefinition(
  problem: Diagnostic,
  group: Diagnostic[],
  site: Site,
): Diagnostic | undefined {
  const whole = problem.lost?.name ?? '';
  const [root, ...path]: DataPath = whole.split('.');
  if (root !== 'site') return undefined;
  const places = new Set(group.map(placeOf)).size;
  const name = String(path.at(-1));
  const value = valueAt(site.files.data(SITE_FILE_NAME), path);
  const { usedBy: _use, route: _route, edits: _unsure, suggestion, ...rest } = problem;
  const placed = (at: DataPath, atKey: boolean, wording: Partial<Diagnostic>) => {
    const found = site.files.positions(SITE_FILE_NAME)?.locate(at, { atKey });
    return found?.exact ? { ...rest, file: SITE_FILE_NAME, ...found.range, ...wording } : undefined;
  };
  if (value === undefined && suggestion) {
    return placed([...path.slice(0, -1), suggestion], true, {
      message: `${places === 1 ? `${placeOf(problem)} asks` : `${places} places ask`} for {{ ${whole} }}, and there is none: here stands ${suggestion}.`,
      hint: `Did you mean ${name}? Or change ${places === 1 ? 'that place' : 'all of these places'}.`,
      suggestion: name,
    });
  }
  const like = value === undefined && likeOf(path, site);
  if (like)
    return placed(path.slice(0, -1), true, {
      message: `${path.at(-2)} has no field ${name}, and ${places} places ask for {{ ${whole} }}.`,
      hint: `Write it as the groups beside it have it, such as ${name}: ${like}.`,
    });
  if (value === undefined || value === null || isObject(value)) return undefined;
  const fields = [...new Set(group.flatMap(({ lost }) => lost?.field ?? []))];
  const shown = (field: string) => (field === 'to' && addressOf(String(value))) || String(value);
  const filled = fields.map((field) => `${field}: ${inBraces(shown(field))}`).join(', ');
  return placed(path, false, {
    message: `${name} is one value, and ${places} places ask for its ${fields.length === 1 ? 'field' : 'fields'} ${listed(fields, 'and')}.`,
    hint: `Write them here: ${name}: { ${filled} }. Or write {{ ${whole} }} in all of these places.`,
  });
}
