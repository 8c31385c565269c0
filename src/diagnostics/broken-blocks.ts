import { BrokenBlocks } from '../content/schemas/write-generated.ts';
import { folderWords } from './wording/block-folders.ts';

/** Throws an error with one line for each problem of a broken block; rethrows all other errors unchanged. */
export function formatBrokenBlocks(error: unknown): never {
  if (!(error instanceof BrokenBlocks)) throw error;
  const lines = [
    ...error.folders.map((problem) => `${problem.folder}: ${folderWords(problem)}`),
    ...error.types.map(({ folder, message }) => `${folder}: ${message}`),
  ];
  throw new Error(lines.join('\n'));
}
