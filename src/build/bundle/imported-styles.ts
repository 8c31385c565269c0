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
 * Finds the style sheets that the code of blocks imports, directly or through other modules. The bundler leaves them
 * out, since the pages contain all styles.
 */
export class ImportedStyles {
  readonly #resolve: Resolve;
  /** The imported files of each file of code. */
  readonly #imports = new Map<string, Promise<string[]>>();

  constructor(resolve: Resolve) {
    this.#resolve = resolve;
  }

  /** The files of code that were read. */
  get code(): Iterable<string> {
    return this.#imports.keys();
  }

  /**
   * Returns the style sheets of a block, in the order of the imports.
   *
   * @param code absolute paths of its modules
   */
  async of(code: string[]): Promise<string[]> {
    // The bundler resolves links, such as those to packages in development.
    const visited = new Set(code.map((file) => realpathSync(file)));
    const [component = ''] = visited;
    const root = path.resolve(component, '../../..');
    for (const file of visited) {
      if (!isCodeOf(root, file)) continue;
      for (const imported of await this.#importsOf(file)) visited.add(imported);
    }
    return [...visited].filter((file) => STYLES.test(file));
  }

  #importsOf(file: string): Promise<string[]> {
    const known = this.#imports.get(file);
    if (known) return known;
    const found = importsIn(parseSync(file, readFileSync(file, 'utf8')).program);
    const resolved = found.map(({ name }) => this.#resolve(name, file));
    const imports = Promise.all(resolved).then((files) => files.filter((one) => one !== undefined));
    this.#imports.set(file, imports);
    return imports;
  }
}
