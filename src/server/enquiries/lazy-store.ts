import { databaseFile } from './database.ts';
import { EnquiryStore, type StoreOptions } from './enquiry-store.ts';
import { logFailure } from './log-failure.ts';

/** After a failure nothing is tried for this long, in milliseconds: each try costs the visitor time. */
const PAUSE = 1_000;

/** A store that is opened when it is first needed, and tried again when it could not be. */
export class LazyStore {
  #opening: Promise<EnquiryStore> | undefined;

  constructor(private readonly options: StoreOptions) {}

  /** @throws when it cannot be opened now */
  get(): Promise<EnquiryStore> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  async #open(): Promise<EnquiryStore> {
    try {
      const store = await EnquiryStore.open(this.options);
      // What cannot be tidied now can be the next time.
      await store.removeOrphans().catch(() => undefined);
      return store;
    } catch (error) {
      setTimeout(() => {
        this.#opening = undefined;
      }, PAUSE).unref();
      throw error;
    }
  }

  /** Says in the log that it cannot be opened or written to, and where it lies. */
  logFailure(error: unknown, what?: string): void {
    const { folder, url } = this.options;
    logFailure(error, url ? undefined : databaseFile(folder), what);
  }

  async close(): Promise<void> {
    const store = await this.#opening?.catch(() => undefined);
    await store?.close();
  }
}
