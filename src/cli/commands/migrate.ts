import pc from 'picocolors';
import { planMigration } from '../../content/migrate/plan-migration.ts';
import { openSite } from '../../content/open-site.ts';
import { yamlFiles, yamlSources } from '../../content/usages/walk-blocks.ts';
import { changesOf, formatDiff, writeChanges } from '../../content/yaml/edits.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Folders } from '../site/folders.ts';
import { printDiff } from '../terminal/print-diff.ts';

/** Changes old names of blocks and fields to those of today; with `--dry-run` it only shows what would change. 1 when something is left to an editor, or could not be read. */
export async function migrate(
  { siteRoot, engineRoot }: Folders,
  _args: string[],
  options: Record<string, unknown>,
): Promise<number> {
  const site = openSite(siteRoot, { engineRoot });
  const { aliases } = site;
  const lists = diagnose(site, site.issues.blocks).filter(({ file }) =>
    file.endsWith('aliases.json'),
  );
  const sources = yamlSources(siteRoot);
  const { edits, conflicts } = planMigration(sources, aliases);
  const changes = changesOf(siteRoot, edits);
  if (changes.length > 0) printDiff(formatDiff(changes));
  if (!options.dryRun) writeChanges(siteRoot, changes);
  for (const { file, path, to } of conflicts) {
    const place = sources
      .find((source) => source.file === file)
      ?.positions()
      .find(path, true);
    console.error(
      `${pc.yellow('by hand')} ${file}:${place?.line}:${place?.column} ${path.at(-1)} is called ${to} today, and ${to} is there as well. Keep one of them.`,
    );
  }
  const known = new Set(sources.map(({ file }) => file));
  const unread = [
    ...lists.map(({ file, message }) => ({ file, why: message })),
    ...yamlFiles(siteRoot)
      .filter((file) => !known.has(file))
      .map((file) => ({ file, why: 'It cannot be read as it is.' })),
  ];
  for (const { file, why } of unread) {
    console.error(
      `${pc.yellow('left out')} ${file}: ${why} npx pagewright validate says more; mend it, and migrate once more.`,
    );
  }
  const names = `${edits.length} old name${edits.length === 1 ? '' : 's'}`;
  const files = `${changes.length} file${changes.length === 1 ? '' : 's'}`;
  if (edits.length === 0) {
    console.log(`All names${unread.length > 0 ? ' that could be read' : ''} are those of today.`);
  } else console.log(`${options.dryRun ? 'Would change' : 'Changed'} ${names} in ${files}.`);
  return conflicts.length + unread.length > 0 ? 1 : 0;
}
