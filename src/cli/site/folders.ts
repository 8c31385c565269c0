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

/** Returns the action of a command, whose code is loaded when it is run. */
export type CommandAction = (
  load: () => Promise<Run<never>>,
) => (...given: unknown[]) => Promise<void>;
