import { InvalidArgumentError, Option } from 'commander';
import { basePath } from '../build/output/base-path.ts';
import { messageOf } from '../content/model/thrown.ts';
import { momentOf } from '../content/publication/zoned-time.ts';

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

/** Makes the options that several commands have. */
export const siteOption = () =>
  new Option('--site <folder>', 'the site’s folder, with pages/ and public/').default('.');
export const outOption = () =>
  new Option('--out <folder>', 'the folder of the built site (default: dist/ of the site)');
export const baseOption = () =>
  new Option('--base <path>', 'the path of the site on its host, such as /site/')
    .env('PAGEWRIGHT_BASE')
    .argParser(sitePath);
export const asOfOption = () =>
  new Option(
    '--as-of <day>',
    'show the site as of a day, 2026-12-01, or a time, "2026-12-01 08:00"',
  ).argParser(dayOrTime);
export const portOption = (preset?: number) =>
  new Option(
    '--port <number>',
    `the port to listen on${preset ? '' : ' (default: 5173, or the next free port)'}`,
  )
    .env('PORT')
    .default(preset)
    .argParser(portNumber);
