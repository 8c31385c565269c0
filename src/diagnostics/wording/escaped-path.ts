/** Paths as Windows writes them, in double quotation marks: YAML has made characters of their backslashes. */

const letters: { [character: string]: string } = {
  '\0': '0',
  '\u0007': 'a',
  '\b': 'b',
  '\t': 't',
  '\n': 'n',
  '\v': 'v',
  '\f': 'f',
  '\r': 'r',
  '\u001b': 'e',
};

/** Returns a path as it is written: with `\t` for the tab that YAML reads, and with `\` for its escape in an address. */
export const asWritten = (path: string): string =>
  path.replace(/\p{Cc}/gu, (character) => `\\${letters[character] ?? ''}`).replace(/%5c/gi, '\\');

/** Words with a backslash among them are a path only with the ending of a file. */
const isPath = /^(?:[\w.%\\/-]+|[\w .%\\/-]+\.\w{2,4})$/;

/** Returns the path with slashes where it has backslashes; `undefined` where it has none. */
export function withSlashes(path: string): string | undefined {
  const written = asWritten(path);
  return written.includes('\\') && isPath.test(written)
    ? written.replace(/^(?:\.{0,2}[\\/]+)*(?:public[\\/]+)?/, '/').replace(/\\+/g, '/')
    : undefined;
}
