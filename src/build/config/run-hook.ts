import type { Hooks } from '../../config/define-config.mjs';
import { messageOf } from '../../content/model/thrown.ts';

/**
 * Runs a hook of a site's configuration, if there is one.
 *
 * @throws an error that names the hook, when it throws
 */
export async function runHook<Name extends keyof Hooks>(
  hooks: Hooks,
  name: Name,
  build: Parameters<NonNullable<Hooks[Name]>>[0],
): Promise<void> {
  try {
    // Each hook takes its own kind of build.
    await (hooks[name] as ((build: unknown) => unknown) | undefined)?.(build);
  } catch (error) {
    throw new Error(`The hook ${name} of the configuration failed: ${messageOf(error)}`, {
      cause: error,
    });
  }
}
