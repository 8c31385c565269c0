/** Checks the styles of a site's own blocks for CSS that browsers ignore, and for missing files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dependency, transform, type Warning } from 'lightningcss';
import { listFolder } from '../../content/files/folders.ts';
import { barePath, decoded } from '../../content/model/bare-path.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Site } from '../../content/site/site.ts';

/** Returns the issues of the styles of the blocks in a site's own folder. */
export function ownBlockIssues(site: Pick<Site, 'root' | 'engineRoot' | 'publicFiles'>): Issue[] {
  const folder = join(site.root, 'blocks');
  // Each build parses the engine's own styles.
  if (site.root === site.engineRoot || !existsSync(folder)) return [];
  const types = listFolder(folder).filter(
    (entry) => entry.isDirectory() && !/^[_.]/.test(entry.name),
  );
  return types.flatMap(({ name }) => {
    const file = `blocks/${name}/style.css`;
    return existsSync(join(site.root, file))
      ? styleIssues(file, site)
      : misnamedStyle(`blocks/${name}`, site);
  });
}

function styleIssues(file: string, { root, publicFiles }: Pick<Site, 'root' | 'publicFiles'>) {
  const code = readFileSync(join(root, file));
  const { warnings, dependencies } = transform({
    filename: 'style.css',
    code,
    errorRecovery: true,
    analyzeDependencies: true,
  });
  const lines = code.toString('utf8').split('\n');
  const isThere = (address: string) =>
    address.startsWith('/')
      ? publicFiles.has(decoded(barePath(address)))
      : existsSync(join(root, file, '..', decoded(barePath(address))));
  return [
    ...warnings.filter(isMistake).map((warning) => leftOut(warning, lines, file)),
    ...(dependencies || []).flatMap((one) => missingFile(one, isThere, publicFiles, file)),
  ];
}

/**
 * Returns whether a warning is about CSS that Lightning CSS cannot parse. At-rules that it does not know may be newer
 * than it.
 */
const isMistake = ({ message }: Warning): boolean => !message.startsWith('Unknown at rule');

function leftOut({ message, loc }: Warning, lines: string[], file: string): Issue {
  const text = lines[loc.line - 1] ?? '';
  const [column, endColumn] = [text.search(/\S/) + 1, text.trimEnd().length + 1];
  return {
    code: 'broken-block-type',
    severity: 'warning',
    params: { reason: 'left-out', message },
    file,
    path: [],
    range: { line: loc.line, column, endLine: loc.line, endColumn },
  };
}

/** Returns the issue of a missing file of the public folder or of the block's folder. */
function missingFile(
  dependency: Dependency,
  isThere: (address: string) => boolean,
  known: Set<string>,
  file: string,
): Issue[] {
  if (dependency.type !== 'url') return [];
  const { url, loc } = dependency;
  const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url);
  if (isElsewhere || isThere(url)) return [];
  const { start, end } = loc;
  const range = { ...start, endLine: end.line, endColumn: end.column + 1 };
  return [{ code: 'missing-file', params: { path: url, known }, file, path: [], range }];
}

/** Returns the issue of a style sheet with a name other than style.css, which is not read. */
function misnamedStyle(folder: string, { root }: Pick<Site, 'root'>): Issue[] {
  const found = listFolder(join(root, folder)).find(({ name }) =>
    /^(?:styles?|index)\.(?:css|scss|sass|less)$/i.test(name),
  );
  if (!found) return [];
  const params = { reason: 'misnamed-style', name: found.name } as const;
  const file = `${folder}/${found.name}`;
  return [{ code: 'broken-block-type', severity: 'warning', params, file, path: [] }];
}
