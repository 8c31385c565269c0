import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Site } from '../content/site.ts';
import type { PageFile } from '../content/types.ts';
import type { Renderer } from '../render/render-page.tsx';
import type { SiteBundle } from './bundle.ts';
import { type DrawnFile, drawPages } from './draw-pages.ts';

/** What a worker needs to draw beside this thread. */
export interface DrawJob {
  siteRoot: string;
  engineRoot: string;
  bundle: SiteBundle;
  /** Where the pages are written. */
  folder: string;
  stale: PageFile[];
  /** The number of page files that were taken, shared by all threads. */
  counter: SharedArrayBuffer;
}

/** A thread takes this many page files at a time: few enough that none idles at the end. */
const BATCH = 16;
/** Below this many page files a worker's start costs more than it saves; measured on two cores. */
const WORTH_A_WORKER = 800;
/** More threads than this wait for the disk and for each other. */
const MOST_WORKERS = 3;

/** Hands out page files until none is left; threads that share a counter never get the same one. */
export function takeFrom(
  stale: PageFile[],
  counter: SharedArrayBuffer,
): () => PageFile | undefined {
  const taken = new Int32Array(counter);
  let at = 0;
  let end = 0;
  return () => {
    if (at === end) {
      at = Atomics.add(taken, 0, BATCH);
      end = at + BATCH;
    }
    return stale[at++];
  };
}

function startWorker(job: DrawJob): Promise<DrawnFile[]> {
  const file = path.join(path.dirname(fileURLToPath(import.meta.url)), 'draw-worker.js');
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

export interface DrawOptions {
  site: Site;
  engineRoot: string;
  bundle: SiteBundle;
  renderer: Renderer;
  folder: string;
  stale: PageFile[];
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Draws page files, on several threads where there are enough of them.
 *
 * @returns what became of each, in no particular order
 * @throws whatever a block's component throws
 */
export async function drawInParallel(options: DrawOptions): Promise<DrawnFile[]> {
  const { site, engineRoot, bundle, renderer, folder, stale, onProgress } = options;
  const counter = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const job = { siteRoot: site.root, engineRoot, bundle, folder, stale, counter };
  const wanted = Math.floor(stale.length / WORTH_A_WORKER);
  const workers = Math.min(wanted, availableParallelism() - 1, MOST_WORKERS);
  const others = Array.from({ length: workers }, () => startWorker(job));
  const take = takeFrom(stale, counter);
  const report = () => {
    const page = take();
    onProgress?.(Math.min(new Int32Array(counter)[0] ?? 0, stale.length), stale.length);
    return page;
  };
  const own = drawPages(site, renderer, folder, onProgress ? report : take);
  return (await Promise.all([own, ...others])).flat();
}
