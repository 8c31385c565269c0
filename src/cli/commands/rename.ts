import pc from 'picocolors';
import { openConfiguredSite } from '../../build/config/configuration.ts';
import { writeChanges } from '../../content/files/write-changes.ts';
import { CannotRename } from '../../editing/rename/moves.ts';
import { planRename, type RenamePlan } from '../../editing/rename/plan-rename.ts';
import { CommandFailed, type Run } from '../site/command.ts';
import { counted } from '../terminal/counted.ts';
import { formatDiff, printDiff } from '../terminal/diff.ts';

const tidy = (route: string) => `/${route.replace(/^\/|(?<=.)\/$/g, '')}`;

/**
 * Moves a page to another address, rewrites the links to it and adds a redirect; `--dry-run` only shows the changes.
 */
export const rename: Run<{ dryRun?: boolean }> = async (
  { siteRoot, engineRoot },
  [from = '', to = ''],
  { dryRun = false },
) => {
  let plan: RenamePlan;
  try {
    const site = await openConfiguredSite(siteRoot, { engineRoot });
    plan = planRename(site, tidy(from), tidy(to));
  } catch (error) {
    throw error instanceof CannotRename ? new CommandFailed(error.message) : error;
  }
  printDiff(formatDiff(plan.changes));
  for (const { file, line, column, to: address } of plan.left) {
    console.log(
      `${pc.yellow('by hand')} ${file}:${line}:${column} builds the link ${address} from parts. Until you change it, the redirect serves it.`,
    );
  }
  if (!dryRun) writeChanges(siteRoot, plan.changes);
  console.log(summary(plan, dryRun));
  return 0;
};

function summary({ moves, links, changes }: RenamePlan, isDry: boolean): string {
  const [first] = moves;
  const what = moves.length === 1 ? `${first?.from} to ${first?.to}` : `${moves.length} pages`;
  const rewritten = counted(links, 'link');
  const files = counted(changes.length, 'file');
  return isDry
    ? `Would rename ${what}, rewrite ${rewritten} and change ${files}.`
    : `Renamed ${what}, rewrote ${rewritten} and changed ${files}.`;
}
