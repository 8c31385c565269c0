import { api, RefusedError } from './api.ts';
import type {
  BlockEntry,
  Change,
  ChangeAnswer,
  Choices,
  FileData,
  Forms,
  NewPageRequest,
  PageAnswer,
  Path,
  Problem,
  UndoStep,
  Value,
} from './contract.ts';
import { flatBlocks } from './outline.ts';
import { pathKey, valueAt } from './values.ts';

export type Saving =
  | { state: 'saved' | 'saving' }
  | {
      state: 'refused';
      message: string;
      problems: Problem[];
      /** Whether the form shows why beside a field: a value was to be written there. */
      isAtField: boolean;
    };

export interface SessionState {
  route: string;
  page?: PageAnswer | undefined;
  /** Why the page could not be read. */
  fault?: string | undefined;
  /** The files that are looked at, as they are on disk. */
  data: Record<string, FileData>;
  forms?: Forms | undefined;
  choices?: Choices | undefined;
  /** The path of the block that is selected, as in `blocks.2`. */
  selected?: string | undefined;
  saving: Saving;
  undo: UndoStep[];
  redo: UndoStep[];
}

/** Knows what is on disk, and sends changes one after the other. What it knows is what was last read: the files are the state. */
export class Session {
  #state: SessionState;
  readonly #listeners = new Set<() => void>();
  /** What sends what was typed into each open form. */
  readonly openForms = new Set<() => Promise<void>>();
  #last: Promise<unknown> = Promise.resolve();
  /** Files beside those of the page that are looked at. */
  #others: string[] = [];

