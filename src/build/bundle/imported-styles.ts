import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** Returns the file that an import names; `undefined` when there is none, which the bundler reports. */
type Resolve = (name: string, importer: string) => Promise<string | undefined>;

/** Returns whether a file is code of the site or of Pagewright. Packages are not searched. */
const isOwnCode = (file: string) => /\.[jt]sx?$/.test(file) && !file.includes('node_modules');

/** Returns the names of the modules that a file imports, also later with `import()`. */
function importsIn(file: string): string[] {
  const names: string[] = [];
  const add = (source: { type: string; value?: unknown } | null) => {
    if (source?.type === 'Literal') names.push(String(source.value));
  };
  const visitor = new Visitor({
    ImportDeclaration: ({ source, importKind }) => importKind !== 'type' && add(source),
    ImportExpression: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
  });
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return names;
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
    const visited = new Set(code);
    for (const file of visited) {
      if (isOwnCode(file))
        for (const imported of await this.#importsOf(file)) visited.add(imported);
    }
    return [...visited].filter((file) => file.endsWith('.css'));
  }

  #importsOf(file: string): Promise<string[]> {
    const known = this.#imports.get(file);
    if (known) return known;
    const resolved = importsIn(file).map((name) => this.#resolve(name, file));
    const imports = Promise.all(resolved).then((files) => files.filter((one) => one !== undefined));
    this.#imports.set(file, imports);
    return imports;
  }
}
