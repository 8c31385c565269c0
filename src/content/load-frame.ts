import { expandBlocks } from './expand/expand.ts';
import { newExpansion, newOutput } from './expand/expansion.ts';
import { pruneItems } from './expand/items-from.ts';
import type { LoadedFrame } from './loaded.ts';
import type { Issue } from './model/issue.ts';
import type { Source } from './model/sources.ts';
import type { Block, Data, Dialogs } from './model/types.ts';
import type { Site } from './site/site.ts';
import { type Card, PageTransform } from './transform/page-transform.ts';
import { transformBlocks } from './transform/transform-blocks.ts';

/**
 * Resolves the blocks around every page, and puts them into `frame` of `site.config` and `site.settings` as well. Never
 * throws for what an editor wrote.
 */
export function loadFrame(site: Site): LoadedFrame {
  site.files.renew();
  const frame = loadOne(site);
  for (const { folder, site: local } of site.languages) {
    if (!folder) continue;
    const { links, anchors, issues, cards, uses } = loadOne(local);
    frame.others.push({ folder, links });
    frame.anchors.push(...anchors.filter((id) => !frame.anchors.includes(id)));
    frame.issues.push(...issues);
    frame.cards.push(...cards);
    frame.uses = [...new Set([...frame.uses, ...uses])].sort();
  }
  return frame;
}

/** Returns the frame of the pages of one language. */
function loadOne(site: Site): LoadedFrame {
  const loader = new FrameLoader(site);
  const frame = loader.load();
  site.frameDialogs = loader.dialogs;
  const { before, after } = frame;
  for (const config of [site.config, site.settings]) config.frame = { before, after };
  return frame;
}

/** Returns where the values of the frame's blocks are written, for the checks across pages. */
export function frameSources(site: Site): Source[] {
  const loader = new FrameLoader(site);
  loader.place('before');
  loader.place('after');
  return loader.sources;
}

class FrameLoader {
  readonly sources: Source[] = [];
  readonly dialogs: Dialogs = { dialogs: [], openers: [] };
  readonly #site: Site;
  readonly #issues: Issue[] = [];
  readonly #cards: Card[] = [];
  readonly #uses = new Set<string>();
  readonly #links: LoadedFrame['links'] = [];
  readonly #anchors: string[] = [];

  constructor(site: Site) {
    this.#site = site;
  }

  load(): LoadedFrame {
    const before = this.#list('before');
    const after = this.#list('after');
    return {
      before,
      after,
      links: this.#links,
      others: [],
      anchors: this.#anchors,
      issues: this.#issues,
      cards: this.#cards,
      uses: [...this.#uses].sort(),
    };
  }

  /** Returns the blocks of one side with templates and fragments in place. */
  place(side: 'before' | 'after') {
    const site = this.#site;
    const output = newOutput();
    const { file, blocks: written } = site.siteFile.frame[side];
    const expansion = newExpansion(site, file, { site: site.config }, output);
    const path = ['frame', side];
    expansion.path.push(...path);
    expansion.at.push(...path);
    const blocks: Data[] = [];
    expandBlocks(written, expansion, blocks);
    this.sources.push({ at: path, file, path, scope: expansion.scope }, ...output.sources);
    // expanding the blocks moves the path along
    return { blocks, output, path: path.slice() };
  }

  #list(side: 'before' | 'after'): Block[] {
    const site = this.#site;
    const { blocks, output, path } = this.place(side);
    pruneItems(site, blocks, output.wholeEntries, path.length);
    const transform = new PageTransform(site, this.sources, output.issues, path);
    transform.blocks = blocks;
    const finished = transformBlocks(blocks, transform);
    this.#cards.push(...transform.cards);
    for (const use of [...output.uses, ...transform.uses]) this.#uses.add(use);
    this.#issues.push(...output.issues);
    this.dialogs.dialogs.push(...transform.notes.dialogs);
    this.dialogs.openers.push(...transform.notes.openers);
    this.#anchors.push(...transform.anchors);
    this.#links.push(...transform.links);
    return finished;
  }
}
