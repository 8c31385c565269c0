import path from 'node:path';
import pc from 'picocolors';
import { buildCatalogue } from '../../build/catalogue/build-catalogue.ts';
import { formatProblems } from '../../diagnostics/report/terminal.ts';
import { FAILED, type Run } from '../site/command.ts';
import { outputPlace } from '../site/site-folder.ts';

/**
 * Writes the catalogue of the site's blocks as static pages; exit code 1 when an example has a mistake or is missing.
 */
export const catalogue: Run<{ out?: string; base?: string }> = async (
  { siteRoot, engineRoot },
  _args,
  { out: folder = 'catalogue', base = '' },
) => {
  const out = outputPlace(siteRoot, folder);
  const { blocks, problems, missing } = await buildCatalogue({
    siteRoot,
    engineRoot,
    out,
    base,
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) console.error(formatProblems(errors, { siteRoot }));
  for (const line of missing) console.error(pc.red(line));
  if (errors.length > 0) {
    console.error(pc.red('No catalogue was written. The last one is unchanged.'));
    return FAILED;
  }
  console.log(`${pc.green('Wrote')} the catalogue of ${blocks} blocks: ${out}`);
  console.log(`To see it: npx pagewright serve --out ${path.relative(process.cwd(), out) || '.'}`);
  return missing.length > 0 ? FAILED : 0;
};
