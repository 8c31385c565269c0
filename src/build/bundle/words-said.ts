/** Which words of `_site.yaml` a component may say, so that pages carry those of their islands only. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /\b(?:from |import\()'(\.{1,2}\/[^']+\.tsx?)'/g;
const SAID = /\bsay\(\s*'(\w+)'/g;

/**
 * The names of the words that a component and the files that it imports say.
 *
 * @param component absolute path of `view.tsx` or `island.tsx`
 * @param engineBlocks the engine's `blocks/`, for what a site's own block imports from `_shared`
 */
export function wordsSaid(component: string, engineBlocks: string): string[] {
  const files = new Set([component]);
  const words = new Set<string>();
  // What is added on the way is gone through as well.
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, word = ''] of code.matchAll(SAID)) words.add(word);
    for (const [, imported = ''] of code.matchAll(IMPORT)) {
      const own = path.resolve(path.dirname(file), imported);
      const shared = path.join(engineBlocks, imported.replace(/^(\.\.\/)+/, ''));
      const found = [own, shared].find((place) => existsSync(place));
      if (found) files.add(found);
    }
  }
  return [...words].sort();
}
