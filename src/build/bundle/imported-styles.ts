import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { importsIn } from './imports-in.ts';

/** Returns the file that an import names; `undefined` when there is none, which the bundler reports. */
type Resolve = (name: string, importer: string) => Promise<string | undefined>;

/** Style sheets, also those that Vite compiles: https://vite.dev/guide/features#css-pre-processors */
const STYLES = /\.(?:css|scss|sass|less|styl|stylus)$/;

/**
 * Returns whether a module is a file with code of a site or package, and not one of a package that is installed
 * there. The modules that plugins make have no path.
 */
function isCodeOf(root: string, module: string): boolean {
  if (!path.isAbsolute(module) || !/\.[jt]sx?$/.test(module)) return false;
  return !/^\.\.|node_modules/.test(path.relative(root, module));
}

/**
 * Finds the style sheets that the code of a block imports, directly or through other modules, in the order of the
 * imports. The bundler leaves them out, since the pages contain all styles.
 *
 * @param code absolute paths of its modules
 * @param imports gets the imported files of each file of code that is read
 */
export async function importedStyles(
  code: string[],
  resolve: Resolve,
  imports: Map<string, Promise<string[]>>,
): Promise<string[]> {
  // The bundler resolves links, such as those to packages in development.
  const visited = new Set(code.map((file) => realpathSync(file)));
  const [component = ''] = visited;
  const root = path.resolve(component, '../../..');
  for (const file of visited) {
    if (!isCodeOf(root, file)) continue;
    const imported = imports.get(file) ?? importsOf(file, resolve);
    imports.set(file, imported);
    for (const one of await imported) visited.add(one);
  }
  return [...visited].filter((file) => STYLES.test(file));
}

async function importsOf(file: string, resolve: Resolve): Promise<string[]> {
  const found = importsIn(parseSync(file, readFileSync(file, 'utf8')).program);
  const files = await Promise.all(found.map(({ name }) => resolve(name, file)));
  return files.filter((one) => one !== undefined);
}
