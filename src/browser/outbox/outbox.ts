/**
 * The offline outbox: forms that could not be sent. They lie in the browser's own database, files included, and are sent when
 * the server can be reached: at once when the connection is back, else at growing intervals, and on later visits.
 */
import { createStore, del, get, promisifyRequest, set, values } from 'idb-keyval';
import type { OutboxListener, QueuedForm, Turn } from '../../../blocks/_shared/browser/outbox.ts';
import { type Outcome, submit } from '../../../blocks/_shared/browser/submission.ts';
import { noteWaiting } from './waiting-flag.ts';

/** The first pause between two tries, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 5 * 60_000;
/** Nobody expects a form to be sent later than so many milliseconds after it was filled in; a week. */
const KEPT_FOR = 7 * 24 * 60 * 60_000;
const NAME = 'pagewright-forms';

const store = createStore(NAME, 'kept');
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined;
const listeners: OutboxListener[] = [];
let queued: QueuedForm[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Runs an action while no other window sends. Without https browsers have no locks, and the server knows a repeat by its key. */
async function alone<Result>(action: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return action();
  // The types say nothing of what comes back.
  return (await navigator.locks.request(NAME, action)) as Result;
}

/** Stores what has become of a form, unless newer content has replaced it meanwhile. */
function update(form: QueuedForm): Promise<void> {
  return store('readwrite', (forms) => {
    const place = forms.openCursor(form.key);
    place.onsuccess = () => place.result?.update(form);
    return promisifyRequest(forms.transaction);
  });
}

/** Stores a form in place of another in one transaction: no window ever finds both or neither. */
function replace(key: string, form: QueuedForm): Promise<void> {
  return store('readwrite', (forms) => {
    forms.delete(key);
    forms.put(form, form.key);
    return promisifyRequest(forms.transaction);
  });
}

const listenerOf = ({ id }: QueuedForm) => listeners.find((one) => one.id === id) ?? listeners[0];

/** Reads what is queued and tells every listener. */
async function refresh(sent?: string): Promise<void> {
  const accepted = queued.find(({ key }) => key === sent);
  const all = await values<QueuedForm>(store);
  const isOld = ({ since }: QueuedForm) => Date.now() - since > KEPT_FOR;
  for (const { key } of all.filter(isOld)) await del(key, store);
  queued = all.filter((form) => !isOld(form));
  noteWaiting(queued.length > 0);
  for (const listener of listeners) {
    listener.onChange(queued.filter((form) => listenerOf(form) === listener));
    if (accepted && listenerOf(accepted) === listener) listener.onSent(accepted);
  }
  schedule();
}

/** Refreshes this window and the others. */
async function announce(sent?: string): Promise<void> {
  await refresh(sent);
  channel?.postMessage(sent);
}

/** Schedules the next try for when the first queued form is due. */
function schedule(): void {
  clearTimeout(timer);
  const due = queued.filter(({ refusal }) => !refusal).map(({ notBefore }) => notBefore);
  if (due.length > 0) timer = setTimeout(sendDue, Math.max(Math.min(...due) - Date.now(), 0));
}

function pauseAfter(attempts: number): number {
  const pause = Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE);
  // Not all browsers at the same moment, when a server comes back.
  return pause * (0.75 + Math.random() / 2);
}

/** Stores what becomes of a form after a try. */
async function settle(form: QueuedForm, outcome: Outcome): Promise<void> {
  if (outcome.ok) return del(form.key, store);
  const { again, message } = outcome;
  if (again === undefined) return update({ ...form, refusal: message });
  const pause = Math.max(again, pauseAfter(form.attempts));
  const notBefore = Date.now() + pause;
  return update({ ...form, attempts: form.attempts + 1, notBefore, hasRetryAfter: again > 0 });
}

async function sendDue(): Promise<void> {
  await alone(async () => {
    for (const { key } of await values<QueuedForm>(store)) {
      // While another was being sent, newer content may have replaced it.
      const form = await get<QueuedForm>(key, store);
      if (!form || form.refusal || form.notBefore > Date.now()) continue;
      const outcome = await submit(form);
      if (!outcome.ok) console.warn(outcome.cause);
      await settle(form, outcome);
      await announce(outcome.ok ? form.key : undefined);
    }
  });
  schedule();
}

/** Tries now whatever waits only by our own intervals: the connection is back, or the visitor is. */
async function sendNow(): Promise<void> {
  if (queued.length === 0) return;
  await alone(async () => {
    for (const form of await values<QueuedForm>(store)) {
      if (!form.hasRetryAfter) await update({ ...form, notBefore: 0 });
    }
  });
  await sendDue();
}

/** Begins to report what is queued. @returns a function that ends it */
export function listen(listener: OutboxListener): () => void {
  listeners.push(listener);
  refresh().catch(() => undefined);
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
  };
}

/** Stores the outcome of a try that the visitor made; why it was refused they read in the form itself, which still holds it. */
function settleOwn(form: QueuedForm, outcome: Outcome): Promise<void> {
  const isOver = outcome.ok || outcome.again === undefined;
  return isOver ? del(form.key, store) : settle(form, outcome);
}

/**
 * Queues a form while a try is under way, so that nothing is lost when the window is closed. It stays when the try fails
 * for now.
 */
export async function queueWhile(form: QueuedForm, sending: Promise<Outcome>): Promise<void> {
  await alone(async () => {
    await set(form.key, form, store);
    noteWaiting(true);
    await settleOwn(form, await sending);
  });
  await announce();
}

/**
 * Takes the next turn. What is being sent is waited for: only then is it known whether it has arrived.
 *
 * @param key the queued form that is to be replaced
 */
export function takeTurn(key: string): Turn {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const begun = new Promise<void>((begin) => {
    const hold = () => {
      begin();
      return ended;
    };
    // A browser that gives no lock is no reason not to send.
    alone(hold).catch(begin);
  });
  const send: Turn['send'] = async (form, submit) => {
    // Stored at once, as the turn may be long in coming; where nothing can be stored, it is sent all the same.
    await replace(key, form).catch(() => undefined);
    noteWaiting(true);
    await begun;
    const outcome = await submit();
    await settleOwn(form, outcome)
      .then(() => announce())
      .catch(() => undefined);
    return outcome;
  };
  return { send, end };
}

/** Removes a form from the outbox. */
export async function discard(key: string): Promise<void> {
  await alone(() => del(key, store));
  await announce();
}

channel?.addEventListener('message', ({ data }) => refresh(data));
addEventListener('online', sendNow);
// On a later visit, whatever is left is tried at once.
refresh().then(sendNow, () => undefined);
