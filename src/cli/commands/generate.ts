import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfiguration } from '../../build/config/configuration.ts';
import { staleFiles, generate as writeFiles } from '../../content/schemas/write-generated.ts';
import { blocksFolders } from '../../content/site/blocks-folders.ts';
import { formatBrokenBlocks } from '../../diagnostics/broken-blocks.ts';
import { codesPage } from '../../diagnostics/explain.ts';
import { FAILED, type Run } from '../site/command.ts';
import { readOrEmpty } from '../site/site-folder.ts';

/** The page that explains all diagnostics. */
const CODES_FILE = 'docs/problems.md';

/** Writes the generated types and schemas; with `--check` it only reports whether they are up to date. */
export const generate: Run<{ check?: boolean }> = async (folders, _args, options) => {
  const { siteRoot, engineRoot } = folders;
  const { extensions } = await readConfiguration(siteRoot, engineRoot);
  const { packages } = extensions;
  const all = {
    ...folders,
    packages,
    blocksFolders: blocksFolders(siteRoot, { engineRoot, extensions }),
  };
  const hasCodes = siteRoot === engineRoot;
  const codes = path.join(siteRoot, CODES_FILE);
  if (options.check) {
    const stale = await staleFiles(all).catch(formatBrokenBlocks);
    if (hasCodes && readOrEmpty(codes) !== codesPage()) stale.push(CODES_FILE);
    for (const file of stale) console.error(`${file} is out of date. Run: npm run generate`);
    return stale.length > 0 ? FAILED : 0;
  }
  const written = await writeFiles(all).catch(formatBrokenBlocks);
  if (hasCodes) {
    writeFileSync(codes, codesPage());
    written.push(CODES_FILE);
  }
  for (const file of written) console.log(file);
  return 0;
};
