import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PageFile } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { ProcessedFile } from '../cache/processed-file.ts';
import type { Progress } from '../progress/progress.ts';
import type { Stopwatch } from '../progress/stopwatch.ts';
import type { RenderOptions } from './page-writer.ts';
import { processPageFiles } from './process-page-files.ts';

/** How many page files a thread takes at a time: few enough that none idles at the end. */
const BATCH = 16;

/**
 * Returns the batches: each is a page file with parameters, or several files of one page each. Files with parameters
 * come first, since some make many pages.
 */
export function batchesOf(pageFiles: PageFile[]): PageFile[][] {
  const isTemplate = ({ pattern }: PageFile) => pattern.includes('[');
  const single = pageFiles.filter((pageFile) => !isTemplate(pageFile));
  const batches = Array.from({ length: Math.ceil(single.length / BATCH) }, (_, index) =>
    single.slice(index * BATCH, (index + 1) * BATCH),
  );
  return [...pageFiles.filter(isTemplate).map((pageFile) => [pageFile]), ...batches];
}

/**
 * Returns a function that takes page files until none is left; threads that share a counter never get the same batch.
 */
export function takeFrom(
  batches: PageFile[][],
  counter: SharedArrayBuffer,
): () => PageFile | undefined {
  const taken = new Int32Array(counter);
  let batch: PageFile[] = [];
  let at = 0;
  return () => {
    if (at === batch.length) {
      batch = batches[Atomics.add(taken, 0, 1)] ?? [];
      at = 0;
    }
    return batch[at++];
  };
}

/** The data of a worker. */
export interface Job {
  siteRoot: string;
  engineRoot: string;
  moreBlocks: string[];
  /** The folder of the configuration file, if there is one: functions cannot be sent to other threads. */
  configRoot: string | undefined;
  asOf: string | undefined;
  pictures: Site['pictures'];
  batches: PageFile[][];
  /** The number of batches taken so far, shared by all threads. */
  counter: SharedArrayBuffer;
  /** Without it, the pages are only checked. */
  render?: Omit<RenderOptions, 'renderer'> | undefined;
}

/**
 * With fewer page files than this a worker costs more than it saves; measured on two cores. Checking 5,000 takes one
 * thread as long as two.
 */
const FILES_PER_WORKER = { rendering: 800, checking: 6000 };
/** More threads than this wait for the disk and for each other. */
const MAX_WORKERS = 3;

/** The last message of a worker. */
export const FINISHED = 'finished';

const withoutRenderer = ({ renderer, ...rest }: RenderOptions) => rest;

function startWorker(job: Job): Worker {
  const file = path.join(path.dirname(fileURLToPath(import.meta.url)), 'page-worker.cjs');
  return new Worker(file, { workerData: job });
}

/**
 * Waits until a worker has finished.
 *
 * @throws what the worker throws
 */
function finished(worker: Worker, give: (file: ProcessedFile) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: ProcessedFile | typeof FINISHED) => {
      if (message === FINISHED) resolve();
      else give(message);
    });
    worker.once('error', reject);
  });
}

interface ProcessOptions {
  site: Site;
  pageFiles: PageFile[];
  /** Without it, the pages are only checked. */
  render?: RenderOptions;
  onProgress?: Progress | undefined;
  /** Measures this thread's share of the work. */
  stopwatch?: Stopwatch;
}

/**
 * Processes page files, on several threads if there are enough of them.
 *
 * @returns what became of each, in no particular order
 * @throws whatever a block's component throws
 */
export async function processInParallel(options: ProcessOptions): Promise<ProcessedFile[]> {
  const { site, pageFiles, render, onProgress } = options;
  const { root: siteRoot, engineRoot, moreBlocks, extensions, pictures } = site;
  const counter = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const size = pageFiles.length;
  const wanted = Math.floor(size / FILES_PER_WORKER[render ? 'rendering' : 'checking']);
  const workers = Math.min(wanted, availableParallelism() - 1, MAX_WORKERS);
  const batches = batchesOf(pageFiles);
  const job: Job = {
    asOf: site.clock.asOf,
    siteRoot,
    engineRoot,
    moreBlocks,
    configRoot: extensions.root,
    pictures,
    batches,
    counter,
    render: render && withoutRenderer(render),
  };
  const processed: ProcessedFile[] = [];
  // Copied, because substrings keep the whole text of the file in memory.
  const copy = (file: ProcessedFile) => processed.push(structuredClone(file));
  const others = Array.from({ length: workers }, () => startWorker(job));
  const take = takeFrom(batches, counter);
  const work = render ? 'Rendering page' : 'Reading page';
  const report = () => {
    const page = take();
    const taken = new Int32Array(counter)[0] ?? 0;
    onProgress?.(work, Math.min(Math.round((size * taken) / batches.length), size), size);
    return page;
  };
  const next = onProgress ? report : take;
  const own = processPageFiles(site, {
    next,
    onProcessed: copy,
    render,
    stopwatch: options.stopwatch,
  });
  try {
    await Promise.all([
      own,
      ...others.map((worker) => finished(worker, (file) => processed.push(file))),
    ]);
  } catch (error) {
    // They would go on writing to a folder that is being deleted.
    await Promise.all([...others.map((worker) => worker.terminate()), own.catch(() => undefined)]);
    throw error;
  }
  return processed;
}
