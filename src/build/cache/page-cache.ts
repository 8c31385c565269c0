/**
 * Keeps what became of page files for the next run. A file is read again when one of these is in another state:
 * - its own text;
 * - what it read, which `loadPageFile` and the renderer report: collections with their schemas, fragments, icons, files of the public
 *   folder, values of `_site.yaml` (`name`, `contact.phone`);
 * - the texts that its warnings name lines of;
 * - what all pages share: the engine's and the blocks' code, the schemas, the other languages, what now is;
 * or when the time has come at which a part of it appears or disappears.
 *
 * Checks across pages, `_headers` and the sitemap are made anew by each run.
 */
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import type { PageFile } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { userOf } from '../../diagnostics/model/diagnostic.ts';
import type { EarlierPages, ProcessedFile } from './processed-file.ts';
import { sourceDigest, textDigest } from './source-digests.ts';

/** Changes when the shape of what is remembered changes. */
const VERSION = 13;
/** The number of characters to write at a time: all of a large site's would be in memory three times over. */
const CHUNK = 256 * 1024;

/** What one run remembers of the page files for the next one. */
export interface CachedPages {
  /** Digest of all that every page depends on. */
  shared: string;
  /** Digest of each thing that a page read, by its name in `uses`. */
  sources: Record<string, string>;
  /** By page file. */
  files: Map<string, ProcessedFile>;
}

/** Reads the cache of the last run; nothing when there is none, or it is unreadable or of another version. */
export function readPageCache<Content extends CachedPages>(file: string): Content | undefined {
  try {
    const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n');
    const { version, ...content } = JSON.parse(first);
    if (version !== VERSION) return undefined;
    const files = lines.map((line) => JSON.parse(line) as ProcessedFile);
    return { ...content, files: new Map(files.map((one) => [one.file, one])) };
  } catch {
    return undefined;
  }
}

/** Deletes the cache of the last run before anything of it is changed, so that a run that is cut off is not taken for it. */
export function deletePageCache(file: string): void {
  try {
    rmSync(file, { recursive: true, force: true });
  } catch {
    // Where nothing can be written there is nothing that could be taken for it.
  }
}

/**
 * Writes what the next run may use, whole or not at all: a line of JSON, and one more for each page file. Where it cannot be
 * written the next run starts from nothing.
 */
export function writePageCache<Content extends CachedPages>(file: string, content: Content): void {
  const staging = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeLines(content, staging);
    renameSync(staging, file);
  } catch {
    deletePageCache(staging);
  }
}

function writeLines({ files, ...rest }: CachedPages, place: string): void {
  const descriptor = openSync(place, 'w');
  try {
    let text = JSON.stringify({ version: VERSION, ...rest });
    for (const one of files.values()) {
      text += `\n${JSON.stringify(one)}`;
      if (text.length < CHUNK) continue;
      appendFileSync(descriptor, text);
      text = '';
    }
    appendFileSync(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}

/** Knows which page files of a run need not be read again. */
export class PageCache {
  readonly #site: Site;
  readonly #last: CachedPages | undefined;
  readonly #sources = new Map<string, string>();
  /** What the renderer read in the last run for stale files, of which pages may not be rendered again. */
  readonly #rendererReads = new Map<string, string[]>();

  /** @param last what may be kept; left out, all files are stale */
  constructor(site: Site, last?: CachedPages) {
    this.#site = site;
    this.#last = last;
    // Before pages are read: what is saved meanwhile is stale next time.
    for (const name of site.collections.keys()) this.#digest(`collections/${name}`);
    for (const name of site.fragmentNames) this.#digest(`fragments/${name}`);
  }

  /** Returns the files whose last result holds, and those that have to be read. */
  split(): { kept: ProcessedFile[]; stale: PageFile[] } {
    const kept: ProcessedFile[] = [];
    const stale: PageFile[] = [];
    for (const pageFile of this.#site.pageFiles) {
      const remembered = this.#last?.files.get(pageFile.file);
      if (remembered && this.#isUnchanged(remembered)) kept.push(remembered);
      else stale.push(pageFile);
    }
    return { kept, stale };
  }

  /**
   * Returns the pages of stale files that make several each. Of a file there are none where a file of the public folder has changed, or
   * what the renderer itself reads: the data of the pages does not determine their HTML then.
   */
  earlier(stale: PageFile[]): EarlierPages {
    const earlier: EarlierPages = new Map();
    for (const { file } of stale) {
      const { pages = [], uses = [] } = this.#last?.files.get(file) ?? {};
      const files = uses.filter((name) => name.startsWith('public/'));
      const values = uses.filter((name) => name.startsWith('renderer/'));
      if (!pages[0]?.renderedFrom || ![...files, ...values].every((name) => this.#isSame(name)))
        continue;
      this.#rendererReads.set(file, values);
      for (const page of pages) earlier.set(page.route, page);
    }
    return earlier;
  }

  /** Returns what the next run may keep. */
  cachedPages(shared: string, read: ProcessedFile[]): CachedPages {
    const files = read.map((file) => this.#withAllUses(file));
    for (const { uses } of files) for (const name of uses) this.#digest(name);
    return {
      shared,
      sources: Object.fromEntries(this.#sources),
      files: new Map(files.map((file) => [file.file, file])),
    };
  }

  /**
   * Returns a file that depends also on the texts in which its problems have their lines, and on what the renderer read for those of its
   * pages that were not rendered again.
   */
  #withAllUses(file: ProcessedFile): ProcessedFile {
    const places = file.problems.flatMap((problem) => [
      problem.file,
      userOf(problem) ?? problem.file,
    ]);
    const texts = places.map((place) => `texts/${place}`);
    const values = this.#rendererReads.get(file.file) ?? [];
    return { ...file, uses: [...new Set([...file.uses, ...texts, ...values])] };
  }

  #isUnchanged({ file, digest, changes, uses }: ProcessedFile): boolean {
    return (
      digest === textDigest(this.#site, file) &&
      !(changes !== undefined && changes <= this.#site.clock.now) &&
      uses.every((name) => this.#isSame(name))
    );
  }

  /** Returns whether what `uses` names is as it was when it was read. */
  #isSame(name: string): boolean {
    return this.#digest(name) === this.#last?.sources[name];
  }

  #digest(name: string): string {
    let digest = this.#sources.get(name);
    if (digest === undefined) {
      digest = sourceDigest(this.#site, name);
      this.#sources.set(name, digest);
    }
    return digest;
  }
}
