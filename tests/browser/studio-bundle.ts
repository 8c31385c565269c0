/** Studio's bundle, made before all tests: without it each site would bundle Studio when it is first opened. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { studioBundle } from '../../src/studio/server/studio-bundle.ts';
import { projectRoot } from '../source-files.ts';

const bundle = () =>
  studioBundle({ engineRoot: projectRoot, cacheFolder: path.join(projectRoot, '.pagewright') });

/** Copies the bundle into the cache of a site. */
export async function copyStudioBundle(siteRoot: string): Promise<void> {
  const { stamp, folder } = await bundle();
  cpSync(folder, path.join(siteRoot, '.pagewright/studio', stamp), { recursive: true });
}

/** Bundles Studio, unless an earlier run has: Playwright's `globalSetup`. */
export default async function setUp(): Promise<void> {
  await bundle();
}
