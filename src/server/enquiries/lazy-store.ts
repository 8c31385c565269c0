import { databaseFile } from './database.ts';
import { EnquiryStore, type StoreOptions } from './enquiry-store.ts';
import { logFailure } from './store-error.ts';

/** How long to wait after a failed attempt, in milliseconds: each attempt delays a visitor. */
const PAUSE = 1_000;

/** Opens the store when it is first needed, and again after a failure. */
export class LazyStore {
  #opening: Promise<EnquiryStore> | undefined;
  #wasOpen = false;

  constructor(private readonly options: StoreOptions) {}

  /**
   * Returns the open store.
   *
   * @throws when it cannot be opened, or the database is no longer where it was
   */
  async get(): Promise<EnquiryStore> {
    const opening = this.#opening ?? this.#open();
    this.#opening = opening;
    const store = await opening;
    try {
      store.checkFiles();
      return store;
    } catch (error) {
      if (this.#opening === opening) {
        this.#opening = Promise.reject(error);
        this.#opening.catch(() => undefined);
        this.#openLater();
        await store.close();
      }
      throw error;
    }
  }

  async #open(): Promise<EnquiryStore> {
    try {
      // A database that existed before may come back: enquiries must not go into a new, empty one meanwhile.
      const store = await EnquiryStore.open({ ...this.options, mustExist: this.#wasOpen });
      await store.checkIntegrity().catch(async (error) => {
        await store.close();
        throw error;
      });
      if (this.#wasOpen) console.error('The database of enquiries was opened again.');
      this.#wasOpen = true;
      // After a failure, the next start tries again.
      await store
        .tidyFiles()
        .catch((error) => this.logFailure(error, 'Uploaded files could not be tidied'));
      return store;
    } catch (error) {
      this.#openLater();
      throw error;
    }
  }

  #openLater(): void {
    setTimeout(() => {
      this.#opening = undefined;
    }, PAUSE).unref();
  }

  /** Logs an error of the store, with the path of its database. */
  logFailure(error: unknown, what?: string): void {
    const { folder, url } = this.options;
    logFailure(error, url ? undefined : databaseFile(folder), what);
  }

  async close(): Promise<void> {
    const store = await this.#opening?.catch(() => undefined);
    await store?.close();
  }
}
