/** A site of the examples of blocks: one page for each block type. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadPageFile } from '../../content/load-page-file.ts';
import type { Block, Page } from '../../content/model/types.ts';
import { openSite } from '../../content/open-site.ts';
import type { Site, SiteOptions } from '../../content/site/site.ts';
import { diagnoseFile } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';
import type { Renderer } from '../../render/render-page.ts';
import { blankPage } from '../pages/blank-page.ts';

/** What an example may show; of a film only the name matters here. */
const exampleFiles = [
  ...['wide', 'square', 'portrait'].map((shape) => `public/images/example-${shape}.svg`),
  'public/video/example.mp4',
  'public/video/example.webm',
  'public/video/example.vtt',
];

/** Stands above an example in its page. */
const HEAD = 'title: Example\ndescription: An example.\nblocks:\n';
const HEAD_LINES = HEAD.split('\n').length - 1;

const page = (example: string) => HEAD + example.replace(/^(?=.)/gm, '  ');

export class ExampleSite {
  readonly site: Site;

  /**
   * @param examples each block type's `example.yaml`
   * @param publicFolder holds further files that examples may show
   */
  constructor(examples: Record<string, string>, options: SiteOptions, publicFolder?: string) {
    const root = mkdtempSync(path.join(tmpdir(), 'pagewright-examples-'));
    mkdirSync(path.join(root, 'pages'));
    writeFileSync(path.join(root, 'pages/_site.yaml'), 'name: Example\n');
    for (const file of exampleFiles) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      if (file.endsWith('.svg')) cpSync(path.join(options.engineRoot, file), path.join(root, file));
      else writeFileSync(path.join(root, file), '');
    }
    if (publicFolder && existsSync(publicFolder)) {
      cpSync(publicFolder, path.join(root, 'public'), { recursive: true });
    }
    for (const [type, example] of Object.entries(examples)) {
      writeFileSync(path.join(root, `pages/${type}.yaml`), page(example));
    }
    this.site = openSite(root, options);
  }

  /** Returns the page of a block type's example, and what is wrong with it; lines count within the example. */
  load(type: string): { pages: Page[]; problems: Diagnostic[] } {
    const pageFile = { file: `pages/${type}.yaml`, pattern: `/${type}` };
    const loaded = loadPageFile(this.site, pageFile);
    const problems = diagnoseFile(this.site, loaded);
    return {
      pages: loaded.pages,
      problems: problems.map((problem) => ({ ...problem, line: problem.line - HEAD_LINES })),
    };
  }

  remove(): void {
    rmSync(this.site.root, { recursive: true });
  }
}

/** Returns the HTML of blocks that were loaded, without what surrounds them on a page. */
export function renderBlocks(renderer: Renderer, blocks: Block[]): string {
  const own = { route: '/example', file: 'pages/example.yaml', title: 'Example' };
  const page = blankPage({ ...own, lang: 'en', dir: 'ltr' });
  const { html } = renderer.renderPage({ ...page, index: true, frame: false, blocks });
  return /<main id="content">([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
}
