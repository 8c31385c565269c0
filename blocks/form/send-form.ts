import { type Outbox, type Outcome, type QueuedForm, submit, type Turn } from 'pagewright/forms';

/** After this time a form that is being sent is queued, in milliseconds: the visitor may close the window. */
const SLOW = 4000;

/** Returns a unique key; `crypto.randomUUID` does not exist on pages without https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  );
}

/** Sends a form, and queues it when that takes long or fails for now. */
async function sendOnce(form: QueuedForm, outbox: Outbox | undefined): Promise<Outcome> {
  const sending = submit(form);
  let queueing: Promise<void> | undefined;
  const queue = () => {
    // Where nothing can be stored, the visitor reads the message and sends the form again.
    queueing ??= outbox?.queueWhile(form, sending).catch(() => undefined);
  };
  const timer = setTimeout(queue, SLOW);
  const outcome = await sending;
  clearTimeout(timer);
  if (!outcome.ok && outcome.again !== undefined) queue();
  await queueing;
  return outcome;
}

/**
 * Sends a form that the visitor has filled in.
 *
 * @param turn the visitor's turn, which holds back the queued version of the same form
 */
export function sendForm(
  form: QueuedForm,
  outbox: Outbox | undefined,
  turn: Turn | undefined,
): Promise<Outcome> {
  return turn ? turn.send(form, () => submit(form)) : sendOnce(form, outbox);
}
