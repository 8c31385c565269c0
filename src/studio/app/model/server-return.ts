/** Waits for a server that does not respond. */
import { api, RefusedError } from './api.ts';

/** The time between two requests, in milliseconds. */
const PAUSE = 1500;

export class ServerReturn {
  #isWaiting = false;
  readonly #onReturn: () => Promise<unknown>;

  /** @param onReturn called when the server responds again */
  constructor(onReturn: () => Promise<unknown>) {
    this.#onReturn = onReturn;
  }

  /** Starts to wait if an error means that there was no response. */
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
