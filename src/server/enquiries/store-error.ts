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
/** The system's codes for a server that does not answer, and PostgreSQL's for one that lets nobody in. */
const UNREACHABLE =
  /^(E(CONN\w+|NOTFOUND|AI_AGAIN|TIMEDOUT|HOSTUNREACH)|ERR_INVALID_URL|28\w{3}|3D000)$/;

/**
 * Says in words why a site's enquiries cannot be read. The address of a shared database is not named: its password stands in it.
 *
 * @param file where the enquiries lie, unless they are in a shared database
 * @returns nothing for any other error
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
