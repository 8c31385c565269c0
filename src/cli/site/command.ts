/** What every command is: its folders, its arguments and its exit code. */

/** The exit codes of all commands, besides 0: a problem of the site, and wrong usage. */
export const FAILED = 1;
export const WRONG_USAGE = 2;

/** Ends a command with a message for the user. */
export class CommandFailed extends Error {
  constructor(
    message: string,
    readonly exitCode = FAILED,
  ) {
    super(message);
  }
}

/** The folders of every command. */
export interface Folders {
  engineRoot: string;
  /** Absolute path of the site's folder. */
  siteRoot: string;
}

/** A command: takes the arguments and the checked options, and returns the exit code. */
export type Run<Options extends object = object> = (
  folders: Folders,
  args: string[],
  options: Options,
) => Promise<number>;

/**
 * Returns the action of a command, whose code is loaded when it is run. `needs` are the folders of which the site has to
 * have one; `pages` by default.
 */
export type CommandAction = (
  load: () => Promise<Run<never>>,
  needs?: string[],
) => (...given: unknown[]) => Promise<void>;
