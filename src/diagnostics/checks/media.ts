/** Finds pictures and films that are too large for visitors. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue, UnlocatedIssue } from '../../content/model/issue.ts';
import type { Settings } from '../../content/model/types.ts';
import type { Use } from '../../content/model/use.ts';
import type { Site } from '../../content/site/site.ts';
import { imageSizeOf } from '../../content/transform/image-size.ts';
import { findUsages } from '../../content/usages/find-usages.ts';
import { yamlSources } from '../../content/usages/yaml-sources.ts';
import { bytesOf } from '../wording/bytes.ts';

/**
 * The default limits, which `limits:` of `_site.yaml` overrides. Photographs are scaled for visitors, so their limit
 * only protects the repository.
 */
const preset = { picture: '500 kB', photograph: '10 MB', pixels: 8000, video: '25 MB' };

const UNSCALED = /\.(?:svg|gif|apng)$/i;
const PHOTOGRAPH = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;
const VIDEO = /\.(?:mp4|m4v|webm|mov|ogv)$/i;

/**
 * Returns the issues of used files that exceed the site's limits, each where the file is first used.
 *
 * @param uses the dependencies of the pages: `public/images/team.svg`
 */
export function mediaIssues(site: Site, uses: Set<Use>): Issue[] {
  const limits = { ...preset, ...site.settings.limits };
  const found = [...site.publicFiles]
    .filter((path) => uses.has(`public${path}`))
    .flatMap((path) => tooLarge(site, path, limits) ?? []);
  if (found.length === 0) return [];
  const sources = yamlSources(
    site.files,
    found.map(({ params }) => params.path),
  );
  return found.map((issue): Issue => {
    const { path } = issue.params;
    const [use] = findUsages(sources, 'image', path);
    const { file = `public${path}`, line = 1, column = 1 } = use ?? {};
    const range = { line, column, endLine: line, endColumn: column + (use ? path.length : 0) };
    return { ...issue, file, path: [], range };
  });
}

type TooLarge = Extract<UnlocatedIssue, { code: 'large-picture' | 'large-video'; params: object }>;

function tooLarge(
  site: Site,
  path: string,
  limits: NonNullable<Settings['limits']>,
): TooLarge | undefined {
  const kind = kindOf(path);
  if (!kind) return undefined;
  const bytes = statSync(join(site.root, 'public', path), { throwIfNoEntry: false })?.size ?? 0;
  const most = bytesOf(limits[kind]) ?? Number.POSITIVE_INFINITY;
  if (kind === 'video') {
    return bytes > most ? { code: 'large-video', params: { path, bytes, most } } : undefined;
  }
  if (bytes > most) return { code: 'large-picture', params: { path, kind, bytes, most } };
  if (path.endsWith('.svg')) return undefined;
  const { width = 0, height = 0 } = imageSizeOf(site, path) ?? {};
  const side = Number(limits.pixels);
  if (Math.max(width, height) <= side) return undefined;
  return { code: 'large-picture', params: { path, kind: 'pixels', width, height, most: side } };
}

function kindOf(path: string): 'picture' | 'photograph' | 'video' | undefined {
  if (UNSCALED.test(path)) return 'picture';
  if (PHOTOGRAPH.test(path)) return 'photograph';
  return VIDEO.test(path) ? 'video' : undefined;
}
