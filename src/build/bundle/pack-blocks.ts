import path from 'node:path';
import { packedBlocks, writeBundle } from './bundle.ts';

/** Bundles Pagewright's own blocks into its package. */
export async function packBlocks(engineRoot: string): Promise<void> {
  const blocksFolders = [path.join(engineRoot, 'blocks')];
  const options = { engineRoot, cacheFolder: '', blocksFolders };
  await writeBundle(options, packedBlocks(engineRoot));
}
