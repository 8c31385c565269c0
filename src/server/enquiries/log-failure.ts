/** Says in the log that something is wrong, and never what was sent: messages of a database may quote it. */
export function logFailure(error: unknown): void {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  const said = isOurs(error) ? `: ${error.message}` : '';
  console.error(`An enquiry could not be stored (${code ?? name ?? 'unknown'})${said}`);
}

function isOurs(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('DATABASE_URL');
}
