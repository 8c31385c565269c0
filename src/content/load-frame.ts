import { expandBlocks } from './expand/expand.ts';
import { newExpansion, newOutput } from './expand/expansion.ts';
import { pruneItems } from './expand/prune-items.ts';
import type { Frame } from './model/frame.ts';
import type { Source } from './model/sources.ts';
import type { Data } from './model/types.ts';
import { type Site, siteIn } from './site/site.ts';
import { PageTransform } from './transform/page-transform.ts';
import { transformBlocks } from './transform/transform-blocks.ts';

/**
 * Returns the site with the blocks around its pages resolved, those of each language. Never throws because of an
 * editor's mistakes: they are among the frame's issues.
 */
export function withFrame(site: Site): Site {
  site.files.renew();
  const languages = site.languages.map((language) => {
    const { own } = language;
    const frame = frameOf(siteIn(site, language));
    return own ? { ...language, own: { ...own, frame } } : language;
  });
  return { ...site, frame: frameOf(site), languages };
}

/** Resolves the frame of one language's pages. */
function frameOf(site: Site): Frame {
  const before = resolveSide(site, 'before');
  const after = resolveSide(site, 'after');
  const sides = [before.transform, after.transform];
  return {
    before: before.blocks,
    after: after.blocks,
    links: sides.flatMap(({ links }) => links),
    anchors: sides.flatMap(({ anchors }) => anchors),
    dialogs: {
      dialogs: sides.flatMap(({ notes }) => notes.dialogs),
      openers: sides.flatMap(({ notes }) => notes.openers),
    },
    issues: [...before.issues, ...after.issues],
    cards: sides.flatMap(({ cards }) => cards),
    uses: [...new Set([...before.uses, ...after.uses])].sort(),
  };
}

type Side = 'before' | 'after';

function resolveSide(site: Site, side: Side) {
  const { blocks: placed, output, path, sources } = placedBlocks(site, side);
  pruneItems(site, placed, output.wholeEntries, path.length);
  const expansionIssues = output.issues;
  const transform = new PageTransform(site, {
    blocks: placed,
    sources,
    expansionIssues,
    pagePath: path,
  });
  const blocks = transformBlocks(placed, transform);
  const issues = [...expansionIssues, ...output.missingValues, ...transform.issues];
  return { blocks, transform, issues, uses: [...output.uses, ...transform.uses] };
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
  expansion.path = path;
  expansion.pagePath = path;
  const blocks: Data[] = [];
  expandBlocks(written, expansion, blocks);
  const sources = [{ pagePath: path, file, path, scope: expansion.scope }, ...output.sources];
  return { blocks, output, path, sources };
}
