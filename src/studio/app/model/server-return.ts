/** Waits for a server that does not answer. */
import { api, RefusedError } from './api.ts';

/** So long it waits between two questions, in milliseconds. */
const PAUSE = 1500;

export class ServerReturn {
  #isWaiting = false;
  readonly #onReturn: () => Promise<unknown>;

  /** @param onReturn does what could not be done meanwhile */
  constructor(onReturn: () => Promise<unknown>) {
    this.#onReturn = onReturn;
  }

  /** Waits when an error says that there was no answer. */
  after(error: unknown): void {
    const isGone = error instanceof RefusedError && error.status === 0;
    if (!isGone || this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => void this.#ask(), PAUSE);
  }

  async #ask(): Promise<void> {
    try {
      await api.pages();
    } catch (error) {
      this.#isWaiting = false;
      this.after(error);
      if (this.#isWaiting) return;
    }
    this.#isWaiting = false;
    await this.#onReturn();
  }
}
