/** A copy of a whole site that is changed and checked repeatedly, as Studio does. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SiteCheck } from '../src/build/check-pages.ts';
import { sortedProblems } from '../src/diagnostics/merge/sorted-problems.ts';
import type { Diagnostic } from '../src/diagnostics/model/diagnostic.ts';
import { formatProblems } from '../src/diagnostics/report/terminal.ts';
import { projectRoot } from './source-files.ts';

export class ChangedSite {
  readonly root = mkdtempSync(path.join(tmpdir(), 'pagewright-changed-'));
  readonly #check: Promise<SiteCheck>;
  readonly #folder: string;
  /** The files restored after the last check, which have to be checked again. */
  #restored: string[] = [];

  /** @param folder the site, relative to the project */
  constructor(folder: string) {
    this.#folder = path.join(projectRoot, folder);
    for (const part of ['pages', 'public', 'blocks']) {
      const place = path.join(this.#folder, part);
      if (this.#folder === projectRoot && part === 'blocks') continue;
      if (existsSync(place)) cpSync(place, path.join(this.root, part), { recursive: true });
    }
    this.#check = this.#opened();
  }

  async #opened(): Promise<SiteCheck> {
    const check = new SiteCheck(this.root, projectRoot, { cache: false });
    await check.all();
    return check;
  }

  /** Returns the original text of a file. */
  read(file: string): string {
    return readFileSync(path.join(this.#folder, file), 'utf8');
  }

  /**
   * Returns the problems of the site with some files replaced, or removed where the text is `undefined`; the files
   * are restored afterwards.
   */
  async problems(files: Record<string, string | Buffer | undefined>): Promise<Diagnostic[]> {
    const check = await this.#check;
    for (const [file, text] of Object.entries(files)) {
      const place = path.join(this.root, file);
      mkdirSync(path.dirname(place), { recursive: true });
      if (text === undefined) rmSync(place);
      else writeFileSync(place, text);
    }
    const names = Object.keys(files);
    const { problems } = await check.again([...new Set([...names, ...this.#restored])]);
    for (const file of names) {
      const place = path.join(this.root, file);
      const first = path.join(this.#folder, file);
      if (existsSync(first)) cpSync(first, place);
      else rmSync(place, { force: true });
    }
    this.#restored = names;
    return sortedProblems(problems);
  }

  /** Returns the problems as they are printed. */
  printed(problems: Diagnostic[]): string {
    return formatProblems(problems, { siteRoot: this.root, color: false });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
