/** The commands that search all files of a site for a name, or change them. */
import { Argument, type Command, Option } from 'commander';
import { usageKinds } from '../content/usages/find-usages.ts';
import { siteOption } from './options.ts';
import type { CommandAction } from './site/command.ts';

/** Adds `usages`, `rename` and `edit`. */
export function addChangeCommands(program: Command, action: CommandAction): void {
  program
    .command('usages')
    .description('list where a block, field, page, fragment, collection or picture is used')
    .addArgument(new Argument('<kind>', 'what to look for').choices([...usageKinds]))
    .argument('<name>', 'card-grid, banner.text, /about, partners, services or /images/team.svg')
    .addOption(siteOption())
    .addOption(
      new Option('--format <name>', 'the output format').choices(['text', 'json']).default('text'),
    )
    .action(action(async () => (await import('./commands/usages.ts')).usages));
  program
    .command('rename')
    .description('move a page, update every link to it and add a redirect')
    .argument('<old>', 'the page’s address, such as /our-team')
    .argument('<new>', 'its new address')
    .addOption(siteOption())
    .option('--dry-run', 'only show what would change')
    .action(action(async () => (await import('./commands/rename.ts')).rename));
  program
    .command('edit')
    .description('change one value of a file and no other character')
    .argument('<file>', 'the file, such as pages/about.yaml')
    .argument('<path>', 'the path of the value: blocks.2.title, or ["blocks", 2, "title"]')
    .argument('[value]', 'the new text')
    .addOption(siteOption())
    .option('--json', 'the value is JSON: a number, a list, a whole block')
    .option('--insert', 'insert the value into a list, before the item at the path; - is the end')
    .option('--remove', 'remove what is at the path')
    .option(
      '--move <to>',
      'move the item at the path to another one: blocks.0, pages/x.yaml:blocks.0',
    )
    .action(action(async () => (await import('./commands/edit.ts')).edit));
}
