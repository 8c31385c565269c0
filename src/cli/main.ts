import path from 'node:path';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import pc from 'picocolors';
import { basePath } from '../build/output/base-path.ts';
import { messageOf } from '../content/model/thrown.ts';
import { momentOf } from '../content/publication/zoned-time.ts';
import { systemError } from '../diagnostics/wording/system-error.ts';
import { addChangeCommands } from './change-commands.ts';
import { addEnquiryCommands } from './enquiry-commands.ts';
import { missingPackage } from './missing-package.mjs';
import { nginxOptions } from './nginx/nginx-options.ts';
import type { CommandAction } from './site/folders.ts';
import { wrongFolder } from './site/site-folder.ts';
import { versionOf } from './site/version.ts';
import { FAILED, WRONG_USAGE } from './terminal/exit-codes.ts';
import { usageError } from './terminal/usage-error.ts';

function sitePath(text: string): string {
  try {
    return basePath(text);
  } catch (error) {
    throw new InvalidArgumentError(messageOf(error));
  }
}

function dayOrTime(text: string): string {
  if (momentOf(text, 'UTC', 'from') !== undefined) return text;
  throw new InvalidArgumentError('Write a day as 2026-12-01, or a time as 2026-12-01 08:00.');
}

function portNumber(text: string): number {
  const port = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a whole number from 0 to 65535.');
}

const siteOption = () =>
  new Option('--site <folder>', 'the folder that holds pages/ and public/').default('.');
const outOption = () =>
  new Option('--out <folder>', 'where the built site is written; the default is dist/ of the site');
const baseOption = () =>
  new Option('--base <path>', 'the path that the site is served below, such as /site/')
    .env('PAGEWRIGHT_BASE')
    .argParser(sitePath);
const asOfOption = () =>
  new Option(
    '--as-of <day>',
    'what is published on that day, 2026-12-01, or at that time, "2026-12-01 08:00"',
  ).argParser(dayOrTime);
const portOption = (preset?: number) =>
  new Option(
    '--port <number>',
    `the port to listen on${preset ? '' : '; the default is 5173, or the next one that is free'}`,
  )
    .env('PORT')
    .default(preset)
    .argParser(portNumber);

/**
 * Runs one command.
 *
 * @param argv the words after `pagewright`
 * @param engineRoot the folder of Pagewright's own package.json
 * @returns the exit code: 0 clean, 1 problems, 2 wrong usage
 */
export async function run(argv: string[], engineRoot: string): Promise<number> {
  let exitCode = 0;
  let isLost = false;
  // A closed pipe is no error; output that cannot be written is one.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || isLost) return;
    isLost = true;
    console.error(pc.red(systemError(error) ?? error.message));
    process.exitCode = FAILED;
  });
  const ended = () => (isLost ? FAILED : exitCode);
  const action: CommandAction =
    (load) =>
    async (...given) => {
      const command = given.at(-1) as Command;
      const options = command.opts();
      const siteRoot = path.resolve(String(options.site ?? '.'));
      const problem = wrongFolder(siteRoot, PARTS[argv[0] ?? ''] ?? ['pages']);
      if (problem) command.error(problem);
      const perform = await load();
      exitCode = await perform({ engineRoot, siteRoot }, command.args, options as never);
    };
  try {
    await commandLine(action, argv, versionOf(engineRoot)).parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? ended() : WRONG_USAGE;
    const message = missingPackage(error) ?? systemError(error) ?? messageOf(error);
    console.error(pc.red(message));
    if (process.env.PAGEWRIGHT_DEBUG) console.error(error);
    return FAILED;
  }
  return ended();
}

/** The folders that a command requires instead of `pages`, one of which has to exist. */
const PARTS: Record<string, string[]> = {
  init: [],
  explain: [],
  serve: [],
  nginx: [],
  enquiries: [],
  'test-block': [],
  // A package of blocks has no pages.
  generate: ['pages', 'blocks'],
};

