/** One diagnostic for a value of the site file that many places ask for in vain. */
import { isGroup, valueAt } from '../../content/model/data.ts';
import type { DataPath } from '../../content/model/types.ts';
import { listed } from '../../content/words/nearest.ts';
import { inBraces } from '../../content/yaml/edits.ts';
import type { FileCache } from '../../content/yaml/file-cache.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { addressOf } from '../schema/other-forms.ts';

const siteFile = 'pages/_site.yaml';

/**
 * Keeps one of the problems of a value of the site file that many places ask for and that is not there: it is one mistake, most likely in the site
 * file. It is reported there, where the value has another form or another name, and else at the first place. All other problems stay as they are.
 */
export function joinLost(problems: Diagnostic[], files: FileCache): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const { name } = problem.lost ?? {};
    if (name) groups.set(name, [...(groups.get(name) ?? []), problem]);
  }
  // what has another name in the site file is told there
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
    const count = group.length - 1;
    const others =
      count === 1 ? 'It is missing in one more place' : `It is missing in ${count} more places`;
    const message = `${problem.message} ${others}.`;
    return [
      atDefinition(first, group, files) ?? {
        ...first,
        message,
        hint: `${problem.hint} If its name in ${siteFile} has changed, change it back, or change all of these places.`,
      },
    ];
  });
}

/** Returns the problem at the value of the site file that has not the fields, or not the name, by which others ask for it. */
function atDefinition(
  problem: Diagnostic,
  group: Diagnostic[],
  files: FileCache,
): Diagnostic | undefined {
  const places = new Set(group.map(({ file, line, column }) => `${file}:${line}:${column}`)).size;
  // of one place that several pages show, the place itself may be wrong
  if (places === 1) return undefined;
  const whole = group[0]?.lost?.name ?? '';
  const path: DataPath = whole.split('.').slice(1);
  const name = String(path.at(-1));
  const value = valueAt(files.data(siteFile), path);
  const { usedBy: _use, route: _route, suggestion, ...rest } = problem;
  const place = (at: DataPath, atKey: boolean) => {
    const found = files.positions(siteFile)?.locate(at, atKey);
    return found?.exact ? { file: siteFile, ...found.place } : undefined;
  };
  if (value === undefined && suggestion) {
    const at = place([...path.slice(0, -1), suggestion], true);
    return (
      at && {
        ...{ ...rest, ...at, suggestion: name },
        message: `${places} places ask for {{ ${whole} }}, and there is none: here stands ${suggestion}.`,
        hint: `Did you mean ${name}? Or change all of these places.`,
      }
    );
  }
  const at =
    value === undefined || value === null || isGroup(value) ? undefined : place(path, false);
  if (!at) return undefined;
  const asked = [...new Set(group.flatMap(({ lost }) => lost?.field ?? []))];
  const fields = asked.map(
    (field) =>
      `${field}: ${inBraces((field === 'to' && addressOf(String(value))) || String(value))}`,
  );
  return {
    ...{ ...rest, ...at },
    message: `${name} is one value, and ${places} places ask for its ${asked.length === 1 ? 'field' : 'fields'} ${listed(asked, 'and')}.`,
    hint: `Write them here: ${name}: { ${fields.join(', ')} }. Or write {{ ${whole} }} in all of these places.`,
  };
}
