/** What the dev server does when a file of the site is saved, and how open pages learn of it. */

import { statSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { refreshSite } from '../content/open-site.ts';
import type { Site } from '../content/site.ts';
import { listsOfBlocks } from './blocks-plugin.ts';
import { surveyPictures } from './pictures/survey-pictures.ts';

/** Sent to the open pages. */
const SAVED = 'pagewright:saved';
/** Sent by a page that has just begun to listen: the number of saves that it knows. */
const DRAWN = 'pagewright:drawn';
/**
 * The watcher says nothing more of a file for 50 ms after each change (chokidar's own limit), and an
 * editor that formats what it saves writes twice in that time.
 */
const SECOND_LOOK = 60;

function modified(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** A file's path as `refreshSite` takes it; the engine's blocks count as the site's. */
function siteRelative(root: string, file: string, isBlock: boolean): string {
  return isBlock ? 'blocks/' : path.relative(root, file).replaceAll(path.sep, '/');
}

/** Which blocks there are is found out anew at the next page. */
function forgetListsOfBlocks({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const id of listsOfBlocks) {
      const module = moduleGraph.getModuleById(id);
      if (module) moduleGraph.invalidateModule(module);
    }
  }
}

interface Watched {
  saves: () => number;
  tellPages: () => void;
}

/**
 * Keeps a site as its files are while they are edited, and tells the open pages of each save.
 *
 * @returns `saves` tells how many saves there have been. A page carries the number that it was drawn with, and says it when it
 * begins to listen; when something was saved in between, it is loaded again. `tellPages` has the open pages fetched anew, as after a save.
 */
export function watchFiles(server: ViteDevServer, site: Site): Watched {
  const { root, blocksFolders } = site;
  const pagesFolder = path.join(root, 'pages') + path.sep;
  const publicFolder = path.join(root, 'public') + path.sep;
  let saves = 0;
  const tellPages = () => {
    saves++;
    server.ws.send({ type: 'custom', event: SAVED });
  };
  const saved = async (event: string, file: string) => {
    const isPage = file.startsWith(pagesFolder);
    const isBlock = blocksFolders.some((folder) => file.startsWith(folder + path.sep));
    if (!isPage && !isBlock && !file.startsWith(publicFolder)) return;
    // A page's own text is read at each request; all else was read when the site was opened.
    const ownText = isPage && !file.slice(pagesFolder.length).startsWith('_');
    if (!ownText || event !== 'change') refreshSite(site, siteRelative(root, file, isBlock));
    if (file.startsWith(publicFolder)) await surveyPictures(site);
    // Vite forgets the file too, but only in a moment: the next page may be asked for before.
    for (const { moduleGraph } of Object.values(server.environments))
      moduleGraph.onFileChange(file.replaceAll('\\', '/'));
    const listsChange = isBlock && (event !== 'change' || file.endsWith('schema.json'));
    if (listsChange) forgetListsOfBlocks(server);
    if (!listsChange || event === 'change') return tellPages();
    saves++;
    // The open page knows the islands of before.
    server.ws.send({ type: 'full-reload' });
  };
  server.watcher.add([path.join(root, 'pages'), path.join(root, 'public'), ...blocksFolders]);
  server.watcher.on('all', (event, file) => {
    const seen = modified(file);
    saved(event, file);
    if (event !== 'change') return;
    setTimeout(() => modified(file) !== seen && saved(event, file), SECOND_LOOK);
  });
  server.ws.on(DRAWN, (known: number, client) => {
    if (known !== saves) client.send({ type: 'full-reload' });
  });
  return { saves: () => saves, tellPages };
}
