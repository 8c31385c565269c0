import path from 'node:path';
import type { RunnableDevEnvironment } from 'vite';

/** What running a configuration file gives. */
interface RunConfig {
  /** What it exports as default. */
  exported: unknown;
  /** Absolute paths of the files that it imports, but for packages. */
  imported: string[];
}

/**
 * Runs a configuration file, in TypeScript or JavaScript.
 *
 * @param file its absolute path
 * @throws what it throws, or the error of the code that cannot be read
 */
export async function runConfig(file: string, engineRoot: string): Promise<RunConfig> {
  // What it exports may import more when it is called, so this is closed only where nothing is exported.
  const environment = await openEnvironment(path.dirname(file), engineRoot);
  try {
    const module = await environment.runner.import<{ default?: unknown }>(file);
    return { exported: module.default, imported: importedFiles(environment, file, engineRoot) };
  } catch (error) {
    // V8 writes a stack when it is asked for first, with the lines of the file only while the environment is open.
    if (error instanceof Error) String(error.stack);
    await environment.close();
    throw error;
  }
}

/** Opens what runs the site's own files; packages are left to Node. */
async function openEnvironment(root: string, engineRoot: string): Promise<RunnableDevEnvironment> {
  // Most sites have no such file, and Vite takes a while to load.
  const { createRunnableDevEnvironment, resolveConfig } = await import('vite');
  const inline = {
    root,
    configFile: false as const,
    envDir: false as const,
    logLevel: 'silent' as const,
    resolve: {
      // A site may be worked on by a Pagewright that is not in its node_modules.
      alias: [
        {
          find: /^pagewright\/config$/,
          replacement: path.join(engineRoot, 'src/config/define-config.mjs'),
        },
      ],
    },
    environments: {
      config: {
        consumer: 'server' as const,
        dev: { moduleRunnerTransform: true },
        resolve: { external: true as const },
      },
    },
  };
  const environment = createRunnableDevEnvironment('config', await resolveConfig(inline, 'serve'), {
    hot: false,
    // So that the stack of an error names the lines of the file as it was written.
    runnerOptions: { hmr: false, sourcemapInterceptor: 'prepareStackTrace' },
  });
  await environment.init();
  return environment;
}

function importedFiles(
  { runner }: RunnableDevEnvironment,
  file: string,
  engineRoot: string,
): string[] {
  const modules = [...runner.evaluatedModules.urlToIdModuleMap.values()];
  const files = modules.flatMap(({ meta, file: place }) =>
    meta && !('externalize' in meta) ? [place] : [],
  );
  const isOther = (one: string) => one !== file && !one.startsWith(engineRoot + path.sep);
  return [...new Set(files)].filter(isOther);
}
