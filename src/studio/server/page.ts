/** A page as Studio shows it: its blocks, where each is written, and its problems. */

import { loadRoute } from '../../build/dev/load-route.ts';
import { readPages } from '../../content/expand/read-pages.ts';
import { childrenOf, isObject, valueAt } from '../../content/model/data.ts';
import type { Data, DataObject, DataPath, SourceLocation } from '../../content/model/types.ts';
import { firstText } from '../../content/model/words.ts';
import { siteFor } from '../../content/site/site.ts';
import { SourceLocator } from '../../content/source-locator.ts';
import { markdownToTree, TextTooComplex, textContent } from '../../content/transform/markdown.ts';
import type { BlockEntry, PageResponse } from '../contract/pages.ts';
import { readKnown } from './changes.ts';
import type { StudioContext } from './endpoint.ts';
import { HttpError } from './http.ts';
import { stringOf } from './labels.ts';

/** Returns the page of a route. Throws an HttpError when there is none. */
export function pageAnswer(studio: StudioContext, route: string): PageResponse {
  const { live, review } = studio;
  const { answer, isFound, site, problems } = loadRoute(live.site, route, review);
  if (!answer || !isFound) throw new HttpError(404, `There is no page ${route}.`, { route });
  const { file } = answer;
  const { digest } = readKnown(studio, file);
  const languageSite = siteFor(site, file);
  const pageFile = site.pageFiles.find((one) => one.file === file);
  const pages = pageFile ? readPages(languageSite, pageFile).pages : [];
  const page = pages.find((one) => one.route === route);
  const locator = new SourceLocator(site);
  const blocks = blockEntries(page?.blocks, ['blocks'], (path) =>
    originOf(locator.inPage({ route, file }, path)),
  );
  const frame = (['before', 'after'] as const).flatMap((side) =>
    blockEntries(languageSite.frame[side], ['frame', side], (path) =>
      originOf(locator.inFrame(path, languageSite)),
    ),
  );
  // A template or a fragment may give the type; the entry shows the one that is written.
  for (const entry of flat([...blocks, ...frame])) {
    const written = valueAt(site.files.data(entry.source.file), entry.source.path);
    if (isObject(written) && typeof written.type === 'string') entry.type = written.type;
  }
  const digests: { [name: string]: string } = { [file]: digest };
  for (const { source } of flat(blocks)) {
    digests[source.file] ??= readKnown(studio, source.file).digest;
  }
  const { title, seoTitle, description } = page?.fields ?? {};
  const search = {
    title: stringOf(seoTitle) || stringOf(title),
    description: stringOf(description),
  };
  return { route, file, digest, digests, title: stringOf(title), search, blocks, frame, problems };
}

type Origin = Pick<BlockEntry, 'source' | 'usedBy'>;

type Located = SourceLocation & { usedBy?: SourceLocation | undefined };

const originOf = ({ file, path, usedBy }: Located): Origin => ({
  source: { file, path },
  ...(usedBy && { usedBy }),
});

/** Returns the blocks of a list, each with its nested blocks. */
function blockEntries(
  list: Data | undefined,
  path: DataPath,
  originAt: (path: DataPath) => Origin,
): BlockEntry[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((block, index): BlockEntry[] => {
    if (!isObject(block)) return [];
    const at = [...path, index];
    const nested = blockLists(block, at).flatMap(([inner, below]) =>
      blockEntries(inner, below, originAt),
    );
    const entry = {
      path: at,
      type: stringOf(block.type),
      title: titleOfBlock(block),
      ...originAt(at),
    };
    return [nested.length > 0 ? { ...entry, blocks: nested } : entry];
  });
}

/** Returns the lists of blocks nested in a value, each with its path, without lists nested in these. */
function blockLists(value: Data, path: DataPath): [Data[], DataPath][] {
  return childrenOf(value).flatMap(([step, inner]): [Data[], DataPath][] => {
    const at = [...path, step];
    return step === 'blocks' && Array.isArray(inner) ? [[inner, at]] : blockLists(inner, at);
  });
}

function flat(entries: BlockEntry[]): BlockEntry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.blocks ?? [])]);
}

/** Returns the text of the first paragraph of Markdown. */
function plainWords(markdown: string): string {
  const [paragraph = ''] = markdown.split(/\n\s*\n/);
  try {
    return textContent(markdownToTree(paragraph, false)).trim();
  } catch (error) {
    if (error instanceof TextTooComplex) return paragraph;
    throw error;
  }
}

/** Returns the name of a block for people: its heading, or the first line of its text. */
function titleOfBlock(block: DataObject): string {
  const words = firstText(block) ?? plainWords(firstText(block, ['text', 'body', 'html']) ?? '');
  const [line = ''] = words.split('\n');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
