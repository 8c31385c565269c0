import { type Command, InvalidArgumentError, Option } from 'commander';
import { Temporal } from 'temporal-polyfill';
import { STATUSES } from '../server/enquiries/tables.ts';
import { siteOption } from './options.ts';
import type { CommandAction } from './site/command.ts';

const UNITS = new Map([
  ['d', 'days'],
  ['w', 'weeks'],
  ['m', 'months'],
  ['y', 'years'],
]);

/**
 * Returns the time of `90d`, `12w`, `24m` or `2y` ago. A month before 31 March is the last day of February.
 *
 * @param now in milliseconds since 1970
 * @throws an InvalidArgumentError for other texts
 */
export function timeBefore(text: string, now: number): Date {
  const [, count, unit = ''] = /^(\d{1,4})([dwmy])$/.exec(text) ?? [];
  const name = UNITS.get(unit);
  if (!count || !name) {
    throw new InvalidArgumentError('Write days, weeks, months or years: 90d, 12w, 24m, 2y.');
  }
  const moment = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC');
  return new Date(moment.subtract({ [name]: Number(count) }).epochMilliseconds);
}

const statusOption = () =>
  new Option('--status <name>', 'only enquiries with this status').choices(STATUSES);

/** Adds `pagewright enquiries ...`. */
export function addEnquiryCommands(program: Command, actionIn: CommandAction): void {
  // A server has only what was built.
  const action: CommandAction = (load) => actionIn(load, []);
  const group = program.command('enquiries').description('read and manage what visitors have sent');
  const add = (words: string, description: string) =>
    group
      .command(words)
      .description(description)
      .addOption(siteOption())
      .option('--dev', 'the enquiries of the dev server');
  const commands = () => import('./commands/enquiries.ts');
  add('list', 'list the enquiries, newest first')
    .addOption(statusOption())
    .action(action(async () => (await commands()).list));
  add('show <id>', 'print one enquiry').action(action(async () => (await commands()).show));
  add('files <id>', 'copy the files of an enquiry to a folder')
    .addOption(new Option('--to <folder>', 'the output folder').default('.'))
    .action(action(async () => (await commands()).saveFiles));
  add('export', 'print all enquiries as CSV or JSON')
    .addOption(
      new Option('--format <name>', 'the output format').choices(['csv', 'json']).default('csv'),
    )
    .addOption(statusOption())
    .action(action(async () => (await commands()).exportAll));
  add('release <id>', 'mark an enquiry as not spam').action(
    action(async () => (await commands()).release),
  );
  add('delete <id>', 'delete an enquiry and its files').action(
    action(async () => (await commands()).remove),
  );
  add('backup <folder>', 'copy all enquiries and their files, even while the server runs').action(
    action(async () => (await import('./commands/enquiry-files.ts')).backup),
  );
  add('orphans', 'list uploaded files without an enquiry')
    .addOption(new Option('--restore', 'move them back').conflicts('delete'))
    .option('--delete', 'delete them')
    .action(action(async () => (await import('./commands/enquiry-files.ts')).orphans));
  group
    .command('password')
    .description('hash a password from standard input, for PAGEWRIGHT_INBOX_PASSWORD')
    .action(action(async () => (await commands()).makePassword));
  add('purge', 'delete enquiries older than an age')
    .addOption(
      new Option('--older-than <time>', 'the age: 90d, 12w, 24m or 2y')
        .argParser((text) => timeBefore(text, Date.now()))
        .makeOptionMandatory(),
    )
    .action(action(async () => (await commands()).purge));
}
