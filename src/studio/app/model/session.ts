import { valueAt } from '../../../content/model/data.ts';
import { messageOf } from '../../../content/model/thrown.ts';
import type { Data, DataPath } from '../../../content/model/types.ts';
import { STUDIO_PATH } from '../../contract/addresses.ts';
import type { Change, ChangesResponse, Undo } from '../../contract/changes.ts';
import { ApiError, api, fieldMessage } from './api.ts';
import { fetchPage, keptSelection, type MovedPlace } from './fetch-page.ts';
import { isUnreachable, serverReturn } from './server-return.ts';
import type { Digests, OpenForm, SessionState } from './session-state.ts';
import { collectionIn, placeOf, SITE_FILE, type SiteView } from './site-view.ts';
import { Store } from './store.ts';
import { TaskQueue } from './task-queue.ts';
import { continuedStep, runOf, type TypingRun } from './typing-run.ts';
import { type KeptChange, UnsavedChanges } from './unsaved-changes.ts';

/**
 * Reads what is on disk and sends changes one after the other. It only knows what was last read: the files are the
 * state.
 */
export class Session extends Store<SessionState> {
  /** The open forms, with their unsent changes. */
  readonly openForms = new Set<OpenForm>();
  readonly unsaved = new UnsavedChanges();
  readonly #queue = new TaskQueue();
  /** Whether the server does not respond. */
  #isWaiting = false;
  /** The last typing run, which the next key may continue. */
  #run: TypingRun | undefined;
  /** The new path of the value that the last change was made to. */
  #moved: MovedPlace | undefined;

  constructor(route: string) {
    super({ route, data: {}, selection: 0, saving: 'saved', undo: [], redo: [] });
  }

  /** Reads what does not depend on the page. */
  async load(): Promise<void> {
    try {
      const [forms, choices] = await Promise.all([api.forms(), api.choices()]);
      this.set({ forms, choices });
    } catch (error) {
      this.#failed(error);
    }
  }

  async open(route: string): Promise<void> {
    this.set({ route, page: undefined, selected: undefined, pageError: undefined, data: {} });
    // The table of a collection covers the page.
    if (collectionIn(this.state().view)) this.set({ view: undefined, collection: undefined });
    history.replaceState(null, '', STUDIO_PATH + route);
    await this.refresh();
  }

  /** Reads the page, its files and the open part of the site again. */
  readonly refresh = async (): Promise<void> => {
    await Promise.all([this.#readPage(), this.#readCollection()]);
  };

  async #readPage(): Promise<void> {
    const { route, view } = this.state();
    const file = placeOf(view)?.file ?? SITE_FILE;
    try {
      const { page, data } = await fetchPage(route, [SITE_FILE, file], this.state().data);
      if (this.state().route !== route) return;
      const selected = keptSelection(this.state(), page, this.#moved);
      this.#moved = undefined;
      this.set({ page, pageError: undefined, data, selected });
    } catch (error) {
      this.#failed(error);
    }
  }

  async #readCollection(): Promise<void> {
    const name = collectionIn(this.state().view);
    if (name === undefined) return;
    const collection = await api.collection(name).catch(() => this.state().collection);
    if (collectionIn(this.state().view) === name) this.set({ collection });
  }

  /** If an error means that there was no response: sends what could not be sent when there is one again. */
  async #waitAfter(error: unknown): Promise<void> {
    if (!isUnreachable(error) || this.#isWaiting) return;
    this.#isWaiting = true;
    await serverReturn();
    this.#isWaiting = false;
    await this.refresh();
    await this.flushForms();
    await this.retry(this.unsaved.state().kept);
  }

  #failed(error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    void this.#waitAfter(error);
    if (status === 401) this.set({ isLocked: true });
    else this.set({ pageError: { message: messageOf(error), isMissing: status === 404 } });
  }

  /** Shows the form of a part of the site; without one, that of the page. */
  show(view?: SiteView): void {
    const { data, collection } = this.state();
    const [file, name] = [placeOf(view)?.file, collectionIn(view)];
    const isSame = collection?.name === name;
    this.set({ view, collection: isSame ? collection : undefined });
    if ((file && !data[file]) || (name && !isSame)) void this.refresh();
  }

  select(path: string | undefined): void {
    const { selected, selection } = this.state();
    if (path !== selected) this.set({ selected: path, selection: selection + 1 });
  }

  /** Returns a value as last read from disk. */
  value(file: string, path: DataPath): Data | undefined {
    return valueAt(this.state().data[file]?.data, path);
  }

