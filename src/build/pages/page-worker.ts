/** A worker thread that processes page files; started by process-in-parallel.ts. */

import { parentPort, workerData } from 'node:worker_threads';
import { withFrame } from '../../content/load-frame.ts';
import { openSite, withPictures } from '../../content/open-site.ts';
import { noConfiguration, readConfiguration } from '../config/configuration.ts';
import { loadRenderer } from './load-renderer.ts';
import { FINISHED, type Job, takeFrom } from './process-in-parallel.ts';
import { processPageFiles } from './process-page-files.ts';

async function work(job: Job): Promise<void> {
  const { siteRoot, engineRoot, moreBlocks, asOf, pageFiles, counter, render } = job;
  const { extensions } = job.configRoot
    ? await readConfiguration(job.configRoot, engineRoot)
    : noConfiguration;
  const opened = openSite(siteRoot, { engineRoot, moreBlocks, extensions, asOf });
  const site = withFrame(withPictures(opened, job.pictures));
  await processPageFiles(site, {
    next: takeFrom(pageFiles, counter),
    onProcessed: (file) => parentPort?.postMessage(file),
    render: render && { ...render, renderer: loadRenderer(site, render.bundle) },
  });
  parentPort?.postMessage(FINISHED);
}

// An error ends the thread and is reported to the main thread.
work(workerData);
