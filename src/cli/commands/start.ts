import type { Run } from '../site/command.ts';
import { type BuildCommandOptions, build } from './build.ts';
import { type ServeOptions, serve } from './serve.ts';

/**
 * Builds the site and serves it.
 *
 * @returns the exit code of the build if it failed, else that of the server
 */
export const start: Run<BuildCommandOptions & ServeOptions> = async (folders, args, options) => {
  return (await build(folders, args, options)) || serve(folders, args, options);
};
