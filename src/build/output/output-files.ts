import type { OutputFolder } from './output-folder.ts';

/** All files of one build's output, and what each was made from. */
export class OutputFiles {
  /** The state that each file was made from; empty for those that are always made anew. */
  readonly states: Record<string, string> = {};

  /**
   * @param folder where they are staged
   * @param last the states that the last build remembered, when its files may stay
   */
  constructor(
    private readonly folder: OutputFolder,
    private readonly last: Record<string, string> = {},
  ) {}

  has(file: string): boolean {
    return file in this.states;
  }

  /** Records a file that the renderer wrote, now or in an earlier build. */
  keep(file: string): void {
    this.states[file] = '';
  }

  /** Stages a file with the given content. */
  write(file: string, content: string): void {
    this.keep(file);
    this.folder.write(file, content);
  }

  /**
   * Stages a copy, unless the last build's was made from the same state.
   *
   * @param source gives the file to copy; asked only when it has to be copied
   */
  async copy(file: string, state: string, source: () => string | Promise<string>): Promise<void> {
    this.states[file] = state;
    if (this.last[file] === state) return;
    await this.folder.copy(file, await source());
  }
}