function commandLine(action: CommandAction, argv: string[], version: string): Command {
  const program = new Command('pagewright')
    .description('Turns a folder of YAML pages into a fast website.')
    .version(version, '-v, --version', 'print the version')
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(usageError(text, argv)) });

  program
    .command('init')
    .description('make a small new site, complete as it stands')
    .argument('<folder>', 'where it is to be: a new or an empty folder')
    .option('--name <name>', 'what the site is called')
    .option('--theme <theme>', 'its colours: forest, clay, harbour or slate')
    .option('--languages <codes>', 'its languages, its own first: en,ar', (codes) =>
      codes.split(',').map((code) => code.trim()),
    )
    .action(action(async () => (await import('./commands/init.ts')).init));
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
    .description('serve the site while you edit it: every saved file shows at once')
    .addOption(siteOption())
    .addOption(portOption())
    .option('--host [address]', 'let other computers and phones of your network see it too')
    .option('--edit-token [token]', 'with --host: let them edit too, when they know this')
    .addOption(asOfOption())
    .action(action(async () => (await import('./commands/dev.ts')).dev));
  program
    .command('build')
    .description('build the site into plain files')
    .addOption(siteOption())
    .addOption(outOption())
    .addOption(baseOption())
    .addOption(asOfOption())
    .option('--compress', 'also write .br and .gz files, for static hosts')
    .option('--strict', 'put nothing in place for warnings as well as for errors')
    .option('--profile', 'say where the time went')
    .action(action(async () => (await import('./commands/build.ts')).build));
  program
    .command('serve')
    .description('serve a built site')
    .addOption(siteOption())
    .addOption(outOption())
    .addOption(portOption(4173))
    .action(action(async () => (await import('./commands/serve.ts')).serve));
  const nginx = program
    .command('nginx')
    .description('print the configuration with which nginx serves the built site')
    .addOption(siteOption())
    .addOption(outOption())
    .action(action(async () => (await import('./commands/nginx.ts')).nginx));
  for (const option of nginxOptions()) nginx.addOption(option);
  program
    .command('validate')
    .description('check every page and print every problem')
    .addOption(siteOption())
    .addOption(
      new Option('--format <name>', 'how problems are printed')
        .choices(['text', 'json', 'github', 'sarif', 'junit'])
        .default('text'),
    )
    .option('--since <revision>', 'only problems of pages that changed since a commit of git')
    .option('--strict', 'fail for warnings as well as for errors')
    .option('--fix', 'fix what has one certain correction, and show the changes')
    .option('--watch', 'check again after each save')
    .addOption(asOfOption())
    .option('--translations', 'list the pages that are not there in every language')
    .option('--no-cache', 'read every page, also those that did not change since the last run')
    .action(action(async () => (await import('./commands/validate.ts')).validate));
  program
    .command('explain')
    .description('explain a problem’s code: what it means and how to fix it')
    .argument('[code]', 'PW101, or its name, unknown-block; without it all codes are listed')
    .action(action(async () => (await import('./commands/explain.ts')).explain));
  program
    .command('generate')
    .description('write the types and the schemas for editors from the blocks')
    .addOption(siteOption())
    .option('--check', 'write nothing; fail when a file is not up to date')
    .action(action(async () => (await import('./commands/generate.ts')).generate));
  program
    .command('catalogue')
    .description('write a catalogue of all blocks, with examples and fields, as static pages')
    .addOption(siteOption())
    .addOption(
      new Option('--out <folder>', 'where it is written; the default is catalogue/ of the site'),
    )
    .addOption(baseOption())
    .action(action(async () => (await import('./commands/catalogue.ts')).catalogue));
  program
    .command('test-block')
    .description('hold a block, or all blocks of a folder, to what blocks promise')
    .argument('[folder]', 'blocks/price-table, or a folder that holds blocks', '.')
    .action(action(async () => (await import('./commands/test-block.ts')).testBlock));
  const create = program.command('new').description('make a page or a block type');
  create
    .command('page')
    .description('make a page to start from')
    .argument('<path>', 'the page’s address, such as /our-team')
    .addOption(siteOption())
    .action(action(async () => (await import('./commands/new-page.ts')).newPage));
  create
    .command('block')
    .description('make a block type to start from')
    .argument('<type>', 'the block type’s name, such as price-table')
    .addOption(siteOption())
    .action(action(async () => (await import('./commands/new-block.ts')).newBlock));
  addChangeCommands(program, action, siteOption);
  addEnquiryCommands(program, action, siteOption);
  return program;
}
