/** Which style sheets travel by themselves, and with which pages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SheetFile {
  /** Sorts behind the sheets that it may change. */
  name: string;
  /** Its absolute path. */
  file: string;
  /** See `Sheet` of the renderer. */
  onlyWith: string[] | undefined;
}

const IMPORT = /^@import '((?:\.\.\/_shared|\.)\/([\w-]+)\.css)';\n/gm;
/** The first line of a sheet that only some pages need: one of these stands in their HTML. */
const ONLY_WITH = /^\/\* @only-with (.+) \*\/\n/;

/** A sheet that another one imports, if it travels by itself: when others share it, or not all pages need it. */
function importedSheet(importer: string, imported: string, engineBlocks: string) {
  const own = path.resolve(path.dirname(importer), imported);
  const isShared = imported.startsWith('../');
  // What a site's block imports from `_shared` and its own folder does not have is the engine's.
  const file = isShared && !existsSync(own) ? path.join(engineBlocks, imported.slice(3)) : own;
  const onlyWith = ONLY_WITH.exec(readFileSync(file, 'utf8'))?.[1]?.split(' | ');
  return isShared || onlyWith !== undefined ? { file, isShared, onlyWith } : undefined;
}

/**
 * A style sheet and those of its imports that travel by themselves: the sheets of `_shared`, of which
 * a page carries each once, and the sheets whose first line says `@only-with`.
 *
 * @param file absolute path of the style sheet, if there is one
 * @param name what it is called
 * @param engineBlocks the engine's `blocks/`
 */
export function findSheets(
  file: string | undefined,
  name: string,
  engineBlocks: string,
): SheetFile[] {
  if (!file) return [];
  const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)];
  const found = imports.flatMap(([, imported = '', part = '']): SheetFile[] => {
    const sheet = importedSheet(file, imported, engineBlocks);
    if (!sheet) return [];
    return [{ ...sheet, name: sheet.isShared ? `_shared/${part}` : `${name}/${part}` }];
  });
  return [{ name, file, onlyWith: undefined }, ...found];
}

/** The text of a style sheet without the imports that travel by themselves; the bundler puts in the others. */
export function withoutSheets(css: string, file: string, engineBlocks: string): string {
  return css.replace(IMPORT, (line, imported: string) =>
    importedSheet(file, imported, engineBlocks) ? '' : line,
  );
}
