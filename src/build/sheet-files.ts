/** Which style sheets travel by themselves, and with which pages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SheetFile {
  /** Sorts behind the sheets that it may change. */
  name: string;
  /** Its absolute path. */
  file: string;
  /** Which part of the file it is: the number of lines that say `@only-with` or `@later` before it. */
  part: number;
  /** See `Sheet` of the renderer. */
  onlyWith: string[] | undefined;
  /** See `Sheet` of the renderer. */
  later: boolean;
}

const IMPORT = /^@import '((?:\.\.\/_shared|\.)\/([\w-]+)\.css)';\n/gm;
/**
 * What follows such a line, to the next one or to the end, is not for every page at once: some need it, in whose HTML one of these
 * words stands, or it is for what is not to be seen at first.
 */
const MARK = /^\/\* @(only-with .+|later) \*\/\n/m;

type Part = Pick<SheetFile, 'onlyWith' | 'later'> & { css: string };

/** The parts of a file's text, each with what its line says of it; the first is for all pages. */
function partsOf(text: string): Part[] {
  const [first = '', ...others] = text.split(MARK);
  const parts = others.flatMap((mark, n): Part[] => {
    if (n % 2 === 1) return [];
    const later = mark === 'later';
    const onlyWith = later ? undefined : mark.replace('only-with ', '').split(' | ');
    return [{ css: others[n + 1] ?? '', onlyWith, later }];
  });
  return [{ css: first, onlyWith: undefined, later: false }, ...parts];
}

/** One part of a style sheet's text. */
export function partOf(css: string, part: number): string {
  return partsOf(css)[part]?.css ?? '';
}

/** The sheets in a file. One that begins with such a line has nothing for all pages. */
function sheetsIn(file: string, name: string): SheetFile[] {
  return partsOf(readFileSync(file, 'utf8'))
    .map((own, part) => ({ ...own, part }))
    .filter(({ css }) => css !== '')
    .map(({ onlyWith, later, part }, n) => {
      // A plus sign, for it stands before the other signs in names.
      const own = n === 0 ? name : `${name}+${String(part).padStart(2, '0')}`;
      return { name: own, file, part, onlyWith, later };
    });
}

/** The file of a sheet that another one imports, if it travels by itself: when others share it, or not all pages need it at once. */
function importedSheet(importer: string, imported: string, engineBlocks: string) {
  const own = path.resolve(path.dirname(importer), imported);
  const isShared = imported.startsWith('../');
  // What a site's block imports from `_shared` and its own folder does not have is the engine's.
  const file = isShared && !existsSync(own) ? path.join(engineBlocks, imported.slice(3)) : own;
  const isApart = isShared || MARK.test(readFileSync(file, 'utf8'));
  return isApart ? { file, isShared } : undefined;
}

/**
 * A style sheet and those of its imports that travel by themselves: the sheets of `_shared`, of which
 * a page carries each once, and those with a part that says `@only-with` or `@later`. Each such part travels by itself, too.
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
    return sheet ? sheetsIn(sheet.file, `${sheet.isShared ? '_shared' : name}/${part}`) : [];
  });
  return [...sheetsIn(file, name), ...found];
}

/** The text of a style sheet without the imports that travel by themselves; the bundler puts in the others. */
export function withoutSheets(css: string, file: string, engineBlocks: string): string {
  return css.replace(IMPORT, (line, imported: string) =>
    importedSheet(file, imported, engineBlocks) ? '' : line,
  );
}
