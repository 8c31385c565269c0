import { codeOf, messageOf } from '../../content/model/thrown.ts';

/** An error whose message is safe to log: it quotes nothing that a visitor sent, and no password. */
export class StoreError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The messages about a database in a file, by the beginning of the error's code. */
const FILE_ERRORS: [code: RegExp, message: (file: string) => string][] = [
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    (file) =>
      `${file} is damaged, or no database of enquiries. Keep it as it is, and put your last copy of its folder in its place.`,
  ],
  [
    /^SQLITE_(BUSY|LOCKED)/,
    (file) => `${file} is held by another program. Try again when that has ended.`,
  ],
  [/^SQLITE_FULL/, (file) => `The disk is full: ${file} could not be written. Make room.`],
  [
    /^SQLITE_(READONLY|CANTOPEN|PERM|IOERR)/,
    (file) =>
      `${file} cannot be read or written. Look who may use the folder, and whether its disk is sound.`,
  ],
];
/** Matches the system's codes for a server that does not answer, and PostgreSQL's for a refused login. */
const UNREACHABLE =
  /^(E(CONN\w+|NOTFOUND|AI_AGAIN|TIMEDOUT|HOSTUNREACH)|ERR_INVALID_URL|28\w{3}|3D000)$/;

/**
 * Returns the message why a site's enquiries cannot be read. It does not have the address of a shared database, which
 * contains the password.
 *
 * @param file the file of the database; `undefined` for a shared database
 * @returns `undefined` for other errors
 */
export function storeErrorMessage(error: unknown, file: string | undefined): string | undefined {
  if (error instanceof StoreError) return error.message;
  const code = codeOf(error);
  if (file !== undefined) return FILE_ERRORS.find(([known]) => known.test(code))?.[1](file);
  const isLate = messageOf(error).includes('timeout exceeded');
  return UNREACHABLE.test(code) || isLate
    ? `The database that DATABASE_URL names does not let us in${code && ` (${code})`}. Look whether it runs, and whether name, password and host are right.`
    : undefined;
}

/**
 * Logs an error of the enquiries, but never a database's own message, which may quote what was sent.
 *
 * @param file the file of the database, if it is one
 * @param what what failed
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
