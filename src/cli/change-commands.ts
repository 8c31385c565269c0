/** The commands that search all files of a site for a name, or change them. */
import { Argument, type Command, Option } from 'commander';
import { usageKinds } from '../content/usages/find-usages.ts';
import type { CommandAction } from './site/folders.ts';

/** Adds `usages`, `rename` and `edit`. */
export function addChangeCommands(
  program: Command,
  action: CommandAction,
  siteOption: () => Option,
): void {
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
    .action(action(async () => (await import('./commands/usages.ts')).usages));
  program
    .command('rename')
    .description('move a page to another address, with every link to it, and leave a redirect')
    .argument('<old>', 'the page’s address, such as /our-team')
    .argument('<new>', 'its new address')
    .addOption(siteOption())
    .option('--dry-run', 'only show what would change')
    .action(action(async () => (await import('./commands/rename.ts')).rename));
  program
    .command('edit')
    .description('change one value of a file, and leave every other character as it is')
    .argument('<file>', 'the file, such as pages/about.yaml')
    .argument('<path>', 'where in it: blocks.2.title, or ["blocks", 2, "title"]')
    .argument('[value]', 'the new text')
    .addOption(siteOption())
    .option('--json', 'the value is JSON: a number, a list, a whole block')
    .option('--insert', 'put the value into a list, before the item at the path; - is its end')
    .option('--remove', 'take out what is at the path')
    .option(
      '--move <to>',
      'move the item at the path to another one: blocks.0, pages/x.yaml:blocks.0',
    )
    .action(action(async () => (await import('./commands/edit.ts')).edit));
}
