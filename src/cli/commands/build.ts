import pc from 'picocolors';
import { buildSite } from '../../build/build-site.ts';
import { readConfiguration } from '../../build/config/configuration.ts';
import { Stopwatch } from '../../build/progress/stopwatch.ts';
import { messageOf } from '../../content/model/thrown.ts';
import { formatProblems } from '../../diagnostics/report/terminal.ts';
import { FAILED, type Run } from '../site/command.ts';
import { outputPlace } from '../site/site-folder.ts';
import { terminalProgress } from '../terminal/progress-line.ts';

/** How many warnings a build prints: `pagewright validate` shows all. */
const MAX_WARNINGS = 10;

export interface BuildCommandOptions {
  out?: string;
  base?: string;
  asOf?: string;
  compress?: boolean;
  strict?: boolean;
  profile?: boolean;
}

/** Builds the site and prints how many pages it has and how long that took. */
export const build: Run<BuildCommandOptions> = async (
  { siteRoot, engineRoot },
  _args,
  { out: folder = 'dist', base = '', asOf, compress = false, strict = false, profile },
) => {
  const began = performance.now();
  const stopwatch = new Stopwatch();
  const out = outputPlace(siteRoot, folder);
  const configuration = await readConfiguration(siteRoot, engineRoot);
  const { hooks } = configuration;
  await runHook('beforeBuild', () => hooks.beforeBuild?.({ root: siteRoot, out }));
  const { pages, rendered, reasons, problems, isPublished, next } = await buildSite({
    stopwatch,
    siteRoot,
    engineRoot,
    configuration,
    out,
    compress,
    strict,
    asOf,
    base,
    onProgress: terminalProgress(),
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(2);
  if (problems.length > 0)
    console.error(
      formatProblems(problems, {
        siteRoot,
        ...(!strict && { maxWarnings: MAX_WARNINGS }),
      }),
    );
  if (!isPublished) {
    console.error(pc.red('Nothing was built. The last good build is unchanged.'));
    return FAILED;
  }
  await runHook('afterBuild', () => hooks.afterBuild?.({ root: siteRoot, out, pages }));
  const fresh = rendered === pages ? '' : `, ${rendered} of them rendered`;
  if (profile) {
    console.log(String(stopwatch));
    for (const [reason, files] of reasons)
      console.log(`page files read because of ${reason}: ${files}`);
  }
  console.log(`${pc.green('Built')} ${pages} pages in ${seconds} s${fresh}: ${out}`);
  if (next)
    console.log(`Build again at ${pc.bold(next)}: content is due to appear or disappear then.`);
  return 0;
};

/**
 * Runs a hook of a site's configuration, if there is one.
 *
 * @throws an error that names the hook, when it throws
 */
async function runHook(name: string, hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch (cause) {
    throw new Error(`The hook ${name} of the configuration failed: ${messageOf(cause)}`, { cause });
  }
}
