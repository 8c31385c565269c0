/** A site in a temporary folder, read and checked in this process. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSite } from '../src/content/open-site.ts';
import type { Diagnostic } from '../src/diagnostics/model/diagnostic.ts';
import { formatProblems } from '../src/diagnostics/report/terminal.ts';
import { readAll } from './make-test-site.ts';
import { projectRoot } from './source-files.ts';

/** The files that every site of these tests has, unless it has its own file of that name. */
const sound: Record<string, string> = {
  'pages/_site.yaml': 'name: Test\n',
  'pages/about.yaml': 'title: About\nblocks:\n  - { type: banner, title: About, id: team }\n',
  'pages/_fragments/partners.yaml': '- { type: banner, title: Partners }\n',
  'pages/_collections/services.yaml':
    '- { slug: one, title: One, category: cleaning }\n- { slug: two, title: Two, category: security }\n',
  'public/images/hall.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>',
};

export class CheckedSite {
  readonly root = mkdtempSync(path.join(tmpdir(), 'pagewright-checked-'));

  /** @param files texts by path, such as `pages/index.yaml` */
  constructor(files: Record<string, string | undefined>) {
    for (const [file, text] of Object.entries({ ...sound, ...files })) {
      if (text === undefined) continue;
      const place = path.join(this.root, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
  }

  /** Returns all problems, without the advice that is given for pages as short as these. */
  async problems(): Promise<Diagnostic[]> {
    const site = openSite(this.root, { engineRoot: projectRoot });
    const { problems } = await readAll(site);
    return problems.filter((problem) => !isAdvice(problem));
  }

  /** Returns the problems as they are printed. */
  printed(problems: Diagnostic[]): string {
    return formatProblems(problems, { siteRoot: this.root, color: false });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Returns whether a problem is advice: a warning, apart from those whose rules have samples of one block. */
const isAdvice = ({ severity, name }: Diagnostic): boolean =>
  severity === 'warning' &&
  !/^(?:unquoted-comment|special-character|template-error|indentation)$/.test(name);
