/** Restores Windows paths in double quotation marks, where YAML has read their backslashes as escape sequences. */

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

/** Returns a path as it was written: with `\t` for a tab, and with `\` for its percent-encoding. */
export const asWritten = (path: string): string =>
  path.replace(/\p{Cc}/gu, (character) => `\\${letters[character] ?? ''}`).replace(/%5c/gi, '\\');

/** Matches a path. A text with spaces counts as one only with a file extension. */
const isPath = /^(?:[\w.%\\/-]+|[\w .%\\/-]+\.\w{2,4})$/;

/** Returns a path with its backslashes replaced by slashes; `undefined` when it has none. */
export function withSlashes(path: string): string | undefined {
  const written = asWritten(path);
  return written.includes('\\') && isPath.test(written)
    ? written.replace(/^(?:\.{0,2}[\\/]+)*(?:public[\\/]+)?/, '/').replace(/\\+/g, '/')
    : undefined;
}
