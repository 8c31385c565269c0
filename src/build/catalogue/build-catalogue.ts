import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from '../../content/files/folders.ts';
import { openSite } from '../../content/open-site.ts';
import type { Site } from '../../content/site/site.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';
import { buildSite } from '../build-site.ts';
import { readConfiguration } from '../config/configuration.ts';
import { readExamples } from './read-examples.ts';
import { catalogueBlocks, HEAD_LINES, writeCatalogueSite } from './write-catalogue-site.ts';

interface CatalogueOptions {
  siteRoot: string;
  engineRoot: string;
  /** Absolute path of the output folder. */
  out: string;
  /** The base path of the catalogue, such as `/_blocks`. */
  base?: string;
}

interface Catalogue {
  /** The number of block types in it. */
  blocks: number;
  /** If there is an error among them, the last good output is unchanged. */
  problems: Diagnostic[];
  /** Messages about missing examples, one line each. */
  missing: string[];
}

/** Allows frames: the catalogue's own pages show the examples in frames. */
function allowFrames(out: string): void {
  const file = path.join(out, '_headers');
  const text = readFileSync(file, 'utf8');
  const framed = text
    .replace("frame-src 'none'", "frame-src 'self'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  writeFileSync(file, framed);
}

/** Returns a problem of a file outside of the catalogue's generated site, with the file's own name. */
function fromSite(site: Site, root: string, problem: Diagnostic): Diagnostic {
  if (!problem.file.startsWith('../')) return problem;
  return { ...problem, file: relativePath(site.root, path.join(root, problem.file)) };
}

/** Returns a problem of an example's page, at its line of `example.yaml`. */
function inExample(site: Site, problem: Diagnostic): Diagnostic {
  const [, type = '', number] = /^pages\/([^/]+)\/(\d+)\.yaml$/.exec(problem.file) ?? [];
  const folder = site.blockTypes.get(type)?.folder;
  if (!folder || !number) return problem;
  const place = path.join(folder, 'example.yaml');
  const start = readExamples(readFileSync(place, 'utf8'))[Number(number) - 1]?.line ?? 1;
  const shift = start - 1 - HEAD_LINES;
  return {
    ...problem,
    file: relativePath(site.root, place),
    line: problem.line + shift,
    endLine: problem.endLine + shift,
    column: Math.max(1, problem.column - 2),
    endColumn: Math.max(1, problem.endColumn - 2),
  };
}

/**
 * Builds the catalogue of a site's blocks, rendered by the same renderer as its pages.
 *
 * @throws when the output folder holds something else; the bundler's error when a block's code is broken
 */
export async function buildCatalogue(options: CatalogueOptions): Promise<Catalogue> {
  const { siteRoot, engineRoot, out, base } = options;
  const configuration = await readConfiguration(siteRoot, engineRoot);
  const { extensions } = configuration;
  const site = openSite(siteRoot, { engineRoot, extensions });
  const root = path.join(siteRoot, '.pagewright/catalogue');
  const missing = writeCatalogueSite(site, root);
  const { problems } = await buildSite({
    siteRoot: root,
    engineRoot,
    configuration: { ...configuration, extensions: { ...extensions, rules: [], issues: [] } },
    out,
    ...(base !== undefined && { base }),
    moreBlocks: [path.join(siteRoot, 'blocks'), catalogueBlocks(engineRoot)],
    // The examples' links lead to pages that this site does not have.
    linksAreChecked: false,
  });
  const blocks = site.blockTypes.size;
  const isBuilt = !problems.some(({ severity }) => severity === 'error');
  if (isBuilt) allowFrames(out);
  const located = problems.map((problem) => inExample(site, fromSite(site, root, problem)));
  const broken = diagnose(site, [...extensions.issues, ...site.issues.blocks])
    .filter(({ file }) => !located.some((problem) => problem.file === file))
    .map(({ file, message }) => `${file}: ${message}`);
  return { blocks, problems: located, missing: [...broken, ...missing] };
}
