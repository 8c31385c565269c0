/** The examples of the blocks, read and rendered without a bundler. */
import { ExampleSite, renderBlocks } from '../src/build/contract/example-site.ts';
import { holdsBlocks } from '../src/content/model/json-schema.ts';
import type { Block } from '../src/content/model/types.ts';
import type { BlockFolder } from '../src/content/schemas/read-block-folders.ts';
import type { Site } from '../src/content/site/site.ts';
import type { BlockModule, BlockModules } from '../src/render/block-nodes.ts';
import { createRenderer, type Renderer } from '../src/render/render-page.ts';
import { projectRoot } from './source-files.ts';

type Component = { default: BlockModule['component'] };

/** The components of the blocks, found by folder as the bundler does. */
const components: Record<string, Component> = import.meta.glob('../blocks/*/{view,island}.tsx', {
  eager: true,
});

/** The functions that make an island's props, for islands with static parts. */
const parts: Record<string, Pick<BlockModule, 'withParts'>> = import.meta.glob(
  '../blocks/*/parts.tsx',
  { eager: true },
);

export class RenderedExamples extends ExampleSite {
  readonly #renderer: Renderer;

  /** @param blocks the blocks whose `example.yaml` are the pages */
  constructor(blocks: BlockFolder[]) {
    super(blocks, { engineRoot: projectRoot });
    this.#renderer = createRenderer({
      site: this.site.settings,
      frame: this.site.frame,
      modules: blockModules(this.site.blockTypes),
      baseSheets: {},
      assets: { inlineScript: '', app: '/app.js' },
    });
  }

  /** Returns the HTML of loaded blocks. */
  render(blocks: Block[]): string {
    return renderBlocks(this.#renderer, blocks);
  }
}

function blockModules(blockTypes: Site['blockTypes']): BlockModules {
  const modules: BlockModules = {};
  for (const [file, { default: component }] of Object.entries(components)) {
    const [, type = '', kind] = /([^/]+)\/(view|island)\.tsx$/.exec(file) ?? [];
    const { schema = {} } = blockTypes.get(type) ?? {};
    const { withParts } = parts[`../blocks/${type}/parts.tsx`] ?? {};
    modules[type] = {
      kind: kind as BlockModule['kind'],
      holdsBlocks: holdsBlocks(schema),
      component,
      withParts,
      sheets: {},
    };
  }
  return modules;
}
