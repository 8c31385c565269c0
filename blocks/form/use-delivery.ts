import type { Outbox, Outcome, QueuedForm, Turn } from 'pagewright/forms';
import { type RefObject, useRef, useState } from 'react';
import type { Form } from '../../schema/generated/types.ts';
import { readForm, sameEntries } from './form-entries.ts';
import { newKey, sendForm } from './send-form.ts';
import { sendMail } from './send-mail.ts';
import { useOutbox } from './use-outbox.ts';

/** Sends a form to a mail provider. The response is logged and never shown: specification, section 7. */
async function sendByMail(action: string, form: HTMLFormElement, block: Form): Promise<Outcome> {
  try {
    const { status, text } = await sendMail(action, form, block.mail ?? {});
    console.info(`${action}: ${status} ${text}`);
    return { ok: true };
  } catch (cause) {
    return { ok: false, message: block.messages.failure, cause };
  }
}

const holdsFile = (entries: QueuedForm['entries']) =>
  entries.some(([, value]) => value instanceof File && value.size > 0);

/** Returns the key of a submission: that of the previous one if the entries are the same. */
const keyFor = (entries: QueuedForm['entries'], before: QueuedForm | undefined) =>
  before && sameEntries(before.entries, entries) ? before.key : newKey();

/** Returns whether a form that has not arrived may arrive later. */
const isForLater = (outcome: Outcome) => !outcome.ok && outcome.again !== undefined;

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

/**
 * Delivers a form: to its address, to a mail provider, or to the outbox, which sends it when there is a connection.
 *
 * @param onLate called with the success message when a queued form has arrived
 */
export function useDelivery(
  props: Form,
  element: RefObject<HTMLFormElement | null>,
  onLate: (message: string) => void,
) {
  const { action, encoding = 'json', messages, mail, alwaysSucceeds, honeypot, name } = props;
  /** Whether a form that cannot be sent is queued. */
  const keeps = Boolean(action && !mail && !alwaysSucceeds);
  /** Whether the visitor is sending the form. */
  const sending = useRef(false);
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
  const { queued, load, outbox } = useOutbox(id, onSent);
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

  /** Sends the current entries once. A form without an address is a sample: it sends nothing and reports success. */
  const deliver = async (form: HTMLFormElement): Promise<Outcome> => {
    if (!action) return { ok: true };
    if (mail) return sendByMail(action, form, props);
    const entries = readForm(form, honeypot);
    const key = keyFor(entries, tried.current);
    const times = { elapsed: performance.now(), since: Date.now(), attempts: 0, notBefore: 0 };
    const queueable = { id, action, encoding, messages, key, entries, ...times };
    const held = takeTurn();
    const isAsked = holdsFile(entries);
    const outcome = await sendForm(queueable, keeps && !isAsked ? outbox.current : undefined, held);
    tried.current = outcome.ok ? undefined : queueable;
    const canOffer = keeps && isAsked && !held && outbox.current;
    setOffer(canOffer && isForLater(outcome) ? queueable : undefined);
    return outcome;
  };

  const notes = { id, keeps, queued, offer, keepOffer, load, outbox };
  return { sending, takeTurn, endTurn, deliver, notes };
}
