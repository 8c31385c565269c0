/** A file that is edited as text: what is on disk, what was typed since, and how both are merged. */
import { messageOf } from '../../../content/model/thrown.ts';
import type { Diagnostic } from '../../../diagnostics/model/diagnostic.ts';
import { type MergedTexts, mergeTexts } from '../../../editing/merge-texts.ts';
import type { FileText } from '../../contract/pages.ts';
import { ApiError, api } from '../model/api.ts';
import { keepText, keptText } from '../model/kept-texts.ts';
import type { Session } from '../model/session.ts';
import { Store } from '../model/store.ts';
import { TaskQueue } from '../model/task-queue.ts';

export interface TextFileState {
  /** The text that the editor shows. */
  text: string;
  problems: Diagnostic[];
  /**
   * Whether all that was typed is on disk; if not, whether it waits for the next pause, has mistakes, or conflicts
   * with a change of somebody else.
   */
  kind: 'reading' | 'saved' | 'typed' | 'mistakes' | 'conflict';
  /** Why the file could not be read or written. */
  errorMessage?: string | undefined;
  conflicts: MergedTexts['conflicts'];
}

/** How long after the last key the text is checked and written, in milliseconds. */
const PAUSE = 500;

/**
 * Keeps what is typed into a file until it is on disk. It is written after a pause if it has no more mistakes than
 * before.
 */
export class TextFile extends Store<TextFileState> {
  readonly file: string;
  /** The text on disk that the edits started from. */
  #base = '';
  #digest = '';
  /** The file on disk, while it conflicts with what was typed. */
  #theirs: FileText | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #queue = new TaskQueue();
  readonly #session: Session;

  constructor(session: Session, file: string) {
    super({ text: '', problems: [], kind: 'reading', conflicts: [] });
    this.#session = session;
    this.file = file;
    const kept = keptText(file);
    if (!kept) return;
    this.#base = kept.base;
    this.#digest = kept.digest;
    this.set({ text: kept.text, kind: 'typed' });
    this.#writeSoon();
  }

  /** Returns whether there are edits that are not on disk. */
  get isTyped(): boolean {
    return this.#digest !== '' && this.state().text !== this.#base;
  }

  protected override set(changed: Partial<TextFileState>): void {
    super.set(changed);
    const { text } = this.state();
    const kept = { base: this.#base, digest: this.#digest, text };
    keepText(this.file, this.isTyped ? kept : undefined);
  }

  /** Reads the file again; edits are kept. */
  readonly read = (): Promise<void> =>
    this.#queue.run(async () => {
      try {
        this.#adopt(await api.file(this.file));
      } catch (error) {
        this.set({ errorMessage: messageOf(error) });
      }
    });

  #adopt(disk: FileText): void {
    const { text } = this.state();
    if (this.#digest === disk.digest) {
      if (!this.isTyped)
        this.set({ kind: 'saved', problems: disk.problems, errorMessage: undefined });
      else if (this.#theirs) this.set({ kind: 'typed', conflicts: [] });
      this.#theirs = undefined;
      return;
    }
    const isTyped = this.isTyped && text !== disk.text;
    const merged = isTyped ? mergeTexts(this.#base, text, disk.text) : undefined;
    if (merged && merged.conflicts.length > 0) {
      this.#theirs = disk;
      this.set({ kind: 'conflict', conflicts: merged.conflicts, errorMessage: undefined });
      return;
    }
    this.#rebase(disk, merged?.text ?? disk.text);
  }

  /** Sets the editor's text, based on what is on disk. */
  #rebase(disk: FileText, text: string): void {
    this.#theirs = undefined;
    this.#base = disk.text;
    this.#digest = disk.digest;
    const kind = text === disk.text ? 'saved' : 'typed';
    this.set({ text, kind, problems: disk.problems, conflicts: [], errorMessage: undefined });
    if (kind === 'typed') this.#writeSoon();
  }

  /** Takes the current text of the editor. */
  type(text: string): void {
    if (text === this.state().text) return;
    const { kind } = this.state();
    this.set({ text, kind: kind === 'conflict' ? kind : 'typed' });
    this.#writeSoon();
  }

  #writeSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, PAUSE);
  }

  /** Writes the edits at once if they have no more mistakes than before; resolves when they are on disk or refused. */
  readonly flush = (): Promise<void> => {
    const isWaiting = this.#timer !== undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return isWaiting ? this.#write(true) : this.#queue.run(async () => {});
  };

  /** Writes the edits, even with mistakes. */
  readonly writeAnyway = (): Promise<void> => this.#write(false);

  #write(onlyIfSound: boolean): Promise<void> {
    return this.#queue.run(async () => {
      const { text, kind } = this.state();
      if (kind === 'conflict') return;
      if (!this.isTyped) return this.set({ kind: 'saved' });
      try {
        const write = () => api.writeFile(this.file, text, this.#digest, onlyIfSound);
        const { files, problems } = await this.#session.run(write, { isAtField: true });
        this.#base = text;
        this.#digest = files[this.file]?.digest ?? this.#digest;
        const isAll = this.state().text === text;
        this.set({ kind: isAll ? 'saved' : 'typed', problems, errorMessage: undefined });
      } catch (error) {
        this.#refused(error);
      }
    });
  }

  #refused(error: unknown): void {
    const { status, details = {} } = error instanceof ApiError ? error : {};
    const { files = {}, problems = [] } = details;
    const now = files[this.file];
    if (now) this.#adopt({ ...now, file: this.file, problems: [] });
    else if (status === 422 && problems.length > 0) this.set({ kind: 'mistakes', problems });
    else this.set({ kind: 'mistakes', errorMessage: messageOf(error) });
  }

  /** Ends a conflict: of lines that both have changed, those of one side stay. */
  resolveFor(winner: 'mine' | 'theirs'): void {
    const theirs = this.#theirs;
    if (!theirs) return;
    this.#rebase(theirs, mergeTexts(this.#base, this.state().text, theirs.text, winner).text);
    void this.flush();
  }
}
