import { join } from 'node:path';
import { readJson } from '../files/read-json.ts';
import type { Site } from './site.ts';

/** What was read for a site: packages by the types of their blocks. */
const known = new WeakMap<Site['blockTypes'], Map<string, string>>();

/**
 * Returns the package that a block came from which is not there now, as the schemas of editors remember it since the last
 * `pagewright generate`; `undefined` when they do not.
 */
export function packageOf(type: string, { root, blockTypes }: Site): string | undefined {
  const packages = known.get(blockTypes) ?? readPackages(root);
  known.set(blockTypes, packages);
  return packages.get(type);
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
