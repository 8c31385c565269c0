/** The commands that look for names in all files of a site, and that change them. */
import { Argument, type Command, Option } from 'commander';
import { usageKinds } from '../content/usages/find-usages.ts';
import type { Run } from './site/folders.ts';

type Does = (run: Run) => (...args: unknown[]) => Promise<void>;

/** Adds `usages` and `rename`. */
export function addChangeCommands(program: Command, does: Does, siteOption: () => Option): void {
  program
    .command('usages')
    .description('who uses a block, a field, a page, a fragment, a collection or a picture')
    .addArgument(new Argument('<kind>', 'what is looked for').choices([...usageKinds]))
    .argument('<name>', 'card-grid, banner.text, /about, partners, services or /images/team.svg')
    .addOption(siteOption())
    .addOption(
      new Option('--format <name>', 'how the places are printed')
        .choices(['text', 'json'])
        .default('text'),
    )
    .action(does(async (...given) => (await import('./commands/usages.ts')).usages(...given)));
  program
    .command('rename')
    .description('move a page to another address, with every link to it, and leave a redirect')
    .argument('<old>', 'the page’s address, such as /our-team')
    .argument('<new>', 'its new address')
    .addOption(siteOption())
    .option('--dry-run', 'only show what would change')
    .action(does(async (...given) => (await import('./commands/rename.ts')).rename(...given)));
}
