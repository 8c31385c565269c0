/** Checks the files that `_site.yaml` refers to: its icon, its picture and its fonts. */

import { isObject, valueAt } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Data, DataPath } from '../../content/model/types.ts';
import { type Site, siteInEach } from '../../content/site/site.ts';
import { SourceLocator } from '../../content/source-locator.ts';
import { namedFileIssue, type TargetKind } from '../../content/transform/check-file.ts';

/** Matches the files that browsers accept as fonts. */
const FONT = /\.(?:woff2?|[ot]tf)$/i;

/** Returns the issues of files that are not in the public folder, for the pages of all languages. */
export const siteFileIssues = (site: Site): Issue[] => siteInEach(site).flatMap(issuesOfFiles);

function issuesOfFiles(site: Site): Issue[] {
  const { config, publicFiles, extensions, siteFile } = site;
  const locator = new SourceLocator(site);
  const theme = isObject(config.theme) ? config.theme : {};
  const font = isObject(theme.font) ? theme.font : {};
  const headingFont = isObject(theme.headingFont) ? theme.headingFont : {};
  const others = Array.isArray(font.others) ? font.others : [];
  const publish = Array.isArray(config.publish) ? config.publish : [];
  const files: [path: DataPath, file: Data | undefined, kind: TargetKind][] = [
    [['icon'], config.icon, 'file'],
    [['image'], config.image, 'picture'],
    ...publish.map((one, index): [DataPath, Data, TargetKind] => [['publish', index], one, 'file']),
    [['theme', 'font', 'file'], font.file, 'file'],
    [['theme', 'headingFont', 'file'], headingFont.file, 'file'],
    ...others.map((one, index): [DataPath, Data | undefined, TargetKind] => [
      ['theme', 'font', 'others', index, 'file'],
      isObject(one) ? one.file : undefined,
      'file',
    ]),
  ];
  return files.flatMap(([path, file, kind]): Issue[] => {
    // The files of a theme package are its own, and those of the site's own file are reported there.
    const isElsewhere = valueAt(siteFile.written, path) === undefined;
    if (isElsewhere || extensions.themeFiles.has(String(file))) return [];
    if (path.at(-1) === 'file' && /^https?:/i.test(String(file))) {
      const params = { reason: 'font-of-other-site' } as const;
      return [{ code: 'wrong-value', params, ...locator.inSiteFile(path) }];
    }
    if (isFolder(file, publicFiles)) return [];
    const issue = typeof file === 'string' ? namedFileIssue(file, kind, publicFiles) : undefined;
    if (issue) return [{ ...issue, ...locator.inSiteFile(path) }];
    if (path.at(-1) !== 'file' || typeof file !== 'string' || FONT.test(file)) return [];
    const params = { reason: 'no-font', file } as const;
    return [{ code: 'wrong-value', params, ...locator.inSiteFile(path) }];
  });
}

/** Returns whether a path is that of a folder with files. */
const isFolder = (path: Data | undefined, files: Set<string>): boolean =>
  typeof path === 'string' && path.endsWith('/') && [...files].some((one) => one.startsWith(path));
