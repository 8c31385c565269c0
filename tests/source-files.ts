/** The project's own source files, for the tests that check them against CONTRIBUTING.md. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

export const projectRoot = path.resolve(import.meta.dirname, '..');

export interface SourceFile {
  /** Relative to the project, with forward slashes: `src/content/parse.ts`. */
  file: string;
  text: string;
}

/** Folders whose files are generated or not the project's own code. */
const skippedFolders = new Set(['node_modules', 'generated', '__snapshots__', 'fixtures']);

/** Returns the files below a folder of the project whose names match, sorted by name. */
export function sourceFiles(folder: string, names: RegExp): SourceFile[] {
  const files: SourceFile[] = [];
  for (const entry of readdirSync(path.join(projectRoot, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !skippedFolders.has(entry.name)) {
      files.push(...sourceFiles(file, names));
    } else if (entry.isFile() && names.test(entry.name)) {
      files.push({ file, text: readFileSync(path.join(projectRoot, file), 'utf8') });
    }
  }
  return files.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Returns the imports and re-exports of a module, static, dynamic and types alike: `react`, `../content/types.ts`. */
export function importsOf({ file, text }: SourceFile): string[] {
  const { module } = parseSync(file, text);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((e) => e.moduleRequest?.value)),
    // The parser returns a dynamic import only with its range, including the quotes.
    ...module.dynamicImports.map(({ moduleRequest }) => {
      const { start, end } = moduleRequest;
      return /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2];
    }),
  ];
  return [...new Set(requests.filter((request) => request !== undefined))];
}

/**
 * Returns an import as a path relative to the project (`blocks/_shared/ui/icon.tsx`) if it is a relative one, else
 * unchanged.
 */
export function importTarget(file: string, request: string): string {
  if (!request.startsWith('.')) return request;
  return path.posix.join(path.posix.dirname(file), request);
}

/** A node of a module's syntax tree, as in ESTree and JSX. */
export interface SyntaxNode {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** Returns every node of a module's syntax tree. */
export function nodesOf({ file, text }: SourceFile): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  const collect = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if (typeof (value as SyntaxNode).type === 'string') nodes.push(value as SyntaxNode);
    for (const below of Object.values(value)) collect(below);
  };
  collect(parseSync(file, text).program);
  return nodes;
}
