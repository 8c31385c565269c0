/** One more thread that draws pages; started by draw-in-parallel.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadFrame } from '../content/load-frame.ts';
import { openSite } from '../content/site.ts';
import { type DrawJob, takeFrom } from './draw-in-parallel.ts';
import { drawPages } from './draw-pages.ts';
import { loadRenderer } from './load-renderer.ts';

const { siteRoot, engineRoot, bundle, folder, stale, counter } = workerData as DrawJob;
const site = openSite(siteRoot, { engineRoot });
await loadFrame(site);
const renderer = await loadRenderer(site, bundle);
parentPort?.postMessage(await drawPages(site, renderer, folder, takeFrom(stale, counter)));
