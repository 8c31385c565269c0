/** Finds the entry of a collection, or the site file, that lies among the pages. */
import { isObject } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Site } from '../../content/site/site.ts';
import { ofOtherKind } from '../wording/kind-of-file.ts';

/** Returns the issue of a page without blocks that is of another kind by its fields; `undefined` for other issues. */
export function fileOfOtherKind(issue: Issue, site: Site): Issue | undefined {
  const { code, params, file } = issue;
  if (code !== 'invalid' || params.subject.kind !== 'page') return undefined;
  const written = site.files.data(file);
  if (!isObject(written) || 'blocks' in written || 'each' in written) return undefined;
  const known = site.engine.page.properties ?? {};
  const names = Object.keys(written).filter((name) => !Object.hasOwn(known, name));
  const [first = ''] = names;
  const advice = ofOtherKind(names, site);
  if (!advice) return undefined;
  return {
    code: 'unknown-key',
    params: { reason: 'other-kind', names, advice },
    file,
    path: [first],
    atKey: true,
  };
}
