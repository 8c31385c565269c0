/** Reads caught values, which may be of any type. */

/** Returns the message of something that was thrown. */
export function messageOf(thrown: unknown): string {
  const hasMessage = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return String(hasMessage ? thrown.message : thrown);
}

/** Returns the code of an error of Node.js or of a database, such as `ENOENT`; empty where there is none. */
export function codeOf(thrown: unknown): string {
  const isCoded = typeof thrown === 'object' && thrown !== null && 'code' in thrown;
  return isCoded ? String(thrown.code) : '';
}
