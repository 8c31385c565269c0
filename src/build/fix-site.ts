import { type Change, writeChanges } from '../content/edits.ts';
import { fixesOf, soundChanges, trailingSpaces } from '../content/fix/plan-fixes.ts';
import { yamlFiles } from '../content/usages/yaml-sources.ts';
import { type Checked, checkPages } from './check-pages.ts';

/** One mistake may hide others; more rounds than this would mean that two fixes undo each other. */
const MOST_ROUNDS = 8;

/**
 * Mends what can be mended for certain in the YAML files of a site.
 *
 * @returns the files before and after, and what is left to be done by hand
 * @throws what the system says when a file cannot be written
 */
export async function fixSite(
  siteRoot: string,
  engineRoot: string,
): Promise<{ changes: Change[]; checked: Checked }> {
  const whole = new Map<string, Change>();
  const make = (changes: Change[]): void => {
    writeChanges(siteRoot, changes);
    for (const change of changes) {
      const before = whole.get(change.file)?.before ?? change.before;
      whole.set(change.file, { ...change, before });
    }
  };
  const spaces = yamlFiles(siteRoot).flatMap((file) => trailingSpaces(siteRoot, file));
  make(soundChanges(siteRoot, spaces));
  let checked = await checkPages(siteRoot, engineRoot);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const changes = soundChanges(siteRoot, fixesOf(checked.problems));
    if (changes.length === 0) break;
    make(changes);
    checked = await checkPages(siteRoot, engineRoot);
  }
  const changes = [...whole.values()].filter(({ before, after }) => before !== after);
  return { changes: changes.sort((a, b) => (a.file < b.file ? -1 : 1)), checked };
}
