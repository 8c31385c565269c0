/** The commands that build, serve, check and change a site, and those for its blocks. */
import { Argument, type Command, Option } from 'commander';
import { usageKinds } from '../content/usages/find-usages.ts';
import { nginxOptions } from './nginx/nginx-options.ts';
import { asOfOption, baseOption, outOption, portOption, siteOption } from './options.ts';
import type { CommandAction } from './site/command.ts';

/** Adds `init`, `start`, `dev`, `build`, `serve` and `nginx`. */
export function addBuildCommands(program: Command, action: CommandAction): void {
  program
    .command('init')
    .description('create a small, complete site')
    .argument('<folder>', 'a new or empty folder')
    .option('--name <name>', 'the name of the site')
    .option('--theme <theme>', 'its colours: forest, clay, harbour or slate')
    .option('--languages <codes>', 'its languages, the main one first: en,ar', (codes) =>
      codes.split(',').map((code) => code.trim()),
    )
    .option('-y, --yes', 'ask no questions, as init never does')
    .action(action(async () => (await import('./commands/init.ts')).init, []));
  program
    .command('start')
    .description('build the site and serve it')
    .addOption(siteOption())
    .addOption(outOption())
    .addOption(baseOption())
    .addOption(portOption(4173))
    .action(action(async () => (await import('./commands/start.ts')).start));
  program
    .command('dev')
    .description('serve the site while you edit it, and update it on each save')
    .addOption(siteOption())
    .addOption(portOption())
    .option('--host [address]', 'also serve it to other computers and phones in your network')
    .option(
      '--edit-token [token]',
      'with --host: allow editing with this token (default: a random one)',
    )
    .addOption(asOfOption())
    .action(action(async () => (await import('./commands/dev.ts')).dev));
  program
    .command('build')
    .description('build the site to static files')
    .addOption(siteOption())
    .addOption(outOption())
    .addOption(baseOption())
    .addOption(asOfOption())
    .option('--compress', 'also write .br and .gz files, for static hosts')
    .option('--strict', 'fail on warnings too')
    .option('--profile', 'print how long each step takes, and why pages are rendered again')
    .action(action(async () => (await import('./commands/build.ts')).build));
  program
    .command('serve')
    .description('serve a built site')
    .addOption(siteOption())
    .addOption(outOption())
    .addOption(portOption(4173))
    .action(action(async () => (await import('./commands/serve.ts')).serve, []));
  const nginx = program
    .command('nginx')
    .description('print an nginx configuration for the built site')
    .addOption(siteOption())
    .addOption(outOption())
    .action(action(async () => (await import('./commands/nginx.ts')).nginx, []));
  for (const option of nginxOptions()) nginx.addOption(option);
}

/** Adds `validate` and `explain`. */
export function addCheckCommands(program: Command, action: CommandAction): void {
  program
    .command('validate')
    .description('check the site and print its problems')
    .addOption(siteOption())
    .addOption(
      new Option('--format <name>', 'the output format')
        .choices(['text', 'json', 'github', 'sarif', 'junit'])
        .default('text'),
    )
    .option('--since <revision>', 'only pages affected by changes since a git commit')
    .option('--strict', 'fail on warnings too')
    .option('--fix', 'fix what has only one correction, and show the changes')
    .option('--watch', 'check again after each save')
    .addOption(asOfOption())
    .addOption(
      new Option(
        '--translations',
        'list the pages that are not translated into every language',
      ).conflicts(['format', 'since', 'strict', 'fix', 'watch']),
    )
    .option('--no-cache', 'check every page again, changed or not')
    .action(action(async () => (await import('./commands/validate.ts')).validate));
  program
    .command('explain')
    .description('explain a problem’s code: what it means and how to fix it')
    .argument('[code]', 'a code, PW101, or a name, unknown-block (default: list all codes)')
    .action(action(async () => (await import('./commands/explain.ts')).explain, []));
}

/** Adds `generate`, `catalogue`, `test-block` and `new`. */
export function addBlockCommands(program: Command, action: CommandAction): void {
  program
    .command('generate')
    .description('write types and editor schemas from the blocks’ schemas')
    .addOption(siteOption())
    .option('--check', 'write nothing; fail if a file is out of date')
    // A package of blocks has no pages.
    .action(
      action(async () => (await import('./commands/generate.ts')).generate, ['pages', 'blocks']),
    );
  program
    .command('catalogue')
    .description('build a catalogue of all blocks, with examples and fields')
    .addOption(siteOption())
    .addOption(new Option('--out <folder>', 'the output folder (default: catalogue/ of the site)'))
    .addOption(baseOption())
    .action(action(async () => (await import('./commands/catalogue.ts')).catalogue));
  program
    .command('test-block')
    .description('check a block, or all blocks of a folder, against the contract')
    .argument('[folder]', 'blocks/price-table, or a folder of blocks', '.')
    .action(action(async () => (await import('./commands/test-block.ts')).testBlock, []));
  const create = program.command('new').description('create a page or a block type');
  create
    .command('page')
    .description('create a page to start from')
    .argument('<path>', 'the page’s address, such as /our-team')
    .addOption(siteOption())
    .action(action(async () => (await import('./commands/new-page.ts')).newPage));
  create
    .command('block')
    .description('create a block type to start from')
    .argument('<type>', 'the block type’s name, such as price-table')
    .addOption(siteOption())
    .action(action(async () => (await import('./commands/new-block.ts')).newBlock));
}

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
