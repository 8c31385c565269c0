/**
 * Reads the site again when a file of it is saved, and notifies the open pages. Two watchers: `FolderWatch` for the
 * content, pages/ and public/, which may be thousands of files; Vite's own for the code of the blocks. The configuration
 * has one more (watch-configuration.ts), which outlives the server that it restarts.
 */

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { relativePath, withSlashes } from '../../content/files/folders.ts';
import { messageOf } from '../../content/model/thrown.ts';
import { refreshSite, withPictures } from '../../content/open-site.ts';
import type { Site } from '../../content/site/site.ts';
import { listsOfBlocks } from '../bundle/blocks-plugin.ts';
import { fileStamp } from '../cache/fingerprint.mjs';
import { surveyPictures } from '../pictures/survey-pictures.ts';
import { FolderWatch } from './folder-watch.ts';

/** Sent to the open pages; src/browser/dev.ts handles it. */
export const SAVED = 'pagewright:saved';
/** Sent by a page when it starts listening, with the number of saves that it was rendered with. */
export const RENDERED = 'pagewright:rendered';
/**
 * Vite's watcher reports no further change of a file for 50 ms (chokidar's own limit), and an editor that formats on
 * save writes twice in that time.
 */
const RECHECK_MS = 60;
/** How long to wait before the site is read again after it could not be read, in milliseconds. */
const RETRY_MS = 500;

/**
 * Returns whether to poll files, where the system reports no changes, as in some containers and on network drives:
 * only Vite's watcher (chokidar) can poll.
 */
function isPolled(): boolean {
  return !/^(?:false|0|)$/i.test(process.env.CHOKIDAR_USEPOLLING ?? '');
}

/**
 * Returns the predicate of the paths that Vite's watcher ignores: what builds write, which may be thousands of files,
 * and the content, which `FolderWatch` watches.
 */
export function notForVite(siteRoot: string, engineRoot: string): (file: string) => boolean {
  const isBelow = (folder: string) => {
    const name = withSlashes(folder);
    return (file: string) => file === name || file.startsWith(`${name}/`);
  };
  const isPage = isBelow(path.join(siteRoot, 'pages'));
  const isPublic = isBelow(path.join(siteRoot, 'public'));
  const written = [
    path.join(siteRoot, 'dist'),
    path.join(siteRoot, '.pagewright'),
    path.join(engineRoot, '.pagewright'),
  ].map(isBelow);
  return (file) =>
    (!isPolled() && (isPage(file) || isPublic(file))) ||
    written.some((isWritten) => isWritten(file));
}

/** Invalidates the lists of blocks, so that the next page loads them again. */
function forgetListsOfBlocks({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const id of listsOfBlocks) {
      const module = moduleGraph.getModuleById(id);
      if (module) moduleGraph.invalidateModule(module);
    }
  }
}

/** Keeps a site up to date with its files, and notifies the open pages of each save. */
export class LiveSite {
  /**
   * The number of saves so far. A page contains the number at which it was rendered and sends it when it starts
   * listening; if something was saved in between, it is fetched again.
   */
  saves = 0;
  /** The last save that changed which blocks exist: an older page does not know the new islands and is reloaded. */
  #blocksSaved = 0;
  readonly plugin: Plugin;
  /** The site as last read. */
  site: Site;
  readonly #pages: string;
  readonly #public: string;
  /** The files of public/ that Vite knows. */
  #knownToVite: ReadonlySet<string>;
  /** Files and folders that have changed since the site was last read. */
  readonly #changed = new Set<string>();
  /** Files that Pagewright has written itself, with their state: the watcher reports them a moment later. */
  readonly #written = new Map<string, string>();
  /** The message of the error that keeps the site from being read. */
  #failure: string | undefined;
  #retry: NodeJS.Timeout | undefined;
  #server: ViteDevServer | undefined;

  /** @param onPagesSaved called with the files in pages/ that were saved, relative to the site's folder */
  constructor(
    site: Site,
    private readonly onPagesSaved: (files: string[]) => void,
  ) {
    this.site = site;
    this.#knownToVite = site.publicFiles;
    this.#pages = path.join(site.root, 'pages');
    this.#public = path.join(site.root, 'public');
    this.plugin = {
      name: 'pagewright:watch',
      configureServer: (server) => {
        this.#server = server;
        this.#watch(server);
      },
    };
  }

  /** Makes the open pages fetch themselves again, as after a save. */
  refreshPages(): void {
    this.saves++;
    this.#server?.ws.send({ type: 'custom', event: SAVED });
  }

  /**
   * Reads files that were just written, before the watcher reports them.
   *
   * @param files relative to the site's folder
   */
  wrote(files: string[]): void {
    const places = files.map((file) => path.join(this.site.root, file));
    for (const place of places) this.#written.set(place, fileStamp(place));
    this.#pagesSaved(places);
  }

