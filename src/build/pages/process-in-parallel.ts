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

/** Returns page files with those with parameters first, since some make many pages. */
export const longestFirst = (pageFiles: PageFile[]): PageFile[] =>
  pageFiles.toSorted((a, b) => Number(b.pattern.includes('[')) - Number(a.pattern.includes('[')));

/**
 * Returns a function that takes page files until none is left; threads that share a counter never get the same one.
 */
export function takeFrom(
  pageFiles: PageFile[],
  counter: SharedArrayBuffer,
): () => PageFile | undefined {
  const taken = new Int32Array(counter);
  return () => pageFiles[Atomics.add(taken, 0, 1)];
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
  pageFiles: PageFile[];
  /** The number of page files taken so far, shared by all threads. */
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

/** Starts a worker: page-worker.ts, which is bundled beside this code (cli/bundle-command-line.mjs). */
function startWorker(job: Job): Worker {
  const file = path.join(path.dirname(fileURLToPath(import.meta.url)), 'page-worker.cjs');
  return new Worker(file, { workerData: job });
}

/**
 * Waits until a worker has finished.
 *
 * @throws what the worker throws
 */
function finished(worker: Worker, onProcessed: (file: ProcessedFile) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: ProcessedFile | typeof FINISHED) => {
      if (message === FINISHED) resolve();
      else onProcessed(message);
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
  const { site, render, onProgress } = options;
  const pageFiles = longestFirst(options.pageFiles);
  const { root: siteRoot, engineRoot, moreBlocks, extensions, pictures } = site;
  const counter = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const size = pageFiles.length;
  const wanted = Math.floor(size / FILES_PER_WORKER[render ? 'rendering' : 'checking']);
  const workers = Math.min(wanted, availableParallelism() - 1, MAX_WORKERS);
  const job: Job = {
    asOf: site.clock.asOf,
    siteRoot,
    engineRoot,
    moreBlocks,
    configRoot: extensions.root,
    pictures,
    pageFiles,
    counter,
    render: render && withoutRenderer(render),
  };
  const processed: ProcessedFile[] = [];
  // Copied, because substrings keep the whole text of the file in memory.
  const copy = (file: ProcessedFile) => processed.push(structuredClone(file));
  const others = Array.from({ length: workers }, () => startWorker(job));
  const take = takeFrom(pageFiles, counter);
  const work = render ? 'Rendering page' : 'Reading page';
  const next = () => {
    const pageFile = take();
    const taken = new Int32Array(counter)[0] ?? 0;
    onProgress?.(work, Math.min(taken, size), size);
    return pageFile;
  };
  const { stopwatch } = options;
  const own = processPageFiles(site, { next, onProcessed: copy, render, stopwatch });
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
