import { type Command, InvalidArgumentError, Option } from 'commander';
import { Temporal } from 'temporal-polyfill';
import { STATUSES } from '../server/enquiries/tables.ts';
import type { CommandAction } from './site/folders.ts';

const UNITS = new Map([
  ['d', 'days'],
  ['w', 'weeks'],
  ['m', 'months'],
  ['y', 'years'],
]);

/**
 * Returns the time that `90d`, `12w`, `24m` or `2y` ago was. A month before 31 March is the last day of February.
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
  new Option('--status <name>', 'only those in this state').choices(STATUSES);

/**
 * Adds `pagewright enquiries ...`.
 *
 * @param siteOption makes the option `--site`
 */
export function addEnquiryCommands(
  program: Command,
  action: CommandAction,
  siteOption: () => Option,
): void {
  const group = program.command('enquiries').description('read and tidy what visitors have sent');
  const add = (words: string, description: string) =>
    group
      .command(words)
      .description(description)
      .addOption(siteOption())
      .option('--dev', 'those that were tried out in the dev server');
  const commands = () => import('./commands/enquiries.ts');
  add('list', 'list the enquiries, the latest first')
    .addOption(statusOption())
    .action(action(async () => (await commands()).list));
  add('show <id>', 'print one enquiry').action(action(async () => (await commands()).show));
  add('files <id>', 'write the files of an enquiry into a folder')
    .addOption(new Option('--to <folder>', 'where they are written').default('.'))
    .action(action(async () => (await commands()).saveFiles));
  add('export', 'print all enquiries for a spreadsheet or a program')
    .addOption(
      new Option('--format <name>', 'how they are written').choices(['csv', 'json']).default('csv'),
    )
    .addOption(statusOption())
    .action(action(async () => (await commands()).exportAll));
  add('release <id>', 'say that an enquiry that looked like spam is none').action(
    action(async () => (await commands()).release),
  );
  add('delete <id>', 'delete an enquiry and its files').action(
    action(async () => (await commands()).remove),
  );
  add('backup <folder>', 'copy all enquiries and their files, also while the server runs').action(
    action(async () => (await import('./commands/enquiry-files.ts')).backup),
  );
  add('orphans', 'list uploaded files that no enquiry has, and were moved aside')
    .addOption(new Option('--restore', 'move them back').conflicts('delete'))
    .option('--delete', 'delete them')
    .action(action(async () => (await import('./commands/enquiry-files.ts')).orphans));
  group
    .command('password')
    .description(
      'make the hash of a password for PAGEWRIGHT_INBOX_PASSWORD; the password is read from the input',
    )
    .action(action(async () => (await commands()).makePassword));
  add('purge', 'delete all enquiries that are older than a time')
    .addOption(
      new Option('--older-than <time>', 'such as 90d, 12w, 24m or 2y')
        .argParser((text) => timeBefore(text, Date.now()))
        .makeOptionMandatory(),
    )
    .action(action(async () => (await commands()).purge));
}
