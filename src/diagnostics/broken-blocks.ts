import { BrokenBlocks } from '../content/schemas/write-generated.ts';
import { folderWords } from './wording/block-folders.ts';

/** Throws an error that says what is wrong with each broken block, in a line each; any other error as it is. */
export function formatBrokenBlocks(error: unknown): never {
  if (!(error instanceof BrokenBlocks)) throw error;
  const lines = [
    ...error.folders.map((problem) => `${problem.folder}: ${folderWords(problem)}`),
    ...error.types.map(({ folder, message }) => `${folder}: ${message}`),
  ];
  throw new Error(lines.join('\n'));
}
