/** The folders that every command gets. */
export interface Folders {
  engineRoot: string;
  /** Absolute path of the site's folder. */
  siteRoot: string;
}

/** One command: takes the arguments after its name and its options, as the command line has checked them, and returns the exit code. */
export type Run<Options extends object = object> = (
  folders: Folders,
  args: string[],
  options: Options,
) => Promise<number>;

/** Makes of a command, whose code is loaded when it is run, what the command line calls. */
export type CommandAction = (
  load: () => Promise<Run<never>>,
) => (...given: unknown[]) => Promise<void>;
