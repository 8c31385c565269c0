/** Where what is wrong with a finished page was written. */
import { issuesOfEntry } from '../expand/entry-issues.ts';
import { traceBack } from '../expand/source.ts';
import type { Source } from '../model/sources.ts';
import type { DataPath, Spot } from '../model/types.ts';
import type { Site } from '../site/site.ts';
import { siteFileName } from '../site/site.ts';

/** A spot with where its file is pulled in, and whether what is wrong there follows from what is told of that place already. */
interface IssueOrigin extends Spot {
  usedBy?: Spot | undefined;
  follows?: boolean;
}

/** Returns where an editor wrote the value of a finished page at `path`, or its name. */
export function originOf(
  atKey: boolean | undefined,
  path: DataPath,
  site: Site,
  sources: Source[],
): IssueOrigin {
  const { template: _named, ...origin } = traceBack(site.files, sources, path, atKey);
  return withFollows(origin, site);
}

/** Returns an origin with whether what is wrong there follows from issues of its entry, or of a site file that cannot be read. */
export function withFollows(origin: IssueOrigin, site: Site): IssueOrigin {
  const isLost = site.siteFile.unread && origin.file === siteFileName;
  return isLost || issuesOfEntry(origin, site).length > 0 ? { ...origin, follows: true } : origin;
}
