import { StoreError, storeErrorMessage } from './store-error.ts';

/**
 * Logs that something is wrong with the enquiries, and never what was sent: messages of a database may quote it.
 *
 * @param file the database, where it is a file
 * @param what what failed because of the error
 */
export function logFailure(
  error: unknown,
  file?: string,
  what = 'An enquiry could not be stored',
): void {
  const { code, name, path } = (error ?? {}) as NodeJS.ErrnoException;
  const isOurs = error instanceof StoreError;
  const message = (isOurs || file ? storeErrorMessage(error, file) : undefined) ?? path;
  console.error(`${what} (${code ?? name ?? 'unknown'})${message ? `: ${message}` : ''}`);
}
