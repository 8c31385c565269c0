/** What files a form takes: one answer for the page, the build and the server. */

/** The largest file that a form takes, in megabytes, where its field says nothing else. */
export const MAX_FILE_SIZE = 10;

/** Returns the endings that a file's name may have, in lower case and with their dots; none when any may be sent. */
export function acceptedEndings({ accept = '' }: { accept?: string }): string[] {
  return accept
    .toLowerCase()
    .split(',')
    .map((ending) => ending.trim())
    .filter((ending) => /^\.[a-z0-9]+$/.test(ending));
}
