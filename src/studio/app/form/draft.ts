/** Keeps what is typed into a form until it is on disk. */
import { flushSync } from 'react-dom';
import type { Data, DataPath } from '../../../content/model/types.ts';
import { Store } from '../model/store.ts';
import { TaskQueue } from '../model/task-queue.ts';
import { changesBetween, type FieldChange, pathKey, withChanges } from '../model/values.ts';

/**
 * How long to wait before sending a change after a refused one, in milliseconds, so that half-typed text is reported
 * once, not at each key.
 */
const PAUSE_WHEN_REFUSED = 400;

interface DraftState {
  /** The value that the form shows: the value on disk with the changes typed since. */
  value: Data | undefined;
  /** The changes that were refused last; the form still shows them. */
  refused: FieldChange[];
}

/** A value with its path, and the digest of the file that it was read from. */
export interface ReadValue {
  value: Data | undefined;
  path: DataPath;
  digest: string | undefined;
}

/** Where the value of a form is kept. */
export interface DraftSource {
  /** Returns the current value at once, without waiting for a render. */
  read(): ReadValue;
  /** Resolves with the current path of the value when the changes are on disk; rejects when they are refused. */
  send(changes: FieldChange[], base: ReadValue): Promise<DataPath>;
  /** Called with changes that are not on disk when the form is closed, or when its value has another path now. */
  keep(changes: FieldChange[], base: ReadValue): void;
}

/**
 * The value of a form while it is edited. Changes are sent with the digest of the file that they were typed for: if
 * the file has changed meanwhile, the server finds the new path of the value, or reports that it is gone. Refused
 * changes are sent again with the next change.
 */
export class Draft extends Store<DraftState> {
  /** The source, as the last render of the form knows it. */
  source: DraftSource;
  /** The value on disk that the changes were typed for. */
  #base: ReadValue;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isOpen = false;
  readonly #queue = new TaskQueue();

  constructor(source: DraftSource) {
    const base = source.read();
    super({ value: base.value, refused: [] });
    this.source = source;
    this.#base = base;
  }

  /** Replaces the value that the form shows. */
  change(value: Data | undefined): void {
    clearTimeout(this.#timer);
    this.set({ value });
    if (this.state().refused.length > 0) {
      this.#timer = setTimeout(() => void this.flush(), PAUSE_WHEN_REFUSED);
    } else void this.flush();
  }

  /** Sends unsent changes at once; resolves when they are on disk or refused. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#queue.run(async () => {
      const changes = this.#typed();
      if (changes.length === 0) return this.set({ refused: [] });
      this.#isSending = true;
      try {
        await this.#send(changes);
      } catch {
        this.set({ refused: changes });
      } finally {
        this.#isSending = false;
      }
    });
  }

  /** Drops the typed changes at these paths and shows what is on disk. */
  drop(paths: DataPath[]): void {
    const dropped = new Set(paths.map(pathKey));
    const rest = this.#typed().filter(({ path }) => !dropped.has(pathKey(path)));
    this.#restart(rest, rest);
  }

  /** Continues with changes that were typed elsewhere for a file of this digest. */
  adopt(changes: FieldChange[], digest: string | undefined): void {
    if (!this.isTyped()) this.#base = { ...this.source.read(), digest };
    this.change(withChanges(this.state().value, changes));
  }

  /** Returns whether there are typed changes that are not on disk. */
  isTyped(): boolean {
    return this.#typed().length > 0;
  }

  /** Shows a value that was read again; changes typed meanwhile are sent for it. */
  takeFromDisk(onDisk: Data | undefined): void {
    // While changes are being sent, `flush` handles this: a change that was reverted since looks like no change here.
    if (this.#isSending || onDisk === this.#base.value) return;
    // A value with aliases has also changed where nobody typed: only the typed changes are compared.
    const isSent = changesBetween(onDisk, withChanges(onDisk, this.#typed())).length === 0;
    if (isSent) this.#restart([]);
    else void this.flush();
  }

  /**
   * To be called when the form opens.
   *
   * @returns a function to be called when it closes: another block may be selected right after the last key, whose
   * change is then sent
   */
  open(): () => void {
    this.#isOpen = true;
    return () => {
      this.#isOpen = false;
      if (!this.isTyped()) return;
      void this.flush().then(() => {
        if (!this.#isOpen) this.source.keep(this.#typed(), this.#base);
      });
    };
  }

  /** Returns the changes that are not on disk. */
  #typed(): FieldChange[] {
    return changesBetween(this.#base.value, this.state().value);
  }

  async #send(changes: FieldChange[]): Promise<void> {
    const sent = this.state().value;
    const path = await this.source.send(changes, this.#base);
    const rest = changesBetween(sent, this.state().value);
    const now = this.source.read();
    const isHere = pathKey(now.path) === pathKey(path);
    // If another value is at this path now, later changes belong to the new path of the value. Rendered
    // synchronously, before the next key, which the form would apply to the value that it still shows.
    flushSync(() => this.#restart(isHere ? rest : []));
    if (!isHere) this.source.keep(rest, { ...now, path });
  }

  /** Starts again from the value on disk, with changes that are not on disk. */
  #restart(kept: FieldChange[], refused: FieldChange[] = []): void {
    this.#base = this.source.read();
    this.set({ value: withChanges(this.#base.value, kept), refused });
  }
}
