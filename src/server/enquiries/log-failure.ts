import { storeFault } from './store-fault.ts';

/**
 * Says in the log that something is wrong, and never what was sent: messages of a database may quote it.
 *
 * @param file where the enquiries lie, where that is a file
 * @param what what came of it
 */
export function logFailure(
  error: unknown,
  file?: string,
  what = 'An enquiry could not be stored',
): void {
  const { code, name, path } = (error ?? {}) as NodeJS.ErrnoException;
  const said = isOurs(error) ? error.message : (file && storeFault(error, file)) || path;
  console.error(`${what} (${code ?? name ?? 'unknown'})${said ? `: ${said}` : ''}`);
}

function isOurs(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('DATABASE_URL');
}
