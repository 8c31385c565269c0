import type { OutputFolder } from './output-folder.ts';

/** The files of one build's output, with the state of each one's source. */
export class OutputFiles {
  /** The state of each file's source; empty for files that are always written. */
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

  /** Records a page that was rendered, in this build or an earlier one. */
  keep(file: string): void {
    this.states[file] = '';
  }

  /** Stages a file with the given content. */
  write(file: string, content: string): void {
    this.keep(file);
    this.folder.write(file, content);
  }

  /**
   * Stages a copy, unless the last build made it from the same state.
   *
   * @param source gives the file to copy; asked only when it has to be copied
   */
  async copy(file: string, state: string, source: () => string | Promise<string>): Promise<void> {
    this.states[file] = state;
    if (this.last[file] === state) return;
    await this.folder.copy(file, await source());
  }
}
