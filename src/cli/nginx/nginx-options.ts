/**
 * Validates the options of `nginx`: they are written into the configuration, where other characters would break it or
 * change its meaning.
 */
import { InvalidArgumentError, Option } from 'commander';

const ADDRESS = /^(?:(?:[\w.-]+|\*|\[[\da-f:.]+\]):)?\d{1,5}(?: [\w=]+)*$|^unix:\/[\w./-]+$/i;
const HOST_NAME = /^(?:_|\.|\*\.)?(?:[\p{L}\p{N}_-]+\.)*(?:[\p{L}\p{N}_-]+|\*)?$/u;
const ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$|^http:\/\/unix:\/[\w./-]+$/i;
const PATH = /^(?:\/[\w.~-]+)+\/?$/;

function checked(text: string, form: RegExp, hint: string): string {
  if (text !== '' && form.test(text)) return text;
  throw new InvalidArgumentError(hint);
}

/** Returns a parser that collects the values of a repeatable option. */
const listOf =
  (form: RegExp, hint: string) =>
  (text: string, before: string[] | undefined): string[] => [
    ...(before ?? []),
    checked(text, form, hint),
  ];

/** Returns the options of the command. */
export const nginxOptions = (): Option[] => [
  new Option('--server-name <names...>', 'the host names of the site').argParser(
    listOf(HOST_NAME, 'Write a name such as www.example.com.'),
  ),
  new Option('--listen <address>', 'the port, or the address and port, to listen on')
    .default('80')
    .argParser((text) => checked(text, ADDRESS, 'Write a port, 8080, or 127.0.0.1:8080.')),
  new Option('--upstream <url>', 'the address of pagewright serve, for forms')
    .default('http://127.0.0.1:4173')
    .argParser((text) => checked(text, ORIGIN, 'Write it as http://127.0.0.1:4173.')),
  new Option('--proxy <paths...>', 'other paths to pass on to it, such as /inbox').argParser(
    listOf(PATH, 'Write a path that begins with a slash, such as /inbox.'),
  ),
  new Option('--brotli', 'serve .br files; needs the nginx module brotli_static'),
];
