import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfiguration } from '../../build/config/configuration.ts';
import {
  newSettings,
  generate as writeFiles,
  writeGenerated,
} from '../../content/schemas/write-generated.ts';
import { blocksFolders } from '../../content/site/blocks-folders.ts';
import { formatBrokenBlocks } from '../../diagnostics/broken-blocks.ts';
import { codesPage } from '../../diagnostics/explain.ts';
import type { Folders, Run } from '../site/folders.ts';
import { readOrEmpty } from '../site/read-or-empty.ts';
import { FAILED } from '../terminal/exit-codes.ts';

/** The page that explains all diagnostics. */
const codesFile = 'docs/problems.md';

/** Writes the generated types and schemas; with `--check` it only says whether they are up to date. */
export const generate: Run<{ check?: boolean }> = async (folders, _args, options) => {
  if (options.check) return check(folders).catch(formatBrokenBlocks);
  const { extensions } = await readConfiguration(folders.siteRoot, folders.engineRoot);
  const all = {
    ...folders,
    blocksFolders: blocksFolders(folders.siteRoot, { ...folders, extensions }),
    packages: extensions.packages,
  };
  for (const file of await writeFiles(all).catch(formatBrokenBlocks)) {
    console.log(file);
  }
  if (folders.siteRoot === folders.engineRoot) {
    writeFileSync(path.join(folders.siteRoot, codesFile), codesPage());
    console.log(codesFile);
  }
  return 0;
};

async function check({ engineRoot, siteRoot }: Folders): Promise<number> {
  const outFolder = mkdtempSync(path.join(tmpdir(), 'pagewright-generate-'));
  try {
    const { extensions } = await readConfiguration(siteRoot, engineRoot);
    const fresh = await writeGenerated({
      engineRoot,
      blocksFolders: blocksFolders(siteRoot, { engineRoot, extensions }),
      packages: extensions.packages,
      outFolder,
      siteRoot,
    });
    const places = fresh.map((file) => [file, `schema/generated/${path.basename(file)}`]);
    const old = places.filter(
      ([file = '', place = '']) => readOrEmpty(file) !== readOrEmpty(path.join(siteRoot, place)),
    );
    const stale = old.map(([, place]) => place);
    if (siteRoot === engineRoot && readOrEmpty(path.join(siteRoot, codesFile)) !== codesPage())
      stale.push(codesFile);
    if ((await newSettings(siteRoot)) !== undefined) stale.push('.vscode/settings.json');
    for (const place of stale) console.error(`${place} is not up to date: npm run generate`);
    return stale.length > 0 ? FAILED : 0;
  } finally {
    rmSync(outFolder, { recursive: true });
  }
}
