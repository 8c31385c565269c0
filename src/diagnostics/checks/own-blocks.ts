/** What the browser leaves out of a site's own blocks without a word. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeAt } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Site } from '../../content/site/site.ts';
import { blanked, type LeftOutPart } from './left-out.ts';
import { leftOutOfStyles } from './style-sheets.ts';

/** Returns the issues of the code and the styles of the blocks in a site's own folder. */
export function ownBlockIssues({ root, engineRoot }: Pick<Site, 'root' | 'engineRoot'>): Issue[] {
  // the engine's own are held to the same by its tests
  if (root === engineRoot) return [];
  const folder = join(root, 'blocks');
  if (!existsSync(folder)) return [];
  const types = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^[_.]/.test(entry.name),
  );
  return types.flatMap(({ name }) =>
    ['view.tsx', 'island.tsx', 'style.css'].flatMap((own) => {
      const place = join(folder, name, own);
      if (!existsSync(place)) return [];
      const text = readFileSync(place, 'utf8');
      const found = own === 'style.css' ? leftOutOfStyles(text) : leftOutOfCode(text, own);
      return found.map(
        ({ part, at, length }): Issue => ({
          code: 'broken-block-type',
          severity: 'warning',
          params: { reason: 'left-out', part },
          file: `blocks/${name}/${own}`,
          path: [],
          place: placeAt(text, at, length),
        }),
      );
    }),
  );
}

function leftOutOfCode(text: string, file: string): LeftOutPart[] {
  const code = blanked(text, /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g);
  const find = (pattern: RegExp, partOf: (name: string) => LeftOutPart['part']): LeftOutPart[] =>
    Array.from(code.matchAll(pattern), ({ 0: found, index }) => {
      const name = found.slice(0, -1);
      return { part: partOf(name), at: index, length: name.length };
    });
  const styles = find(/(?<=<[\w.]+(?:\s[^<>]*)?\s)style=(?=[{"])/g, () => ({
    kind: 'style-attribute',
  }));
  const scripts = find(/(?<=<[a-z]\w*(?:\s[^<>]*)?\s)on[a-z]+=(?=["'])/g, (name) => ({
    kind: 'script-attribute',
    name,
  }));
  const handlers = find(/(?<=<[a-z]\w*(?:\s[^<>]*)?\s)on[A-Z]\w+=(?=\{)/g, (name) => ({
    kind: 'handler-in-view',
    name,
  }));
  return [...styles, ...scripts, ...(file === 'view.tsx' ? handlers : [])];
}
