/** The folders that every command gets. */
export interface Folders {
  engineRoot: string;
  /** Absolute path of the site's folder. */
  siteRoot: string;
}

/** One command: takes the arguments after its name, and returns the exit code. */
export type Run = (
  folders: Folders,
  args: string[],
  options: Record<string, unknown>,
) => Promise<number>;

/** Makes of a command, whose code is loaded when it is run, what the command line calls. */
export type CommandAction = (load: () => Promise<Run>) => (...given: unknown[]) => Promise<void>;