  /**
   * Sends changes after those that were sent before.
   *
   * @param seen the digests of the files that the changes were typed for, from a form whose fields show why a change is
   * refused; if left out, the digests that were read last
   * @throws an `ApiError` when nothing was changed; the state has the reason, too
   */
  async change(changes: Change[], seen?: Digests): Promise<ChangesResponse> {
    try {
      const response = await this.#change(changes, seen);
      this.unsaved.made(changes);
      return response;
    } catch (error) {
      if (error instanceof ApiError) this.unsaved.refused(error);
      throw error;
    }
  }

  /** Sends refused changes again, one by one; what is refused again is kept, unless it was discarded meanwhile. */
  async retry(changes: KeptChange[]): Promise<void> {
    for (const one of changes) {
      const { digest, reason: _before, ...change } = one;
      const isKept = () => this.unsaved.state().kept.includes(one);
      const wasKept = isKept();
      await this.change([change], { [change.file]: digest }).catch((error) => {
        if (wasKept && !isKept()) this.dismissRefusal();
        else this.unsaved.keep([change], digest, fieldMessage(error));
      });
    }
  }

  #change(changes: Change[], seen?: Digests): Promise<ChangesResponse> {
    return this.#inTurn(async () => {
      const now = changes.map(({ file }) => [file, this.digest(file)]);
      const digests = { ...Object.fromEntries(now), ...seen };
      const replaces = seen && continuedStep(this.#run, changes, this.state().undo.at(-1));
      const response = await api.change(changes, digests, replaces);
      this.#remember(response.undo, response.hasReplaced);
      this.#run = seen && runOf(changes, response.undo);
      const [first] = changes;
      const to = response.paths?.[0];
      if (first && to) this.#moved = { file: first.file, from: first.path, to };
      return response;
    }, seen !== undefined);
  }

  /** Hides why the last change was refused: none of it was made. */
  dismissRefusal(): void {
    if (this.state().refusal) this.set({ saving: 'saved', refusal: undefined });
  }

  /** Undoes the last change, even one that is still being sent. */
  readonly undo = () => this.#step('undo', 'redo');
  readonly redo = () => this.#step('redo', 'undo');

  /** Sends the unsent changes of the open forms. */
  async flushForms(): Promise<void> {
    for (const form of this.openForms) await form.flush();
  }

  async #step(from: 'undo' | 'redo', to: 'undo' | 'redo'): Promise<void> {
    await this.flushForms();
    const take = async () => {
      const step = this.state()[from].at(-1);
      if (!step) return;
      const { undo } = await api.undo(step);
      this.set({ [from]: this.state()[from].slice(0, -1), [to]: [...this.state()[to], undo] });
    };
    // If it fails, the top bar shows why.
    await this.#inTurn(take).catch(() => undefined);
  }

  /**
   * Runs a task that changes files, after the changes that were sent before; it can be undone.
   *
   * @param isAtField whether the caller shows why it was refused; then the changes of open forms are not sent first
   * @throws an `ApiError` when nothing was changed; the state has the reason, too
   */
  async run<Result extends { undo: Undo }>(
    work: () => Promise<Result>,
    { isAtField = false } = {},
  ): Promise<Result> {
    if (!isAtField) await this.flushForms();
    const response = await this.#inTurn(work, isAtField);
    this.#remember(response.undo);
    return response;
  }

  /**
   * Stores the undo step of a change.
   *
   * @param hasReplaced whether it undoes the last change as well
   */
  #remember(step: Undo, hasReplaced = false): void {
    const before = hasReplaced ? this.state().undo.slice(0, -1) : this.state().undo;
    // A change without effect has nothing to undo.
    const undo = step.files.length > 0 ? [...before, step] : before;
    if (undo !== this.state().undo) this.set({ undo, redo: [] });
  }

  /** Creates, moves or deletes pages, and opens the page of a route. Throws an `ApiError` when that fails. */
  async changePages(work: () => Promise<ChangesResponse>, route: string): Promise<void> {
    await this.flushForms();
    const { undo } = await work();
    this.#remember(undo);
    await this.open(route);
    this.set({ choices: await api.choices() });
  }

  /** Returns the digest of a file as last read. */
  digest(file: string): string | undefined {
    const { page, data } = this.state();
    return data[file]?.digest ?? (page?.file === file ? page.digest : undefined);
  }

  #inTurn<T>(work: () => Promise<T>, isAtField = false): Promise<T> {
    return this.#queue.run(async () => {
      this.set({ saving: 'saving' });
      try {
        const response = await work();
        await this.refresh();
        this.set({ saving: 'saved', refusal: undefined });
        return response;
      } catch (error) {
        const message = isAtField ? fieldMessage(error) : messageOf(error);
        void this.#waitAfter(error);
        this.set({ saving: 'refused', refusal: { message, isAtField } });
        throw error;
      }
    });
  }
}
