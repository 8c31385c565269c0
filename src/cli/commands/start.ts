import type { Run } from '../site/folders.ts';
import { build } from './build.ts';
import { serve } from './serve.ts';

/** Builds the site and serves it. @returns the exit code of what went wrong first, else 0 */
export const start: Run = async (folders, args, options) => {
  return (await build(folders, args, options)) || serve(folders, args, options);
};
