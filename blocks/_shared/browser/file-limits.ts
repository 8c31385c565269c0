/** Limits of the files that a form accepts, shared by the page, the build and the server. */

/** The largest size of a file in megabytes, unless its field sets another. */
export const MAX_FILE_SIZE = 10;

/** Returns the file extensions that a field accepts, in lower case and with their dots; none when it accepts all. */
export function acceptedEndings({ accept = '' }: { accept?: string }): string[] {
  return accept
    .toLowerCase()
    .split(',')
    .map((ending) => ending.trim())
    .filter((ending) => /^\.[a-z0-9]+$/.test(ending));
}
