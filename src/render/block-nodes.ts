import type { ComponentType } from 'react';
import type { Thing } from 'schema-dts';
import { StaticPart } from '../../blocks/_shared/ui/static-part.tsx';
import type { PageOfBlock, StructuredData } from '../../blocks/_shared/ui/structured-data.ts';
import { mapChildren } from '../content/model/data.ts';
import type { Block } from '../content/model/types.ts';
import type { RootAttributes, TreeNode } from './page-tree.ts';
import type { Sheets } from './style-sheets.ts';

/** One block type as the renderer knows it. */
export interface BlockModule {
  /** `view` is rendered at build only; `island` hydrates in the browser. */
  kind: 'view' | 'island';
  /** Whether its data may have fields called `blocks`. */
  holdsBlocks: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: each block's props are checked against its own schema
  component: ComponentType<any>;
  /** Replaces data of an island that the browser does not need by static parts. */
  // biome-ignore lint/suspicious/noExplicitAny: as for the component
  withParts?: ((block: any) => Record<string, unknown>) | undefined;
  /** The names of the messages that it looks up in the browser; left out, it may look up any. */
  messages?: readonly string[] | undefined;
  /** Its own style sheets, and those that it shares with other block types. */
  sheets: Sheets;
  /** Its deferred style sheets. */
  deferred?: Sheets;
  /** Returns the structured data of a block of this type. */
  // biome-ignore lint/suspicious/noExplicitAny: as for the component
  structuredData?: StructuredData<any> | undefined;
}

export type BlockModules = Record<string, BlockModule>;

function rootAttributes(block: Block, key: string | undefined): RootAttributes {
  const { type, id, tone, space, unpublished, _path } = block;
  let className = `block block-${type}`;
  if (typeof tone === 'string') className += ` tone-${tone}`;
  if (typeof space === 'string') className += ` space-${space}`;
  const attributes: RootAttributes = { className, 'data-block': type };
  if (typeof id === 'string') attributes.id = id;
  if (typeof unpublished === 'string') attributes['data-unpublished'] = unpublished;
  if (typeof _path === 'string') attributes['data-path'] = _path;
  if (key !== undefined) attributes['data-key'] = key;
  return attributes;
}

/** Returns the blocks in the data of a block that holds blocks. */
function blocksIn(data: unknown): Block[] {
  if (Array.isArray(data)) return data.flatMap(blocksIn);
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([name, inner]) =>
    name === 'blocks' ? (inner as Block[]) : blocksIn(inner),
  );
}

/** Turns blocks into nodes of the page tree. */
export class BlockNodes {
  readonly #modules: BlockModules;

  constructor(modules: BlockModules) {
    this.#modules = modules;
  }

  #module(type: string): BlockModule {
    const module = this.#modules[type];
    if (!module) throw new Error(`No block type is called "${type}".`);
    return module;
  }

  #nested(block: Block): Block[] {
    return this.#module(block.type).holdsBlocks ? blocksIn(block) : [];
  }

  #isStatic(block: Block): boolean {
    return (
      this.#module(block.type).kind === 'view' &&
      this.#nested(block).every((inner) => this.#isStatic(inner))
    );
  }

  /** Returns the types of blocks and of all blocks inside them, added to `found`. */
  usedTypes(blocks: Block[], found = new Set<string>()): Set<string> {
    for (const block of blocks) {
      found.add(block.type);
      this.usedTypes(this.#nested(block), found);
    }
    return found;
  }

  /** Returns the structured data of blocks and of all blocks inside them. */
  structuredData(blocks: Block[], page: PageOfBlock): (Thing | undefined)[] {
    return blocks.flatMap((block) => [
      this.#module(block.type).structuredData?.(block, page),
      ...this.structuredData(this.#nested(block), page),
    ]);
  }

  /**
   * Returns the nodes of blocks. A block of static kind that holds an island is an island too: React has to reach it.
   *
   * @param blocks resolved blocks
   * @param tag the root element's tag
   * @param prefix makes the nodes' keys unique within the page
   * @param inIsland whether an island holds the blocks, so that the browser looks for them by key
   * @throws when a block's type has no module
   */
  nodesOf(blocks: Block[], tag: TreeNode['tag'], prefix: string, inIsland = false): TreeNode[] {
    return blocks.map((block, index) => this.#node(block, tag, prefix + index, inIsland));
  }

  #node(block: Block, tag: TreeNode['tag'], key: string, inIsland: boolean): TreeNode {
    const isIsland = !this.#isStatic(block);
    const attributes = rootAttributes(block, inIsland || isIsland ? key : undefined);
    if (isIsland) attributes['data-island'] = '';
    return { key, tag, attributes, ...this.#data(block, key, isIsland) };
  }

  /** Returns the block's data with nodes in place of blocks, and with its static parts numbered. */
  #data(
    block: Block,
    key: string,
    inIsland: boolean,
  ): Required<Pick<TreeNode, 'props' | 'nested'>> {
    const { holdsBlocks, withParts } = this.#module(block.type);
    const nested: TreeNode[] = [];
    if (!holdsBlocks && !withParts) return { props: block, nested };
    let count = 0;
    const nestedNodes = (blocks: Block[]) => {
      const nodes = this.nodesOf(blocks, 'section', `${key}-${count++}-`, inIsland);
      nested.push(...nodes);
      return nodes;
    };
    const replace = (value: unknown): unknown => {
      if (value instanceof StaticPart) {
        return inIsland ? new StaticPart(value.element, count++) : value;
      }
      return mapChildren(value, (child, name) =>
        name === 'blocks' && holdsBlocks ? nestedNodes(child as Block[]) : replace(child),
      );
    };
    const props = replace(withParts?.(block) ?? block) as Record<string, unknown>;
    return { props, nested };
  }
}
