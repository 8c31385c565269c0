/** The exit codes of all commands, besides 0: a problem of the site, and wrong usage. */
export const FAILED = 1;
export const WRONG_USAGE = 2;
