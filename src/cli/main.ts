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
  new Option('--site <folder>', 'the site’s folder, with pages/ and public/').default('.');
const outOption = () =>
  new Option('--out <folder>', 'the folder of the built site (default: dist/ of the site)');
const baseOption = () =>
  new Option('--base <path>', 'the path of the site on its host, such as /site/')
    .env('PAGEWRIGHT_BASE')
    .argParser(sitePath);
const asOfOption = () =>
  new Option(
    '--as-of <day>',
    'show the site as of a day, 2026-12-01, or a time, "2026-12-01 08:00"',
  ).argParser(dayOrTime);
const portOption = (preset?: number) =>
  new Option(
    '--port <number>',
    `the port to listen on${preset ? '' : ' (default: 5173, or the next free port)'}`,
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
  let isForPrograms = false;
  /** Prints an error as JSON when the output is for programs. */
  const printFailure = async (message: string) => {
    if (!isForPrograms) return;
    const { formatFailure } = await import('../diagnostics/report/json.ts');
    console.log(formatFailure(message));
  };
  const action: CommandAction =
    (load) =>
    async (...given) => {
      const command = given.at(-1) as Command;
      const options = command.opts();
      const siteRoot = path.resolve(String(options.site ?? '.'));
      const problem = wrongFolder(siteRoot, PARTS[argv[0] ?? ''] ?? ['pages']);
      isForPrograms = argv[0] === 'validate' && options.format === 'json';
      if (problem) {
        await printFailure(problem);
        command.error(problem);
      }
      const perform = await load();
      exitCode = await perform({ engineRoot, siteRoot }, command.args, options as never);
    };
  try {
    await commandLine(action, argv, versionOf(engineRoot)).parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? ended() : WRONG_USAGE;
    const message = missingPackage(error) ?? systemError(error) ?? messageOf(error);
    await printFailure(message);
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
    .description('create a small, complete site')
    .argument('<folder>', 'a new or empty folder')
    .option('--name <name>', 'the name of the site')
    .option('--theme <theme>', 'its colours: forest, clay, harbour or slate')
    .option('--languages <codes>', 'its languages, the main one first: en,ar', (codes) =>
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
    .action(action(async () => (await import('./commands/serve.ts')).serve));
  const nginx = program
    .command('nginx')
    .description('print an nginx configuration for the built site')
    .addOption(siteOption())
    .addOption(outOption())
    .action(action(async () => (await import('./commands/nginx.ts')).nginx));
  for (const option of nginxOptions()) nginx.addOption(option);
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
    .action(action(async () => (await import('./commands/explain.ts')).explain));
  program
    .command('generate')
    .description('write types and editor schemas from the blocks’ schemas')
    .addOption(siteOption())
    .option('--check', 'write nothing; fail if a file is out of date')
    .action(action(async () => (await import('./commands/generate.ts')).generate));
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
    .action(action(async () => (await import('./commands/test-block.ts')).testBlock));
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
  addChangeCommands(program, action, siteOption);
  addEnquiryCommands(program, action, siteOption);
  return program;
}
