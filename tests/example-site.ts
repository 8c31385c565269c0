/** A small site of the blocks' examples: one page for each block type. */

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadPageFile } from '../src/content/load-page-file.ts';
import type { Block, Page } from '../src/content/model/types.ts';
import { openSite } from '../src/content/open-site.ts';
import type { Site } from '../src/content/site/site.ts';
import { diagnoseFile } from '../src/diagnostics/diagnose.ts';
import type { Diagnostic } from '../src/diagnostics/model/diagnostic.ts';
import type { BlockModule, BlockModules } from '../src/render/block-nodes.ts';
import { createRenderer, type Renderer } from '../src/render/render-page.ts';
import { projectRoot } from './source-files.ts';

type Component = { default: BlockModule['component'] };

/** The components themselves, as the bundler finds them: the folder is the registration. */
const components: Record<string, Component> = import.meta.glob('../blocks/*/{view,island}.tsx', {
  eager: true,
});

/** What islands are rendered from, where parts of them are static. */
const parts: Record<string, Pick<BlockModule, 'withParts'>> = import.meta.glob(
  '../blocks/*/parts.tsx',
  { eager: true },
);

/** What an example may show; of a film only the name matters here. */
const exampleFiles = [
  ...['wide', 'square', 'portrait'].map((shape) => `public/images/example-${shape}.svg`),
  'public/video/example.mp4',
  'public/video/example.webm',
  'public/video/example.vtt',
];

const page = (example: string) =>
  `title: Example\ndescription: An example.\nblocks:\n${example.replace(/^(?=.)/gm, '  ')}`;

/** The examples as a site on disk, read and drawn by the engine's own code. */
export class ExampleSite {
  readonly #root: string;
  readonly #site: Site;
  readonly #renderer: Renderer;

  /** @param examples each block type's `example.yaml` */
  constructor(examples: Record<string, string>) {
    const root = mkdtempSync(path.join(tmpdir(), 'pagewright-examples-'));
    mkdirSync(path.join(root, 'pages'));
    writeFileSync(path.join(root, 'pages/_site.yaml'), 'name: Example\n');
    for (const file of exampleFiles) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      if (file.endsWith('.svg')) cpSync(path.join(projectRoot, file), path.join(root, file));
      else writeFileSync(path.join(root, file), '');
    }
    for (const [type, example] of Object.entries(examples)) {
      writeFileSync(path.join(root, `pages/${type}.yaml`), page(example));
    }
    this.#root = root;
    this.#site = openSite(root, { engineRoot: projectRoot });
    const modules = blockModules(this.#site.holders);
    this.#renderer = createRenderer({
      site: this.#site.config,
      ...{ modules, baseSheets: {} },
      assets: { inlineScripts: { plain: '', islands: '' }, app: '/app.js' },
    });
  }

  /** The page of a block type's example. */
  async load(type: string): Promise<{ pages: Page[]; problems: Diagnostic[] }> {
    const loaded = loadPageFile(this.#site, {
      file: `pages/${type}.yaml`,
      pattern: `/${type}`,
    });
    // The page has three lines before the example.
    return {
      pages: loaded.pages,
      problems: diagnoseFile(this.#site, loaded).map((problem) => ({
        ...problem,
        line: problem.line - 3,
      })),
    };
  }

  /** Returns the HTML of blocks that were loaded. */
  draw(blocks: Block[]): string {
    const document = this.#renderer.renderPage({
      route: '/example',
      file: 'pages/example.yaml',
      title: 'Example',
      description: '',
      lang: 'en',
      dir: 'ltr',
      frame: false,
      index: true,
      said: { title: 'Example', description: '' },
      blocks,
      links: [],
      leadsTo: [],
      anchors: [],
      written: [],
    });
    return /<main id="content">([\s\S]*)<\/main>/.exec(document)?.[1] ?? '';
  }

  remove(): void {
    rmSync(this.#root, { recursive: true });
  }
}

function blockModules(holders: Set<string>): BlockModules {
  const modules: BlockModules = {};
  for (const [file, { default: component }] of Object.entries(components)) {
    const [, type = '', kind] = /([^/]+)\/(view|island)\.tsx$/.exec(file) ?? [];
    const holdsBlocks = holders.has(type);
    const { withParts } = parts[`../blocks/${type}/parts.tsx`] ?? {};
    modules[type] = {
      ...{ kind: kind as BlockModule['kind'], holdsBlocks, component },
      ...{ withParts, sheets: {} },
    };
  }
  return modules;
}
