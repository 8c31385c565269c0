/** Finds misspelt names in the site file of a language, whose values would change nothing. */
import { isObject } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Data, DataPath } from '../../content/model/types.ts';
import { SITE_FILE_NAME, type Site, siteInEach } from '../../content/site/site.ts';
import { meant } from '../wording/nearest.ts';

/** The fields of a site file with names that a site chooses itself. */
const freeParts = ['contact', 'menus', 'data'];

/** Returns the issues of names that the site's own file lacks and that resemble one which it has. */
export function languageNameIssues(site: Site): Issue[] {
  const [own, ...others] = siteInEach(site).map(({ siteFile }) => siteFile.source);
  return others.flatMap((other) => {
    const { file, data } = other ?? {};
    if (!file || !isObject(data) || !isObject(own?.data)) return [];
    const main = own.data;
    return freeParts
      .flatMap((part) => misspelt(data[part], main[part], file, [part]))
      .filter(({ path }) => !isAsked(path, file, site));
  });
}

function misspelt(
  value: Data | undefined,
  main: Data | undefined,
  file: string,
  path: DataPath,
): Issue[] {
  if (!isObject(value) || !isObject(main)) return [];
  const open = Object.keys(main).filter((name) => !Object.hasOwn(value, name));
  return Object.entries(value).flatMap(([name, below]): Issue[] => {
    const at = [...path, name];
    if (Object.hasOwn(main, name)) return misspelt(below, main[name], file, at);
    const wanted = meant(name, open).suggestion;
    if (wanted === undefined) return [];
    const params = { reason: 'language', name, wanted } as const;
    return [{ code: 'unknown-key', severity: 'warning', params, file, path: at, atKey: true }];
  });
}

/** Returns whether a template asks for a value, so that its name is right here and misspelt in the site's own file. */
function isAsked(path: DataPath, file: string, { files, pageFiles, fragmentNames }: Site): boolean {
  const fragments = [...fragmentNames].map((name) => `pages/_fragments/${name}.yaml`);
  const all = [SITE_FILE_NAME, file, ...fragments, ...pageFiles.map((page) => page.file)];
  return all.some((one) => files.text(one)?.includes(`site.${path.join('.')}`));
}
