import type { FastifyInstance } from 'fastify';
import { LazyStore } from './enquiries/lazy-store.ts';
import { receiveForms } from './enquiries/receive-forms.ts';
import type { KnownForms } from './enquiries/site-forms.ts';
import type { Check } from './health.ts';
import { NoticeSender } from './notices/notice-sender.ts';

export interface EnquiriesOptions {
  /** Returns the current forms. */
  forms: () => KnownForms;
  /** Absolute path of the private folder. */
  data: string;
  /** The environment variables; the default is those of the process. */
  environment?: NodeJS.ProcessEnv;
  /** The health checks, to which that of the enquiries is added. */
  checks?: Map<string, Check>;
}

/** The path of the inbox. */
const INBOX = '/inbox';

/**
 * Adds the enquiries to a server: receives and stores them, mails notices if `SMTP_URL` is set, and shows the inbox if
 * `PAGEWRIGHT_INBOX_PASSWORD` is set.
 */
export async function enquiries(
  server: FastifyInstance,
  { forms, data, checks, environment = process.env }: EnquiriesOptions,
): Promise<void> {
  const { DATABASE_URL: url, SMTP_URL: smtp, PAGEWRIGHT_INBOX_PASSWORD: password } = environment;
  const lazyStore = new LazyStore({ folder: data, url, notifies: Boolean(smtp) });
  const store = () => lazyStore.get();
  checks?.set('enquiries', async () => {
    if (forms().byPath.size > 0) await (await store()).check();
  });
  const notices = smtp
    ? new NoticeSender({ smtp, store, forms, inbox: password ? INBOX : undefined })
    : undefined;
  const onStored = () => notices?.start();
  await server.register(receiveForms, { forms, lazyStore, onStored });
  if (password) {
    const { inbox } = await import('./inbox/inbox.ts');
    const logFailure = (error: unknown, what: string) => lazyStore.logFailure(error, what);
    const context = { forms, store, password, logFailure, onReleased: onStored };
    await server.register(inbox, { prefix: INBOX, ...context });
  }
  // So that the first visitor need not wait for the database, and a missing one is logged at once.
  server.addHook('onListen', () => {
    if (forms().byPath.size === 0) return;
    lazyStore.get().then(onStored, (error) => {
      lazyStore.logFailure(error, 'Enquiries cannot be stored');
    });
  });
  server.addHook('onClose', async () => {
    await notices?.close();
    await lazyStore.close();
  });
}