  /** Returns whether a file is as it was written by Pagewright. */
  #isOwn(place: string): boolean {
    const isOwn = this.#written.get(place) === fileStamp(place);
    if (!isOwn) this.#written.delete(place);
    return isOwn;
  }

  /**
   * Reads files that were just written to public/.
   *
   * @param files relative to the site's folder
   */
  wrotePublic(files: string[]): Promise<void> {
    return this.#publicSaved(files.map((file) => path.join(this.site.root, file)));
  }

  #watch(server: ViteDevServer): void {
    const polled = isPolled() ? [this.#pages, this.#public] : [];
    server.watcher.add([...polled, ...this.site.blocksFolders]);
    server.watcher.on('all', (event, file) => {
      if (isPolled() && file.startsWith(this.#pages + path.sep)) return this.#pagesSaved([file]);
      if (isPolled() && file.startsWith(this.#public + path.sep)) return this.#publicSaved([file]);
      const stamp = fileStamp(file);
      this.#blockSaved(server, event, file);
      if (event !== 'change') return;
      setTimeout(
        () => fileStamp(file) !== stamp && this.#blockSaved(server, event, file),
        RECHECK_MS,
      );
    });
    server.ws.on(RENDERED, (known: number, client) => {
      if (known < this.#blocksSaved) client.send({ type: 'full-reload' });
      else if (known !== this.saves) client.send({ type: 'custom', event: SAVED });
    });
    if (isPolled()) return;
    this.#follow(server, this.#pages, (places) => {
      const saved = places.filter((place) => !this.#isOwn(place));
      if (saved.length > 0) this.#pagesSaved(saved);
    });
    this.#follow(server, this.#public, (places) => this.#publicSaved(places));
  }

  #follow(server: ViteDevServer, folder: string, onChange: (files: string[]) => void): void {
    const onError = (error: Error) => server.watcher.emit('error', error);
    const own = new FolderWatch(folder, { onChange, onError });
    server.httpServer?.once('close', () => own.close());
  }

  /**
   * Reads what has changed. A file can disappear between two accesses, and no edit may end the server: what could not
   * be read is read again a moment later.
   */
  #refresh(changed: string[]): void {
    for (const place of changed) this.#changed.add(place);
    try {
      this.site = refreshSite(this.site, [...this.#changed]).site;
      this.#changed.clear();
      this.#failure = undefined;
    } catch (error) {
      const message = messageOf(error);
      if (message !== this.#failure) console.error(`The site could not be read: ${message}`);
      this.#failure = message;
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => this.#pagesSaved([]), RETRY_MS).unref();
    }
  }

  /** Handles changes in pages/. A page's own text is read at each request; everything else is read here. */
  #pagesSaved(places: string[]): void {
    const { site } = this;
    const changed = places.map((place) => relativePath(site.root, place));
    const isKnown = (file: string) =>
      existsSync(path.join(site.root, file)) && site.pageFiles.some((page) => page.file === file);
    this.onPagesSaved(changed);
    this.#refresh(changed.filter((file) => !isKnown(file)));
    this.refreshPages();
  }

  /** Handles changes in public/: files and folders, or the whole of it. */
  async #publicSaved(places: string[]): Promise<void> {
    this.#refresh(['public']);
    const { pictures } = await surveyPictures(this.site);
    // The site may have been read again meanwhile.
    this.site = withPictures(this.site, pictures);
    this.#notifyVite(places.map((place) => withSlashes(place.slice(this.#public.length))));
    this.refreshPages();
  }

  /** Tells Vite of files that came, went or changed in public/: it serves only files that its watcher has reported. */
  #notifyVite(changed: string[]): void {
    const before = this.#knownToVite;
    const now = this.site.publicFiles;
    this.#knownToVite = now;
    const notify = (event: 'add' | 'change' | 'unlink', name: string) =>
      this.#server?.watcher.emit(event, path.join(this.#public, name));
    for (const name of now) if (!before.has(name)) notify('add', name);
    for (const name of before) if (!now.has(name)) notify('unlink', name);
    for (const name of changed) if (before.has(name) && now.has(name)) notify('change', name);
  }

  /**
   * Handles a save in a folder of blocks; the engine's own blocks count as well. After a change the pages are rendered
   * again, with the new schema when that was saved; when a file came or went, they are loaded anew, since there may be
   * other islands. Types are not written: `generate` does that.
   */
  #blockSaved(server: ViteDevServer, event: string, file: string): void {
    const { blocksFolders } = this.site;
    if (!blocksFolders.some((folder) => file.startsWith(folder + path.sep))) return;
    this.#refresh(['blocks']);
    // Vite invalidates the file too, but a moment later; the next page may be requested before that.
    for (const { moduleGraph } of Object.values(server.environments))
      moduleGraph.onFileChange(withSlashes(file));
    const isChange = event === 'change';
    if (!isChange || file.endsWith('schema.json')) forgetListsOfBlocks(server);
    if (isChange) this.refreshPages();
    else {
      this.#blocksSaved = ++this.saves;
      server.ws.send({ type: 'full-reload' });
    }
  }
}
