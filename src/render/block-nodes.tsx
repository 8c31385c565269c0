import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlocksContext } from '../../blocks/_shared/blocks.tsx';
import type { Block } from '../content/types.ts';
import type { RootAttributes, TreeNode } from './page-tree.ts';

/** One block type as the renderer knows it. */
export interface BlockModule {
  /** `view` is drawn at build only; `island` comes alive in the browser. */
  kind: 'view' | 'island';
  // biome-ignore lint/suspicious/noExplicitAny: each block's props are checked against its own schema
  component: ComponentType<any>;
  css: string;
}

export type BlockModules = Record<string, BlockModule>;

/** The element around each block of a page, and around those of the site's frame. */
export type RootTag = 'section' | 'div';

/** All that the fields called `blocks` hold, at any depth of the block's own data. */
function heldBlocks(value: unknown): Block[] {
  if (Array.isArray(value)) return value.flatMap(heldBlocks);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'blocks' ? (inner as Block[]) : heldBlocks(inner),
  );
}

/** The types of a list of blocks and of all that they hold. */
export function usedTypes(blocks: Block[], found = new Set<string>()): Set<string> {
  for (const block of blocks) {
    found.add(block.type);
    usedTypes(heldBlocks(block), found);
  }
  return found;
}

function rootAttributes(block: Block, key?: string): RootAttributes {
  const { type, id, tone, space } = block;
  const classes = ['block', `block-${type}`];
  if (typeof tone === 'string') classes.push(`tone-${tone}`);
  if (typeof space === 'string') classes.push(`space-${space}`);
  const attributes: RootAttributes = { className: classes.join(' '), 'data-block': type };
  if (typeof id === 'string') attributes.id = id;
  if (key !== undefined) attributes['data-key'] = key;
  return attributes;
}

/** Turns blocks into the nodes of a page's tree. */
export class BlockNodes {
  constructor(private readonly modules: BlockModules) {}

  private module(type: string): BlockModule {
    const module = this.modules[type];
    if (!module) throw new Error(`No block type is called "${type}".`);
    return module;
  }

  private isStatic(block: Block): boolean {
    return (
      this.module(block.type).kind === 'view' &&
      heldBlocks(block).every((held) => this.isStatic(held))
    );
  }

  /**
   * @param blocks resolved blocks
   * @param tag the root element's tag
   * @param prefix makes the nodes' keys unique within the page
   * @param keyed whether static nodes carry their key too, as those inside an island do
   * @throws when a block's type has no module, and whatever a block's component throws
   */
  list(blocks: Block[], tag: RootTag, prefix: string, keyed = false): TreeNode[] {
    return blocks.map((block, index) => this.node(block, tag, `${prefix}${index}`, keyed));
  }

  private node(block: Block, tag: RootTag, key: string, keyed: boolean): TreeNode {
    if (this.isStatic(block)) {
      const attributes = rootAttributes(block, keyed ? key : undefined);
      return { key, tag, attributes, html: this.staticHtml(block) };
    }
    return {
      key,
      tag,
      attributes: { ...rootAttributes(block, key), 'data-island': '' },
      props: this.withNodes(block, key),
    };
  }

  private staticHtml(block: Block): string {
    const { component: Component } = this.module(block.type);
    return renderToStaticMarkup(
      <BlocksContext value={(blocks) => this.staticBlocks(blocks as Block[])}>
        <Component {...block} />
      </BlocksContext>,
    );
  }

  private staticBlocks(blocks: Block[]) {
    return blocks.map((block, index) => {
      const { component: Component } = this.module(block.type);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once and never changes
        <section key={index} {...rootAttributes(block)}>
          <Component {...block} />
        </section>
      );
    });
  }

  /** The block's data with nodes in place of the blocks that it holds. */
  private withNodes(block: Block, key: string): Record<string, unknown> {
    let count = 0;
    const replace = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(replace);
      if (value === null || typeof value !== 'object') return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) =>
          name === 'blocks'
            ? [name, this.list(inner as Block[], 'section', `${key}-${count++}-`, true)]
            : [name, replace(inner)],
        ),
      );
    };
    return replace(block) as Record<string, unknown>;
  }
}
