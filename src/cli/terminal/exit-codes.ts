/** The exit codes of all commands, beside 0: something is wrong with the site, or with how the command was run. */
export const FAILED = 1;
export const WRONG_USAGE = 2;
