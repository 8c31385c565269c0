import { join } from 'node:path';
import { readJson } from '../files/read-json.ts';
import type { Site } from './site.ts';

/**
 * Returns the package that provided a block type which is no longer there, as recorded in the editors' schemas by the
 * last `pagewright generate`; `undefined` when it is not recorded.
 */
export function packageOf(type: string, { root, caches }: Site): string | undefined {
  caches.packages ??= readPackages(root);
  return caches.packages.get(type);
}

function readPackages(root: string): Map<string, string> {
  const packages = new Map<string, string>();
  const read = readJson(join(root, 'schema/generated/blocks.schema.json'));
  const { definitions } = (read?.data ?? {}) as { definitions?: object | null };
  for (const [name, schema] of Object.entries(definitions ?? {})) {
    const owner = (schema as { 'x-package'?: unknown } | null)?.['x-package'];
    if (typeof owner === 'string') packages.set(name.replace(/^block-/, ''), owner);
  }
  return packages;
}
