import path from 'node:path';
import type { RunnableDevEnvironment } from 'vite';

/** The result of running a configuration file. */
interface RunConfig {
  /** Its default export. */
  exported: unknown;
  /** Absolute paths of the files that it imports, without packages. */
  imported: string[];
}

/**
 * Runs a configuration file, in TypeScript or JavaScript.
 *
 * @param file its absolute path
 * @throws what it throws, or the error of the code that cannot be read
 */
export async function runConfig(file: string, engineRoot: string): Promise<RunConfig> {
  // Exported functions may import more when they are called, so the environment stays open unless there is an error.
  const environment = await openEnvironment(path.dirname(file), engineRoot);
  try {
    const module = await environment.runner.import<{ default?: unknown }>(file);
    return { exported: module.default, imported: importedFiles(environment, file, engineRoot) };
  } catch (error) {
    // V8 formats a stack on first access; the source map is available only while the environment is open.
    if (error instanceof Error) String(error.stack);
    await environment.close();
    throw error;
  }
}

/** Opens the environment that runs the site's own files; packages are loaded by Node. */
async function openEnvironment(root: string, engineRoot: string): Promise<RunnableDevEnvironment> {
  // Most sites have no configuration file, and loading Vite takes a while.
  const { createRunnableDevEnvironment, resolveConfig } = await import('vite');
  const { codePlugin } = await import('../bundle/code-plugin.ts');
  const inline = {
    root,
    plugins: [codePlugin([root])],
    configFile: false as const,
    envDir: false as const,
    logLevel: 'silent' as const,
    resolve: {
      // The running Pagewright may not be the one in the site's node_modules.
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
    // Maps stacks to the lines of the source file.
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
