/** Pictures and films that are too large to send to visitors. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSizeOf } from '../finish/pictures.ts';
import type { Issue } from '../issue.ts';
import type { Site } from '../site.ts';
import type { Data, DataObject } from '../types.ts';
import { findUsages } from '../usages/find-usages.ts';
import { yamlSources } from '../usages/yaml-sources.ts';
import { bytesOf, sayBytes } from './bytes.ts';

/** What holds where `limits:` of `_site.yaml` says nothing. Photographs are made smaller for visitors, so theirs is what a repository bears. */
const preset = { picture: '500 kB', photograph: '10 MB', pixels: 8000, video: '25 MB' };

const drawing = /\.(?:svg|gif|apng)$/i;
const photograph = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;
const video = /\.(?:mp4|m4v|webm|mov|ogv)$/i;

/**
 * Files that pages use and that are larger than the site's limits, each a warning where it is first used.
 * @param uses what pages were made from: `public/images/team.svg`
 */
export function mediaIssues(site: Site, uses: Set<string>): Issue[] {
  const limits = { ...preset, ...((site.config.limits ?? {}) as DataObject) };
  const faults = [...site.publicFiles]
    .filter((path) => uses.has(`public${path}`))
    .flatMap((path) => {
      const fault = faultOf(site, path, limits);
      return fault ? [{ path, ...fault }] : [];
    });
  if (faults.length === 0) return [];
  const sources = yamlSources(
    site.root,
    faults.map(({ path }) => path),
  );
  return faults.map(({ path, ...fault }): Issue => {
    const [use] = findUsages(sources, 'image', path);
    const { file = `public${path}`, line = 1, column = 1 } = use ?? {};
    const place = { line, column, endLine: line, endColumn: column + (use ? path.length : 0) };
    return { ...fault, severity: 'warning', file, path: [], place };
  });
}

function faultOf(site: Site, path: string, limits: { [name: string]: Data }) {
  const kind = drawing.test(path)
    ? 'picture'
    : photograph.test(path)
      ? 'photograph'
      : video.test(path)
        ? 'video'
        : undefined;
  if (!kind) return undefined;
  const bytes = statSync(join(site.root, 'public', path), { throwIfNoEntry: false })?.size ?? 0;
  const most = bytesOf(limits[kind]) ?? Number.POSITIVE_INFINITY;
  const code = kind === 'video' ? ('large-video' as const) : ('large-picture' as const);
  const what = kind === 'video' ? 'film' : 'picture';
  if (bytes > most) {
    return {
      code,
      message: `The ${what} ${path} has ${sayBytes(bytes)}; the limit is ${sayBytes(most)}.`,
      hint: `Save it smaller, or change limits: { ${kind}: … } in pages/_site.yaml.`,
    };
  }
  if (kind === 'video' || path.endsWith('.svg')) return undefined;
  const { width = 0, height = 0 } = imageSizeOf(site, path) ?? {};
  const pixels = Number(limits.pixels);
  if (Math.max(width, height) <= pixels) return undefined;
  return {
    code,
    message: `The picture ${path} is ${width} by ${height} pixels; the limit is ${pixels} on a side.`,
    hint: 'Save it smaller, or change limits: { pixels: … } in pages/_site.yaml.',
  };
}
