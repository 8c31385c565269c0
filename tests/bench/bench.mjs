/**
 * Measures Pagewright. The last results of builds, visits, the dev server and Studio are in RESULTS.md.
 *
 * - `npm run bench`: enquiries accepted per second, and builds compared with the installed peers (peers/)
 * - `npm run bench -- enquiries`: the enquiries alone
 * - `npm run bench -- visit`: what a visitor experiences
 * - `npm run bench -- dev`: from saving a file to seeing it
 * - `npm run bench -- studio`: how long an editor waits
 * - `npm run bench -- --profile`: the time of each part of a build
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureBuilds } from './builds.mjs';
import { benchEnquiries } from './enquiries.mjs';
import { writePagewrightSite } from './make-sites.mjs';

const COMMAND = path.resolve('src/cli/pagewright.mjs');

function profileBuild() {
  const site = mkdtempSync(path.join(tmpdir(), 'pagewright-profile-'));
  try {
    writePagewrightSite(site, Number(process.env.BENCH_PAGES ?? 1000));
    // The first build bundles the blocks, as an installation does, and makes the pictures, which the second one
    // reuses.
    execFileSync(process.execPath, [COMMAND, 'build', '--site', site], { stdio: 'ignore' });
    rmSync(path.join(site, 'dist'), { recursive: true });
    const args = [COMMAND, 'build', '--site', site, '--profile'];
    execFileSync(process.execPath, args, { stdio: 'inherit' });
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

const [what = 'builds'] = process.argv.slice(2);
if (what === '--profile') profileBuild();
else if (what === 'visit') await (await import('./visit.mjs')).measureVisits();
else if (what === 'dev') await (await import('./dev.mjs')).measureDev();
else if (what === 'studio') await (await import('./studio.mjs')).measureStudio();
else if (what === 'enquiries') await benchEnquiries();
else {
  await benchEnquiries();
  await measureBuilds();
}
