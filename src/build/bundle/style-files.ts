/** Resolves the imports of style sheets. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';

interface ParsedSheet {
  /** Its rules without its imports, minified; imports of packages stay, for the bundler's plugins. */
  css: string;
  /** The addresses of its imports. */
  imports: string[];
}

/**
 * Parses a style sheet.
 *
 * @param errorRecovery whether to leave out what cannot be read
 * @throws the parser's error, with the place of what it cannot read
 */
export function parseSheet(css: string, file: string, errorRecovery = false): ParsedSheet {
  const imports: string[] = [];
  const { code } = transform({
    filename: file,
    code: Buffer.from(css),
    minify: true,
    errorRecovery,
    visitor: {
      Rule: {
        import({ value }) {
          if (isOfPackage(value.url, file)) return undefined;
          imports.push(value.url);
          return [];
        },
      },
    },
  });
  return { css: code.toString(), imports };
}

/** The prefix of the engine's style sheets in imports, by package name. */
const ENGINE_STYLES = 'pagewright/styles/';

/** Returns whether an import is another package's style sheet, such as Tailwind's. */
const isOfPackage = (address: string, importer: string) =>
  /^[@a-z]/i.test(address) &&
  !/^[a-z]+:/i.test(address) &&
  !address.startsWith(ENGINE_STYLES) &&
  !existsSync(path.resolve(path.dirname(importer), address));

/**
 * Returns the imported file. A relative import of `_shared` falls back to the engine's folder when the site has no
 * such file.
 */
function importedFile(importer: string, address: string, engineBlocks: string): string {
  const own = path.resolve(path.dirname(importer), address);
  const shared = address.startsWith(ENGINE_STYLES)
    ? `_shared/styles/${address.slice(ENGINE_STYLES.length)}`
    : address.replace(/^\.\.\//, '');
  const engines = path.join(engineBlocks, shared);
  const file = [own, engines].find((one) => existsSync(one));
  if (!file) throw new Error(`There is no file ${address}, which ${importer} imports.`);
  return file;
}

/**
 * Returns a style sheet and the files that it imports. Syntax errors are left to the bundler.
 *
 * @param engineBlocks the engine's `blocks/`
 * @returns absolute paths, each once: those that it imports, directly or through others, and itself last
 * @throws when one that is imported is missing
 */
export function styleFiles(file: string, engineBlocks: string): string[] {
  const { imports } = parseSheet(readFileSync(file, 'utf8'), file, true);
  const imported = imports.map((address) => importedFile(file, address, engineBlocks));
  return [...new Set([...imported.flatMap((one) => styleFiles(one, engineBlocks)), file])];
}

/** Returns whether a file name is that of a PostCSS configuration. */
export const isPostcssConfig = (name: string): boolean =>
  /^(?:postcss\.config\.|\.postcssrc)/.test(name);
