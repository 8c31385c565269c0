import type { Transporter } from 'nodemailer';
import type { EnquiryStore } from '../enquiries/enquiry-store.ts';
import type { KnownForms } from '../enquiries/site-forms.ts';
import type { NoticeRow } from '../enquiries/tables.ts';
import { type Addresses, noticeMail } from './notice-mail.ts';

/** Milliseconds after which the queue is looked at again at the latest: another server may have left a notice. */
const LOOK_EVERY = 60_000;
/** How long to wait for the mail server, in milliseconds. */
const TIMEOUT = 20_000;
/** The pause after a mail that could not be sent, in milliseconds. */
const PAUSE = 5_000;

interface NoticeOptions {
  /** `smtp://user:password@host:587`, as nodemailer takes it. */
  smtp: string;
  store: () => Promise<EnquiryStore>;
  forms: () => KnownForms;
  /** The address of the inbox below the site's, where there is one. */
  inbox: string | undefined;
}

/** Sends the mails in the queue, one after the other, until the mail server has accepted each. */
export class NoticeSender {
  #transport: Promise<Transporter> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #isAwaited = false;
  #isOver = false;
  /** The last error that was logged: while the mail server is down, it is logged once. */
  #logged = '';

  constructor(private readonly options: NoticeOptions) {}

  /** Starts sending, unless it is sending already. */
  start(): void {
    if (this.#isOver) return;
    this.#isAwaited = true;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
      if (this.#isAwaited) this.start();
    });
  }

  async #sendAll(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isAwaited = false;
    let pause: number | undefined;
    try {
      const store = await this.options.store();
      const addresses = this.#addresses();
      for (let notice = await store.notices.take(); notice; notice = await store.notices.take()) {
        if (this.#isOver) return store.notices.putBack(notice);
        if (await this.#send(store, notice, addresses)) continue;
        pause = PAUSE;
        break;
      }
      pause ??= await store.notices.untilNext();
    } catch (error) {
      this.#log(error);
    }
    const wait = Math.min(pause ?? LOOK_EVERY, LOOK_EVERY);
    if (!this.#isOver) this.#timer = setTimeout(() => this.start(), wait).unref();
  }

  /**
   * Returns the sender and the recipient.
   *
   * @throws when no recipient is configured
   */
  #addresses(): Addresses {
    const { notify } = this.options.forms().site;
    const to = process.env.ENQUIRIES_TO ?? notify;
    if (!to) throw new Error('no address: write enquiries: notify: into _site.yaml');
    return { to, from: process.env.ENQUIRIES_FROM ?? to };
  }

  /** Sends a mail; returns whether the mail server accepted it. */
  async #send(store: EnquiryStore, notice: NoticeRow, addresses: Addresses): Promise<boolean> {
    const enquiry = await store.get(notice.enquiry_id);
    if (!enquiry) return true;
    const forms = this.options.forms();
    const counts = await store.counts();
    const quarantined = counts
      .filter(({ status }) => status === 'quarantined')
      .reduce((sum, { count }) => sum + count, 0);
    const { url, base = '' } = forms.site;
    const inbox = this.options.inbox && url ? url + base + this.options.inbox : undefined;
    try {
      const transport = await this.#open();
      await transport.sendMail(noticeMail(enquiry, { forms, addresses, quarantined, inbox }));
      await store.notices.done(notice);
      this.#logged = '';
      return true;
    } catch (error) {
      this.#log(error);
      await store.notices.putBack(notice);
      return false;
    }
  }

  #open(): Promise<Transporter> {
    const times = {
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
    };
    this.#transport ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ url: this.options.smtp, ...times }),
    );
    return this.#transport;
  }

  /** Logs an error without addresses. */
  #log(error: unknown): void {
    const { code, responseCode, message } = error as {
      code?: string;
      responseCode?: number;
      message?: string;
    };
    const reason = message?.startsWith('no address')
      ? message
      : [code ?? 'unknown', responseCode].filter(Boolean).join(' ');
    if (reason !== this.#logged) console.error(`Mails about enquiries cannot be sent (${reason})`);
    this.#logged = reason;
  }

  /** Stops after the mail that is being sent. */
  async close(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#sending;
    (await this.#transport)?.close();
  }
}
