import { writeChanges } from '../content/files/write-changes.ts';
import { yamlFiles } from '../content/usages/yaml-sources.ts';
import type { ChangedText } from '../content/yaml/edits.ts';
import { fixesOf, trailingSpaces, validChanges } from '../diagnostics/fixes.ts';
import type { Diagnostic } from '../diagnostics/model/diagnostic.ts';
import { type CheckResult, checkPages } from './check-pages.ts';

/** One mistake may hide others; if more rounds than this are needed, two fixes undo each other. */
const MAX_ROUNDS = 8;

/**
 * Applies all certain fixes to the YAML files of a site.
 *
 * @param asOf the day or time to use as now; the default is the real time
 * @returns the files before and after, and what is left to be done by hand
 * @throws what the system says when a file cannot be written
 */
export async function fixSite(
  siteRoot: string,
  engineRoot: string,
  asOf?: string,
): Promise<{ changes: ChangedText[]; checked: CheckResult }> {
  const total = new Map<string, ChangedText>();
  const write = (changes: ChangedText[]): void => {
    writeChanges(siteRoot, changes);
    for (const change of changes) {
      const before = total.get(change.file)?.before ?? change.before;
      total.set(change.file, { ...change, before });
    }
  };
  let checked = await checkPages(siteRoot, engineRoot, { asOf });
  // A file without fixes stays as it is, whitespace included.
  const touched = new Set(checked.problems.map(({ file }) => file));
  const files = yamlFiles(siteRoot).filter((file) => touched.has(file));
  let spaces = files.flatMap((file) => trailingSpaces(siteRoot, file));
  /** Files whose fixes left errors. */
  const refused = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const changes = validChanges(siteRoot, [...fixesOf(checked.problems), ...spaces]);
    spaces = [];
    const wanted = changes.filter(({ file }) => !refused.has(file));
    if (wanted.length === 0) break;
    write(wanted);
    const before = checked;
    checked = await checkPages(siteRoot, engineRoot, { asOf });
    const worse = wanted.filter(({ file }) => !isFixed(file, before, checked));
    if (worse.length === 0) continue;
    write(worse.map(({ file, before, after }) => ({ file, before: after, after: before })));
    for (const { file } of worse) refused.add(file);
    checked = await checkPages(siteRoot, engineRoot, { asOf });
  }
  const changes = [...total.values()].filter(({ before, after }) => before !== after);
  return { changes: changes.sort((a, b) => (a.file < b.file ? -1 : 1)), checked };
}

/** Returns whether the fix of an error leaves no error there: a fix that another rule rejects does not count. */
function isFixed(file: string, before: CheckResult, after: CheckResult): boolean {
  const places = (problems: Diagnostic[]) =>
    problems
      .filter((one) => one.file === file && one.severity === 'error')
      .map(({ line, column }) => `${line}:${column}`);
  const left = new Set(places(after.atPlaces));
  const made = before.problems.filter(({ edits }) => edits !== undefined);
  return !places(made).some((place) => left.has(place));
}
