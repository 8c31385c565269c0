import { changesSince, folderInRepository } from '../../build/changed-pages.ts';
import { type CheckResult, checkPages } from '../../build/check-pages.ts';
import type { Untranslated } from '../../content/languages/translations.ts';
import { messageOf } from '../../content/model/thrown.ts';
import { formatGithub } from '../../diagnostics/report/github.ts';
import { formatJson } from '../../diagnostics/report/json.ts';
import { formatJunit } from '../../diagnostics/report/junit.ts';
import { formatSarif } from '../../diagnostics/report/sarif.ts';
import { formatProblems } from '../../diagnostics/report/terminal.ts';
import { CommandFailed, FAILED, type Folders, type Run, WRONG_USAGE } from '../site/command.ts';
import { versionOf } from '../site/version.ts';
import { counted } from '../terminal/counted.ts';
import { terminalProgress } from '../terminal/progress-line.ts';

interface ValidateOptions {
  format?: 'text' | 'json' | 'github' | 'sarif' | 'junit';
  /** A git revision. */
  since?: string;
  strict?: boolean;
  fix?: boolean;
  watch?: boolean;
  asOf?: string;
  translations?: boolean;
  cache?: boolean;
}

const ONE_LANGUAGE =
  'The site has one language. List the others under languages: in pages/_site.yaml.';

/**
 * Checks every page and prints every problem; exit code 1 when there is an error (with `--strict`, a warning).
 *
 * @throws CommandFailed for options that contradict each other, and an unknown revision
 */
export const validate: Run<ValidateOptions> = async (folders, _args, options) => {
  const { siteRoot, engineRoot } = folders;
  const { since, asOf, cache } = options;
  if (options.watch && options.fix) {
    throw new CommandFailed(
      '--watch and --fix cannot be used together: each save would be rewritten.',
      WRONG_USAGE,
    );
  }
  if (since !== undefined) {
    await changesSince(siteRoot, since).catch((error) => {
      throw new CommandFailed(messageOf(error), WRONG_USAGE);
    });
  }
  const report = (checked: CheckResult): Promise<number> => print(checked, folders, options);
  if (options.watch) {
    const { watchSite } = await import('./watch-site.ts');
    return watchSite(folders, { since, asOf, cache }, report);
  }
  if (!options.fix) {
    const onProgress = terminalProgress();
    const checked = await checkPages(siteRoot, engineRoot, { since, asOf, cache, onProgress });
    if (options.translations) {
      const lists = checked.untranslated.map(listed);
      console.log(lists.join('\n') || ONE_LANGUAGE);
      return 0;
    }
    return report(checked);
  }
  const { fixSite } = await import('../../build/fix-site.ts');
  const { formatDiff } = await import('../terminal/diff.ts');
  const { changes, checked } = await fixSite(siteRoot, engineRoot, asOf);
  // Keep stdout clean for formats that programs read.
  const log = (options.format ?? 'text') === 'text' ? console.log : console.error;
  if (changes.length > 0) {
    log(`${formatDiff(changes)}\nFixed ${counted(changes.length, 'file')}.`);
  }
  return report(since ? await checkPages(siteRoot, engineRoot, { since, asOf }) : checked);
};

/** Returns the pages that a language lacks, one per line. */
function listed({ name, translated, missing }: Untranslated): string {
  const pages = missing.map((route) => `  ${route}`);
  return [`${name}: ${translated} of ${translated + missing.length} pages`, ...pages].join('\n');
}

/** Prints problems in the chosen format and returns the exit code. */
async function print(
  { problems, pages }: CheckResult,
  { siteRoot, engineRoot }: Folders,
  { format = 'text', strict }: ValidateOptions,
): Promise<number> {
  const folder =
    format === 'github' || format === 'sarif' ? await folderInRepository(siteRoot) : '';
  if (format === 'json') console.log(formatJson(problems, pages));
  else if (format === 'sarif') {
    console.log(formatSarif(problems, { version: versionOf(engineRoot), folder }));
  } else if (format === 'junit') console.log(formatJunit(problems, pages));
  else if (format === 'github') {
    if (problems.length > 0) console.log(formatGithub(problems, folder));
  } else if (problems.length > 0) {
    console.error(formatProblems(problems, { siteRoot }));
    console.error(`To learn more, run: npx pagewright explain ${problems[0]?.code}`);
  } else console.log(`${counted(pages, 'page')}, no problems.`);
  return problems.some(({ severity }) => strict || severity === 'error') ? FAILED : 0;
}
