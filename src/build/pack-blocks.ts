import path from 'node:path';
import { openSite } from '../content/open-site.ts';
import { packedBlocks, writeBundle } from './bundle.ts';

/** Bundles Pagewright's own blocks, for its package to bring along. */
export async function packBlocks(engineRoot: string): Promise<void> {
  // A site without blocks of its own.
  const { blocksFolders, holders } = openSite(path.join(engineRoot, 'src/cli/starter'), {
    engineRoot,
  });
  const options = { engineRoot, cacheFolder: '', blocksFolders, holders };
  await writeBundle(options, packedBlocks(engineRoot));
}