  constructor(route: string) {
    this.#state = { route, data: {}, saving: { state: 'saved' }, undo: [], redo: [] };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = () => this.#state;

  #set(changed: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }

  /** Reads what does not belong to a single page. */
  async load(): Promise<void> {
    const [forms, choices] = await Promise.all([api.forms(), api.choices()]);
    this.#set({ forms, choices });
  }

  async open(route: string): Promise<void> {
    this.#set({ route, page: undefined, selected: undefined, fault: undefined, data: {} });
    history.replaceState(null, '', `/_edit${route}`);
    await this.refresh();
  }

  /** Reads the page and its files anew. */
  readonly refresh = async (): Promise<void> => {
    const { route } = this.#state;
    try {
      const page = await api.page(route);
      const sources = flatBlocks(page.blocks).map(({ source }) => source.file);
      const files = [...new Set([page.file, ...sources, ...this.#others])];
      const read = await Promise.all(files.map((file) => api.data(file).catch(() => undefined)));
      if (this.#state.route !== route) return;
      const before = this.#state.data;
      const data: Record<string, FileData> = {};
      for (const found of read) {
        if (!found) continue;
        // What has not changed stays the same object, so that nothing is drawn anew for it.
        const known = before[found.file];
        data[found.file] = known?.digest === found.digest ? known : found;
      }
      this.#set({ page, fault: undefined, data, selected: this.#selectedIn(page) });
    } catch (error) {
      this.#set({ fault: (error as Error).message });
    }
  };

  /** Returns the key of the selected block in a page that was read anew: blocks above it may have come or gone. */
  #selectedIn(page: PageAnswer): string | undefined {
    const { selected, page: before } = this.#state;
    const blockAt = (blocks: BlockEntry[]) => blocks.find(({ path }) => pathKey(path) === selected);
    const was = blockAt(flatBlocks(before?.blocks ?? []));
    const isIt = (entry: BlockEntry) => entry.type === was?.type && entry.title === was.title;
    const blocks = flatBlocks(page.blocks);
    const now = blockAt(blocks);
    if (!was || (now && isIt(now))) return selected;
    const moved = blocks.find(isIt);
    return moved ? pathKey(moved.path) : selected;
  }

  /** Reads other files than those of the page too, for as long as somebody looks at them. */
  async look(files: string[]): Promise<void> {
    this.#others = files;
    if (files.some((file) => !this.#state.data[file])) await this.refresh();
  }

  select(path: string | undefined): void {
    if (path !== this.#state.selected) this.#set({ selected: path });
  }

  /** Returns a value as it is on disk. */
  value(file: string, path: Path): Value | undefined {
    return valueAt(this.#state.data[file]?.data, path);
  }

  /**
   * Sends changes after those that were sent before.
   *
   * @throws a `RefusedError` when nothing was changed; it is shown, too
   */
  change(changes: Change[]): Promise<ChangeAnswer> {
    return this.#inTurn(
      async () => {
        const digests = Object.fromEntries(
          changes.flatMap(({ file }) => {
            const digest = this.#digest(file);
            return digest ? [[file, digest]] : [];
          }),
        );
        const answer = await api.change(changes, digests);
        this.#remember(answer.undo);
        return answer;
      },
      changes.every(({ op }) => op === 'set'),
    );
  }

  /** Stops telling why the last change was refused: nothing of it was made. */
  dismissRefusal(): void {
    if (this.#state.saving.state === 'refused') this.#set({ saving: { state: 'saved' } });
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
    for (const flush of this.openForms) await flush();
  }

  async #step(from: 'undo' | 'redo', to: 'undo' | 'redo'): Promise<void> {
    await this.flushForm();
    const take = async () => {
      const step = this.#state[from].at(-1);
      if (!step) return;
      const answer = await api.undo(step);
      this.#set({
        [from]: this.#state[from].slice(0, -1),
        [to]: [...this.#state[to], answer.undo],
      });
    };
    // The bar says why, when it cannot be done.
    await this.#inTurn(take).catch(() => undefined);
  }

  /** Takes back what differs from the last commit: one difference, or all. Undo brings it back. */
  async discard(what: { id?: string }): Promise<void> {
    await this.make(() => api.discard(what));
  }

  /**
   * Has something done that changes files, after what was sent before; it can be taken back.
   *
   * @throws a `RefusedError` when nothing was changed; it is shown, too
   */
  async make<Answer extends { undo: UndoStep }>(work: () => Promise<Answer>): Promise<Answer> {
    await this.flushForm();
    return this.send(work);
  }

  /** Does the same, without what is typed at present: that asks for it itself. */
  async send<Answer extends { undo: UndoStep }>(work: () => Promise<Answer>): Promise<Answer> {
    const answer = await this.#inTurn(work);
    this.#remember(answer.undo);
    return answer;
  }

  /** Keeps what takes a change back; what was there already leaves nothing to be taken back. */
  #remember(step: UndoStep): void {
    if (step.files.length > 0) this.#set({ undo: [...this.#state.undo, step], redo: [] });
  }

  /** Makes a page and opens it. Throws a `RefusedError` when it cannot be made. */
  makePage(asked: NewPageRequest): Promise<void> {
    return this.#changePages(() => api.makePage(asked), asked.route);
  }

  /** Gives a page another address, and follows it there. Throws a `RefusedError` when it cannot have it. */
  movePage(from: string, to: string): Promise<void> {
    return this.#changePages(() => api.movePage(from, to), to);
  }

  /** Deletes the page that is open, and opens the home page. Throws a `RefusedError` when it cannot be deleted. */
  deletePage(file: string): Promise<void> {
    return this.#changePages(() => api.deletePage(file, this.#digest(file) ?? ''), '/');
  }

  async #changePages(work: () => Promise<ChangeAnswer>, route: string): Promise<void> {
    await this.flushForm();
    const { undo } = await work();
    this.#set({ undo: [...this.#state.undo, undo], redo: [] });
    await this.open(route);
    this.#set({ choices: await api.choices() });
  }

  #digest(file: string): string | undefined {
    const { page, data } = this.#state;
    return data[file]?.digest ?? (page?.file === file ? page.digest : undefined);
  }

  #inTurn<T>(work: () => Promise<T>, isAtField = false): Promise<T> {
    const run = async () => {
      this.#set({ saving: { state: 'saving' } });
      try {
        const answer = await work();
        await this.refresh();
        this.#set({ saving: { state: 'saved' } });
        return answer;
      } catch (error) {
        const { message } = error as Error;
        const problems = error instanceof RefusedError ? error.problems : [];
        this.#set({ saving: { state: 'refused', message, problems, isAtField } });
        throw error;
      }
    };
    const turn = this.#last.then(run, run);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
