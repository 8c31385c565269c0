import type { Folders } from '../site/folders.ts';
import { build } from './build.ts';
import { serve } from './serve.ts';

/** Builds the site and serves it. @returns the exit code of what went wrong first, else 0 */
export async function start(
  folders: Folders,
  args: string[],
  options: Record<string, unknown>,
): Promise<number> {
  return (await build(folders, args, options)) || serve(folders, args, options);
}
