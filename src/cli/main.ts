import path from 'node:path';
import { Command, CommanderError } from 'commander';
import pc from 'picocolors';
import { messageOf } from '../content/model/thrown.ts';
import { systemError } from '../diagnostics/wording/system-error.ts';
import { addEnquiryCommands } from './enquiry-commands.ts';
import { missingPackage } from './missing-package.mjs';
import { type CommandAction, CommandFailed, FAILED, WRONG_USAGE } from './site/command.ts';
import { wrongFolder } from './site/site-folder.ts';
import { versionOf } from './site/version.ts';
import {
  addBlockCommands,
  addBuildCommands,
  addChangeCommands,
  addCheckCommands,
} from './site-commands.ts';

/**
 * Returns the error of the command-line parser as one helpful line.
 *
 * @param message the parser's text; its suggestion is on a second line
 * @param argv the words after `pagewright`
 */
export function usageError(message: string, argv: string[]): string {
  const line = message
    .trim()
    .replace(/^error: /, '')
    .replaceAll('\n', ' ')
    .replace(
      /^missing required argument '(.+)'$/,
      (_, name) => `Missing argument: pagewright ${[...argv, `<${name}>`].join(' ')}`,
    )
    .replace(
      /^too many arguments for '(.+)'\. Expected 0 .*$/,
      (_, command) =>
        `${command} works on the whole site and takes no file or folder. Use --site for another site. See: pagewright ${command} --help`,
    );
  return `${line}\n`;
}

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
  // A closed pipe is not an error; other output that cannot be written is.
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
    (load, needs = ['pages']) =>
    async (...given) => {
      const command = given.at(-1) as Command;
      const options = command.opts();
      const siteRoot = path.resolve(String(options.site ?? '.'));
      const problem = wrongFolder(siteRoot, needs);
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
    if (error instanceof CommandFailed) {
      await printFailure(error.message);
      console.error(error.message);
      return error.exitCode;
    }
    const message = missingPackage(error) ?? systemError(error) ?? messageOf(error);
    await printFailure(message);
    console.error(pc.red(message));
    if (process.env.PAGEWRIGHT_DEBUG) console.error(error);
    return FAILED;
  }
  return ended();
}

function commandLine(action: CommandAction, argv: string[], version: string): Command {
  const program = new Command('pagewright')
    .description('Turns a folder of YAML pages into a fast website.')
    .version(version, '-v, --version', 'print the version')
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(usageError(text, argv)) });
  addBuildCommands(program, action);
  addCheckCommands(program, action);
  addBlockCommands(program, action);
  addChangeCommands(program, action);
  addEnquiryCommands(program, action);
  return program;
}
