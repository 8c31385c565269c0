import path from 'node:path';
import { readBlockTypes } from '../../content/schemas/block-types.ts';
import { readEngineSchemas } from '../../content/schemas/compose-schema.ts';
import { Validators } from '../../content/schemas/validate.ts';
import { packedBlocks, writeBundle } from './bundle.ts';

/** Bundles Pagewright's own blocks into its package. */
export async function packBlocks(engineRoot: string): Promise<void> {
  const blocksFolders = [path.join(engineRoot, 'blocks')];
  const engine = readEngineSchemas(engineRoot);
  const validators = new Validators(engine.shared);
  const { types } = readBlockTypes(blocksFolders, { engine, validators });
  const containerTypes = new Set(
    [...types.values()].flatMap((t) => (t.holdsBlocks ? [t.type] : [])),
  );
  const options = { engineRoot, cacheFolder: '', blocksFolders, containerTypes };
  await writeBundle(options, packedBlocks(engineRoot));
}
