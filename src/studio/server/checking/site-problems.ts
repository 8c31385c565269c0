/** The problems of the whole site, as `validate` reports them, with their places in Studio. */

import path from 'node:path';
import { fileStamp } from '../../../build/cache/fingerprint.mjs';
import { type CheckResult, SiteCheck } from '../../../build/check-pages.ts';
import { dependencyOn } from '../../../content/model/use.ts';
import { yamlFiles } from '../../../content/usages/yaml-sources.ts';
import { sortedProblems } from '../../../diagnostics/merge/sorted-problems.ts';
import { type Diagnostic, userOf } from '../../../diagnostics/model/diagnostic.ts';
import { readSiteFile } from '../../../editing/site-files.ts';
import type { SiteProblem, SiteProblems } from '../../contract/changes.ts';
import type { StudioContext } from '../endpoint.ts';
import { valueFinder } from './value-finder.ts';

/** Checks a site repeatedly: only changed files are read again. */
export class ProblemSearch {
  #check: SiteCheck | undefined;
  #stamps = new Map<string, string>();
  /** The public files and the block types of the last search. */
  #others: unknown[] = [];

  constructor(private readonly studio: StudioContext) {}

  /** Returns all problems of the site with its current files. */
  async find(): Promise<SiteProblems> {
    const { root, engineRoot, extensions } = this.studio.live.site;
    const changed = this.#changedFiles();
    const isFirst = this.#check === undefined;
    this.#check ??= new SiteCheck(root, engineRoot, { extensions });
    const checked = await (isFirst ? this.#check.all() : this.#check.again(changed));
    return this.#placed(checked);
  }

  /** Returns the files and folders that have changed since the last search. */
  #changedFiles(): string[] {
    const { root, publicFiles, blockTypes } = this.studio.live.site;
    const stamps = new Map(
      yamlFiles(root).map((file) => [file, fileStamp(path.join(root, file))] as const),
    );
    const names = new Set([...stamps.keys(), ...this.#stamps.keys()]);
    const changed = [...names].filter((file) => stamps.get(file) !== this.#stamps.get(file));
    const [files, types] = this.#others;
    if (files !== publicFiles) changed.push('public');
    if (types !== blockTypes) changed.push('blocks');
    this.#stamps = stamps;
    this.#others = [publicFiles, blockTypes];
    return changed;
  }

  #placed({ problems, files }: CheckResult): SiteProblems {
    const { root } = this.studio.live.site;
    const digests: SiteProblems['digests'] = {};
    const values = new Map<string, ReturnType<typeof valueFinder>>();
    for (const { file } of problems) {
      if (values.has(file)) continue;
      const found = readable(root, file);
      values.set(file, found ? valueFinder(found.text) : () => []);
      if (found) digests[file] = found.digest;
    }
    const pageOf = (problem: Diagnostic): string | undefined => {
      const { file, route } = problem;
      const user = userOf(problem);
      const use = dependencyOn(file);
      const made =
        files.find((one) => one.file === file || one.file === user) ??
        (use && files.find(({ uses }) => uses.includes(use)));
      return route ?? made?.pages[0]?.route;
    };
    const placed = sortedProblems(problems).map((problem): SiteProblem => {
      const page = pageOf(problem);
      const place = values.get(problem.file)?.(problem) ?? [];
      return { ...problem, path: place, ...(page !== undefined && { page }) };
    });
    return { problems: placed, digests };
  }
}

/** Reads a file that may be edited; `undefined` for other files. */
function readable(root: string, file: string) {
  try {
    return readSiteFile(root, file);
  } catch {
    return undefined;
  }
}
