import { valueAt } from '../../../content/model/data.ts';
import { messageOf } from '../../../content/model/thrown.ts';
import type { Change, ChangesAnswer, Undo } from '../../contract/changes.ts';
import type { Path, Value } from '../../contract/values.ts';
import { api, RefusedError } from './api.ts';
import { keptSelection, type MovedPlace, readPage } from './read-page.ts';
import { ServerReturn } from './server-return.ts';
import type { OpenForm, SessionState } from './session-state.ts';
import { Store } from './store.ts';
import { TaskQueue } from './task-queue.ts';
import { continuedStep, runOf, type TypingRun } from './typing-run.ts';
import { type KeptChange, UnsavedChanges } from './unsaved-changes.ts';

/** Those of files that were not read are not sent. */
type Digests = Record<string, string | undefined>;

/** Returns what a field says of its refusal: the words for the file tell which line to write. */
function fieldMessage(error: unknown): string {
  const isMissing = error instanceof RefusedError && error.problems[0]?.missing !== undefined;
  return isMissing ? 'This cannot be left empty.' : messageOf(error);
}

/** Knows what is on disk, and sends changes one after the other. What it knows is what was last read: the files are the state. */
export class Session extends Store<SessionState> {
  /** Knows what was typed into each open form. */
  readonly openForms = new Set<OpenForm>();
  readonly unsaved = new UnsavedChanges();
  readonly #queue = new TaskQueue();
  /** Sends what could not be sent while the server was gone. */
  readonly #serverReturn = new ServerReturn(async () => {
    await this.refresh();
    await this.flushForm();
    await this.retryKept();
  });
  /** What was typed last, which the next key may go on with. */
  #run: TypingRun | undefined;
  /** Where the place of the last change had gone meanwhile. */
  #moved: MovedPlace | undefined;
  /** Files beside those of the page that are looked at. */
  #others: string[] = [];

  constructor(route: string) {
    super({ route, data: {}, selection: 0, saving: 'saved', undo: [], redo: [] });
  }

  /** Reads what does not belong to a single page. */
  async load(): Promise<void> {
    try {
      const [forms, choices] = await Promise.all([api.forms(), api.choices()]);
      this.set({ forms, choices });
    } catch (error) {
      this.#failed(error);
    }
  }

  async open(route: string): Promise<void> {
    this.set({ route, page: undefined, selected: undefined, fault: undefined, data: {} });
    history.replaceState(null, '', `/_edit${route}`);
    await this.refresh();
  }

  /** Reads the page and its files anew. */
  readonly refresh = async (): Promise<void> => {
    const { route } = this.state();
    try {
      const { page, data } = await readPage(route, this.#others, this.state().data);
      if (this.state().route !== route) return;
      const selected = keptSelection(this.state(), page, this.#moved);
      this.#moved = undefined;
      this.set({ page, fault: undefined, data, selected });
    } catch (error) {
      this.#failed(error);
    }
  };

  #failed(error: unknown): void {
    const status = error instanceof RefusedError ? error.status : 0;
    this.#serverReturn.after(error);
    if (status === 401) this.set({ isLocked: true });
    else this.set({ fault: { message: messageOf(error), isMissing: status === 404 } });
  }

  /** Reads other files than those of the page too, for as long as somebody looks at them. */
  async look(files: string[]): Promise<void> {
    this.#others = files;
    if (files.some((file) => !this.state().data[file])) await this.refresh();
  }

  select(path: string | undefined): void {
    const { selected, selection } = this.state();
    if (path !== selected) this.set({ selected: path, selection: selection + 1 });
  }

  /** Returns a value as it is on disk. */
  value(file: string, path: Path): Value | undefined {
    return valueAt(this.state().data[file]?.data, path);
  }

  /**
   * Sends changes after those that were sent before.
   *
   * @param seen the digests of the files that the changes were typed for, by somebody who sees at the field why they
   * are refused; left out, those that were read last
   * @throws a `RefusedError` when nothing was changed; it is shown, too
   */
  async change(changes: Change[], seen?: Digests): Promise<ChangesAnswer> {
    try {
      const answer = await this.#change(changes, seen);
      this.unsaved.made(changes);
      return answer;
    } catch (error) {
      if (error instanceof RefusedError) this.unsaved.refused(error);
      throw error;
    }
  }

  /** Sends changes one by one, each for the file that it was made for. */
  async sendEach(changes: KeptChange[]): Promise<void> {
    for (const { digest, reason: _before, ...change } of changes) {
      try {
        await this.change([change], { [change.file]: digest });
      } catch {
        this.unsaved.keep([change], digest, this.state().refusal?.message);
      }
    }
  }

  /** Sends again what is in no form any more. */
  retryKept(): Promise<void> {
    return this.sendEach(this.unsaved.state().kept);
  }

  #change(changes: Change[], seen?: Digests): Promise<ChangesAnswer> {
    return this.#inTurn(async () => {
      const now = changes.map(({ file }) => [file, this.digest(file)]);
      const digests = { ...Object.fromEntries(now), ...seen };
      const replaces = seen && continuedStep(this.#run, changes, this.state().undo.at(-1));
      const answer = await api.change(changes, digests, replaces);
      this.#remember(answer.undo, answer.hasReplaced);
      this.#run = seen && runOf(changes, answer.undo);
      const [first] = changes;
      const to = answer.paths?.[0];
      if (first && to) this.#moved = { file: first.file, from: first.path, to };
      return answer;
    }, seen !== undefined);
  }

  /** Stops telling why the last change was refused: nothing of it was made. */
  dismissRefusal(): void {
    if (this.state().refusal) this.set({ saving: 'saved', refusal: undefined });
  }

  /** Takes back what was changed last; also what is still on its way. */
  undo(): Promise<void> {
    return this.#step('undo', 'redo');
  }

  redo(): Promise<void> {
    return this.#step('redo', 'undo');
  }

  /** Sends what was typed into the open forms and has not been sent. */
  async flushForm(): Promise<void> {
    for (const form of this.openForms) await form.flush();
  }

  async #step(from: 'undo' | 'redo', to: 'undo' | 'redo'): Promise<void> {
    await this.flushForm();
    const take = async () => {
      const step = this.state()[from].at(-1);
      if (!step) return;
      const { undo } = await api.undo(step);
      this.set({ [from]: this.state()[from].slice(0, -1), [to]: [...this.state()[to], undo] });
    };
    // The bar says why, when it cannot be done.
    await this.#inTurn(take).catch(() => undefined);
  }

  /**
   * Has something done that changes files, after what was sent before; it can be taken back.
   *
   * @throws a `RefusedError` when nothing was changed; it is shown, too
   */
  async make<Answer extends { undo: Undo }>(work: () => Promise<Answer>): Promise<Answer> {
    await this.flushForm();
    return this.send(work);
  }

  /** Does the same, without what is typed at present. @param isAtField whether whoever asks shows why it was refused */
  async send<Answer extends { undo: Undo }>(
    work: () => Promise<Answer>,
    isAtField = false,
  ): Promise<Answer> {
    const answer = await this.#inTurn(work, isAtField);
    this.#remember(answer.undo);
    return answer;
  }

  /** Keeps what takes a change back. @param hasReplaced whether it takes back the last one as well */
  #remember(step: Undo, hasReplaced = false): void {
    const before = hasReplaced ? this.state().undo.slice(0, -1) : this.state().undo;
    // What was there already leaves nothing to be taken back.
    const undo = step.files.length > 0 ? [...before, step] : before;
    if (undo !== this.state().undo) this.set({ undo, redo: [] });
  }

  /** Has pages made, moved or deleted, and opens the one of a route. Throws a `RefusedError` when that cannot be done. */
  async changePages(work: () => Promise<ChangesAnswer>, route: string): Promise<void> {
    await this.flushForm();
    const { undo } = await work();
    this.#remember(undo);
    await this.open(route);
    this.set({ choices: await api.choices() });
  }

  /** Returns the digest of a file as it was last read. */
  digest(file: string): string | undefined {
    const { page, data } = this.state();
    return data[file]?.digest ?? (page?.file === file ? page.digest : undefined);
  }

  #inTurn<T>(work: () => Promise<T>, isAtField = false): Promise<T> {
    return this.#queue.run(async () => {
      this.set({ saving: 'saving' });
      try {
        const answer = await work();
        await this.refresh();
        this.set({ saving: 'saved', refusal: undefined });
        return answer;
      } catch (error) {
        const message = isAtField ? fieldMessage(error) : messageOf(error);
        this.#serverReturn.after(error);
        this.set({ saving: 'refused', refusal: { message, isAtField } });
        throw error;
      }
    });
  }
}
