import {
  type Outbox,
  OutboxContext,
  type OutboxListener,
  type Outcome,
  type QueuedForm,
  submit,
  type Turn,
} from 'pagewright/forms';
import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Form } from '../../schema/generated/types.ts';
import { readForm, sameEntries } from './form-entries.ts';

/**
 * Returns what is queued of a form, and the outbox once it is loaded: when something is waiting, or when `load` is
 * called. It has to be loaded before the connection is lost.
 *
 * @param id the form's id in the outbox
 * @param onSent called when a queued form has been accepted
 */
function useLoadedOutbox(id: string, onSent: (form: QueuedForm) => void) {
  const access = useContext(OutboxContext);
  const [queued, setQueued] = useState<QueuedForm[]>([]);
  const outbox = useRef<Outbox>(undefined);
  const loading = useRef<Promise<void>>(undefined);
  const end = useRef<() => void>(undefined);
  const listener = useRef<OutboxListener>({ id, onChange: setQueued, onSent });

  useEffect(() => {
    listener.current.onSent = onSent;
  });

  const load = useCallback((): void => {
    loading.current ??= access?.load().then(
      (loaded) => {
        if (!loading.current || end.current) return;
        outbox.current = loaded;
        end.current = loaded.listen(listener.current);
      },
      () => {
        loading.current = undefined;
      },
    );
  }, [access]);

  useEffect(() => {
    if (access?.isWaiting()) load();
    return () => {
      end.current?.();
      end.current = undefined;
      loading.current = undefined;
    };
  }, [access, load]);

  return { queued, load, outbox };
}

/** After this time a form that is being sent is queued, in milliseconds: the visitor may close the window. */
const SLOW = 4000;

/** Returns a unique key; `crypto.randomUUID` does not exist on pages without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  );
}

/** Returns the key of a submission: that of the previous one if the entries are the same. */
const keyFor = (entries: QueuedForm['entries'], before: QueuedForm | undefined) =>
  before && sameEntries(before.entries, entries) ? before.key : newKey();

const holdsFile = (entries: QueuedForm['entries']) =>
  entries.some(([, value]) => value instanceof File && value.size > 0);

/** Returns whether a form that has not arrived may arrive later. */
const isForLater = (outcome: Outcome) => !outcome.ok && outcome.again !== undefined;

/** Sends a form to the server, and queues it when that takes long or fails for now. */
async function sendOrQueue(form: QueuedForm, outbox: Outbox | undefined): Promise<Outcome> {
  const sending = submit(form);
  let queueing: Promise<void> | undefined;
  const queue = () => {
    // Where nothing can be stored, the visitor reads the message and sends the form again.
    queueing ??= outbox?.queueWhile(form, sending).catch(() => undefined);
  };
  const timer = setTimeout(queue, SLOW);
  const outcome = await sending;
  clearTimeout(timer);
  if (isForLater(outcome)) queue();
  await queueing;
  return outcome;
}

/**
 * Holds the form that could be queued but was not: a file is stored in the browser, which others may use, only on
 * request.
 *
 * @param failure the message while the queued form cannot be sent
 */
function useOffer(outbox: RefObject<Outbox | undefined>, failure: string) {
  const [offer, setOffer] = useState<QueuedForm>();
  /** Queues the form that was offered. */
  const keepOffer = () => {
    if (!offer) return;
    const failed = { ok: false, message: failure, cause: undefined, again: 0 } as const;
    // Where nothing can be stored, the offer stays.
    outbox.current?.queueWhile(offer, Promise.resolve(failed)).then(
      () => setOffer(undefined),
      () => undefined,
    );
  };
  return { offer, setOffer, keepOffer };
}

interface OutboxOptions {
  element: RefObject<HTMLFormElement | null>;
  /** Whether the visitor is sending the form. */
  sending: RefObject<boolean>;
  /** Called with the success message when a queued form has arrived. */
  onLate: (message: string) => void;
}

/**
 * Sends a form to the server. A form that cannot be sent now is queued in the outbox, which sends it when there is a
 * connection.
 */
export function useOutbox(props: Form, { element, sending, onLate }: OutboxOptions) {
  const { action, encoding = 'json', messages, mail, alwaysSucceeds, honeypot, name } = props;
  /** Whether a form that cannot be sent is queued. */
  const keeps = Boolean(action && !mail && !alwaysSucceeds);
  /** The last form that was tried and has not arrived: sent again unchanged, it is the same submission. */
  const tried = useRef<QueuedForm>(undefined);
  const turn = useRef<Turn>(undefined);

  /** Resets the form when its queued version has arrived, unless it has other entries by now. */
  const onSent = (form: QueuedForm) => {
    if (sending.current || turn.current) return;
    if (tried.current?.key === form.key) {
      const shown = element.current;
      if (shown && sameEntries(readForm(shown, honeypot), tried.current.entries)) shown.reset();
      tried.current = undefined;
    }
    onLate(form.messages.success);
  };
  const id = `${action} ${name}`;
  const { queued, load, outbox } = useLoadedOutbox(id, onSent);
  const { offer, setOffer, keepOffer } = useOffer(outbox, messages.failure);

  /** Holds back the queued version of this form: the current entries will replace it. */
  const takeTurn = (): Turn | undefined => {
    const before = queued.find(({ key }) => key === tried.current?.key);
    if (before) turn.current ??= outbox.current?.takeTurn(before.key);
    return turn.current;
  };
  const endTurn = () => {
    turn.current?.end();
    turn.current = undefined;
  };

  /** Sends the current entries to `to`, once. */
  const send = async (to: string, form: HTMLFormElement): Promise<Outcome> => {
    const entries = readForm(form, honeypot);
    const key = keyFor(entries, tried.current);
    const times = { elapsed: performance.now(), since: Date.now(), attempts: 0, notBefore: 0 };
    const queueable = { id, action: to, encoding, messages, key, entries, ...times };
    const held = takeTurn();
    const isAsked = holdsFile(entries);
    const outcome = await (held
      ? held.send(queueable, () => submit(queueable))
      : sendOrQueue(queueable, keeps && !isAsked ? outbox.current : undefined));
    tried.current = outcome.ok ? undefined : queueable;
    const canOffer = keeps && isAsked && !held && outbox.current;
    setOffer(canOffer && isForLater(outcome) ? queueable : undefined);
    return outcome;
  };

  return {
    send,
    takeTurn,
    endTurn,
    notes: { id, keeps, queued, offer, keepOffer, load, outbox },
  };
}
