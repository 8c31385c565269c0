/** The offline outbox as a form uses it; src/browser/outbox keeps it. */
import { createContext } from 'react';
import type { Entries, Outcome, Submission } from './submission.ts';

/** A form that waits in the outbox. */
export interface QueuedForm extends Submission {
  /** Identifies this content of the form; other content has another key. */
  key: string;
  /** Identifies the form, on whatever page it is: its address and name. */
  id: string;
  entries: Entries;
  /** When it was filled in, in milliseconds since 1970. */
  since: number;
  attempts: number;
  /** The form is not sent before this time, in milliseconds since 1970. */
  notBefore: number;
  /** Whether the server set that time. */
  hasRetryAfter?: boolean;
  /** Why the server refused the form; a refused form is not sent again. */
  refusal?: string;
}

/** A form on the page that shows queued forms. */
export interface OutboxListener {
  /**
   * The form's id. It gets what the same form has queued; queued forms that match no form of the page go to the first
   * one.
   */
  id: string;
  onChange: (queued: QueuedForm[]) => void;
  /** Called when a queued form has been accepted. */
  onSent: (form: QueuedForm) => void;
}

/** The visitor's own turn to send: until it ends, no window sends a queued form. */
export interface Turn {
  /** Sends a form in place of the queued one. If that fails for now, the form is queued instead. */
  send: (form: QueuedForm, submit: () => Promise<Outcome>) => Promise<Outcome>;
  end: () => void;
}

export interface Outbox {
  /**
   * Starts to report what is queued.
   *
   * @returns a function that ends it
   */
  listen(listener: OutboxListener): () => void;
  /**
   * Queues a form while a try is under way, so that nothing is lost if the window is closed. It stays queued if the
   * try fails for now.
   */
  queueWhile(form: QueuedForm, sending: Promise<Outcome>): Promise<void>;
  /**
   * Waits until nothing is being sent, then reserves the outbox for the visitor.
   *
   * @param key the queued form that is to be replaced
   */
  takeTurn(key: string): Turn;
  discard(key: string): Promise<void>;
}

/** A form's access to the outbox, whose code is loaded when it is needed. */
export interface OutboxAccess {
  /** Returns whether a form of an earlier visit waits to be sent. */
  isWaiting(): boolean;
  load(): Promise<Outbox>;
}

/** The outbox of the page; `undefined` while a page is rendered in the build. */
export const OutboxContext = createContext<OutboxAccess | undefined>(undefined);
