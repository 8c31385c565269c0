/** A site made of the examples of blocks: one page for each block type. */
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
import { loadPageFile } from '../../content/load-page-file.ts';
import type { Schema } from '../../content/model/json-schema.ts';
import type { Block, DataObject, Page } from '../../content/model/types.ts';
import { openSite } from '../../content/open-site.ts';
import { composeSchema, type EngineSchemas } from '../../content/schemas/compose-schema.ts';
import type { BlockFolder } from '../../content/schemas/read-block-folders.ts';
import type { Validators } from '../../content/schemas/validate.ts';
import type { Site, SiteOptions } from '../../content/site/site.ts';
import { parse } from '../../content/yaml/parse.ts';
import { diagnoseFile } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';
import type { Renderer } from '../../render/render-page.ts';
import { indented } from '../catalogue/read-examples.ts';
import { blankPage } from '../pages/blank-page.ts';

/** A block type with its examples, loaded and ready to be rendered. */
export interface BlockUnderTest {
  type: string;
  /** Absolute path of its folder. */
  folder: string;
  /** The content of its `schema.json`. */
  own: Schema;
  /** The same with the fields that every block has. */
  schema: Schema;
  engine: EngineSchemas;
  validators: Validators;
  /** The entries of its `example.yaml`, as they are written. */
  examples: DataObject[];
  /** The loaded examples, and their problems. */
  blocks: Block[];
  problems: Diagnostic[];
  /** Returns the HTML of blocks. */
  render(blocks: Block[]): string;
  /** Ids that may appear only once on a page, because a button elsewhere opens the element. */
  fixedIds?: string[];
}

/** Files that examples may show; the film files are empty, since only their names are checked. */
const exampleFiles = [
  ...['wide', 'square', 'portrait'].map((shape) => `public/images/example-${shape}.svg`),
  'public/video/example.mp4',
  'public/video/example.webm',
  'public/video/example.vtt',
];

/** The YAML above an example in its page. */
const HEAD = 'title: Example\ndescription: An example.\nblocks:\n';
const HEAD_LINES = HEAD.split('\n').length - 1;

export class ExampleSite {
  readonly site: Site;

  /**
   * @param blocks whose `example.yaml` are its pages
   * @param publicFolder holds further files that examples may show
   */
  constructor(blocks: BlockFolder[], options: SiteOptions, publicFolder?: string) {
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
    for (const block of blocks) {
      writeFileSync(path.join(root, `pages/${block.type}.yaml`), HEAD + indented(exampleOf(block)));
    }
    this.site = openSite(root, options);
  }

  /** Returns the page of a block type's example and its problems; lines count within the example. */
  load(type: string): { pages: Page[]; problems: Diagnostic[] } {
    const pageFile = { file: `pages/${type}.yaml`, pattern: `/${type}` };
    const loaded = loadPageFile(this.site, pageFile);
    const problems = diagnoseFile(this.site, loaded);
    return {
      pages: loaded.pages,
      problems: problems.map((problem) => ({ ...problem, line: problem.line - HEAD_LINES })),
    };
  }

  /** Returns a block for the contract; `render` returns the HTML of its examples. */
  blockUnderTest(block: BlockFolder, render: BlockUnderTest['render']): BlockUnderTest {
    const { type, folder, schema: own } = block;
    const { engine, validators } = this.site;
    const { pages, problems } = this.load(type);
    const { data } = parse(exampleOf(block));
    return {
      type,
      folder,
      own,
      engine,
      validators,
      problems,
      schema: composeSchema(type, own, engine.block),
      examples: Array.isArray(data) ? (data as DataObject[]) : [],
      blocks: pages[0]?.blocks ?? [],
      render,
    };
  }

  remove(): void {
    rmSync(this.site.root, { recursive: true });
  }
}

function exampleOf({ folder }: BlockFolder): string {
  const file = path.join(folder, 'example.yaml');
  return existsSync(file) ? readFileSync(file, 'utf8') : '[]\n';
}

/** Returns the HTML of loaded blocks, without the page around them. */
export function renderBlocks(renderer: Renderer, blocks: Block[]): string {
  const own = { route: '/example', file: 'pages/example.yaml', title: 'Example' };
  const page = blankPage({ ...own, lang: 'en', dir: 'ltr' });
  const { html } = renderer.renderPage({ ...page, index: true, frame: false, blocks });
  return /<main id="content">([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
}
