/** Checks the styles of a site's own blocks for what browsers ignore. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform, type Warning } from 'lightningcss';
import type { Issue } from '../../content/model/issue.ts';
import type { Site } from '../../content/site/site.ts';

/** Returns the issues of the styles of the blocks in a site's own folder. */
export function ownBlockIssues({ root, engineRoot }: Pick<Site, 'root' | 'engineRoot'>): Issue[] {
  const folder = join(root, 'blocks');
  // the engine's own are read by each build
  if (root === engineRoot || !existsSync(folder)) return [];
  const types = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^[_.]/.test(entry.name),
  );
  return types.flatMap(({ name }) => {
    const file = `blocks/${name}/style.css`;
    if (!existsSync(join(root, file))) return [];
    const code = readFileSync(join(root, file));
    const lines = code.toString('utf8').split('\n');
    return warningsOf(code).map(({ message, loc }): Issue => {
      const text = lines[loc.line - 1] ?? '';
      const [column, endColumn] = [text.search(/\S/) + 1, text.trimEnd().length + 1];
      return {
        code: 'broken-block-type',
        severity: 'warning',
        params: { reason: 'left-out', message },
        file,
        path: [],
        place: { line: loc.line, column, endLine: loc.line, endColumn },
      };
    });
  });
}

/** Returns what Lightning CSS cannot read; at-rules that it does not know may be newer than it. */
function warningsOf(code: Uint8Array): Warning[] {
  const { warnings } = transform({ filename: 'style.css', code, errorRecovery: true });
  return warnings.filter(({ message }) => !message.startsWith('Unknown at rule'));
}
