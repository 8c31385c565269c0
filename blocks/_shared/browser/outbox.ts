/** The offline outbox as a form uses it; src/browser/outbox keeps it. */
import { createContext } from 'react';
import type { Entries, Outcome, Submission } from './submission.ts';

/** A form that waits in the outbox. */
export interface QueuedForm extends Submission {
  /** Names this content of the form; other content has another key. */
  key: string;
  /** Which form it is, on whatever page: its address and name. */
  id: string;
  entries: Entries;
  /** When it was filled in, in milliseconds since 1970. */
  since: number;
  attempts: number;
  /** Nothing is tried before this time, in milliseconds since 1970. */
  notBefore: number;
  /** Whether the server named that time. */
  hasRetryAfter?: boolean;
  /** Why the server does not accept it; it is not sent any more. */
  refusal?: string;
}

/** A form of the page that shows what is queued. */
export interface OutboxListener {
  /** The form's id: it shows what was queued by the same form; what no form of the page has queued, the first one shows. */
  id: string;
  onChange: (queued: QueuedForm[]) => void;
  /** Called when a queued form has been accepted. */
  onSent: (form: QueuedForm) => void;
}

/** The visitor's own turn to send: from its beginning to its end, nothing that is queued leaves any window. */
export interface Turn {
  /** Sends a form in place of the one that is queued; should that fail for now, it is the one that is queued. */
  send: (form: QueuedForm, submit: () => Promise<Outcome>) => Promise<Outcome>;
  end: () => void;
}

export interface Outbox {
  /** Begins to report what is queued. @returns a function that ends it */
  listen(listener: OutboxListener): () => void;
  /** Queues a form while a try is under way, so that nothing is lost when the window is closed. It stays when the try fails for now. */
  queueWhile(form: QueuedForm, sending: Promise<Outcome>): Promise<void>;
  /** Waits for what is being sent, then holds the outbox for the visitor. @param key the queued form that is to be replaced */
  takeTurn(key: string): Turn;
  discard(key: string): Promise<void>;
}

/** How a form gets at the outbox, whose code is loaded when it is needed. */
export interface OutboxAccess {
  /** Tells whether a form of an earlier visit waits to be sent. */
  isWaiting(): boolean;
  load(): Promise<Outbox>;
}

/** The outbox of the page; nothing while a page is rendered at build. */
export const OutboxContext = createContext<OutboxAccess | undefined>(undefined);
