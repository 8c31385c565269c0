/**
 * Returns the error of the command-line parser as one helpful line.
 *
 * @param message the parser's text; its guess of what was meant stands on a second line
 * @param argv the words behind `pagewright`
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
