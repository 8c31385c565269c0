import { expandBlocks } from './expand/expand.ts';
import { newExpansion, newOutput } from './expand/expansion.ts';
import { pruneItems } from './expand/items-from.ts';
import type { LoadedFrame } from './loaded.ts';
import type { Source } from './model/sources.ts';
import type { Data } from './model/types.ts';
import { otherLanguages, type Site } from './site/site.ts';
import { PageTransform } from './transform/page-transform.ts';
import { transformBlocks } from './transform/transform-blocks.ts';

/**
 * Resolves the frame: the blocks around every page. Stores it in `frame` of `site.config` and `site.settings` as
 * well. Never throws because of an editor's mistakes.
 */
export function loadFrame(site: Site): LoadedFrame {
  site.files.renew();
  const frame = loadOne(site);
  for (const { folder, site: local } of otherLanguages(site)) {
    const { links, anchors, issues, cards, uses } = loadOne(local);
    frame.others.push({ folder, links });
    frame.anchors.push(...anchors.filter((id) => !frame.anchors.includes(id)));
    frame.issues.push(...issues);
    frame.cards.push(...cards);
    frame.uses = [...new Set([...frame.uses, ...uses])].sort();
  }
  return frame;
}

/** Returns the frame of one language's pages. */
function loadOne(site: Site): LoadedFrame {
  const sides = { before: loadSide(site, 'before'), after: loadSide(site, 'after') };
  const all = [sides.before, sides.after];
  const frame = { before: sides.before.blocks, after: sides.after.blocks };
  site.frameDialogs = {
    dialogs: all.flatMap(({ transform }) => transform.notes.dialogs),
    openers: all.flatMap(({ transform }) => transform.notes.openers),
  };
  for (const config of [site.config, site.settings]) config.frame = { ...frame };
  return {
    ...frame,
    links: all.flatMap(({ transform }) => transform.links),
    others: [],
    anchors: all.flatMap(({ transform }) => transform.anchors),
    issues: all.flatMap(({ transform }) => transform.issues),
    cards: all.flatMap(({ transform }) => transform.cards),
    uses: [...new Set(all.flatMap(({ uses }) => uses))].sort(),
  };
}

type Side = 'before' | 'after';

function loadSide(site: Site, side: Side) {
  const { blocks: placed, output, path, sources } = placedBlocks(site, side);
  pruneItems(site, placed, output.wholeEntries, path.length);
  // A copy of the path, because the transform changes it as it walks.
  const transform = new PageTransform(site, sources, output.issues, [...path]);
  transform.blocks = placed;
  const blocks = transformBlocks(placed, transform);
  return { blocks, transform, uses: [...output.uses, ...transform.uses] };
}

/** Returns the sources of the values in the frame's blocks, for the checks across pages. */
export function frameSources(site: Site): Source[] {
  return (['before', 'after'] as const).flatMap((side) => placedBlocks(site, side).sources);
}

/** Returns the blocks of one side with templates filled in and fragments expanded. */
function placedBlocks(site: Site, side: Side) {
  const output = newOutput();
  const { file, blocks: written } = site.siteFile.frame[side];
  const expansion = newExpansion(site, file, { site: site.config }, output);
  const path = ['frame', side];
  expansion.path.push(...path);
  expansion.at.push(...path);
  const blocks: Data[] = [];
  expandBlocks(written, expansion, blocks);
  const sources = [{ at: path, file, path, scope: expansion.scope }, ...output.sources];
  return { blocks, output, path, sources };
}
