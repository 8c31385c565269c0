/**
 * The offline outbox: forms that could not be sent are kept in IndexedDB, files included. They are sent as soon as
 * the connection is back, else at growing intervals and on later visits.
 */
import { createStore, del, get, promisifyRequest, set, values } from 'idb-keyval';
import type { OutboxListener, QueuedForm, Turn } from '../../../blocks/_shared/browser/outbox.ts';
import { type Outcome, submit } from '../../../blocks/_shared/browser/submission.ts';
import { setWaiting } from './waiting-flag.ts';

/** The pause before the second try, in milliseconds; it doubles with each further one. */
const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 5 * 60_000;
/** How long a form is kept after it was filled in, in milliseconds: a week. Nobody expects it to be sent later. */
const KEPT_FOR = 7 * 24 * 60 * 60_000;
const NAME = 'pagewright-forms';

const store = createStore(NAME, 'kept');
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined;
const listeners: OutboxListener[] = [];
let queued: QueuedForm[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs an action while no other window sends. Without https there are no locks; the server then recognises a repeat
 * by its key.
 */
async function withLock<Result>(action: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return action();
  // The types do not cover what a callback returns.
  return (await navigator.locks.request(NAME, action)) as Result;
}

/** Stores the new state of a form, unless newer content has replaced it meanwhile. */
function update(form: QueuedForm): Promise<void> {
  return store('readwrite', (forms) => {
    const place = forms.openCursor(form.key);
    place.onsuccess = () => place.result?.update(form);
    return promisifyRequest(forms.transaction);
  });
}

/** Replaces a form by another in one transaction, so that no window ever finds both or neither. */
function replace(key: string, form: QueuedForm): Promise<void> {
  return store('readwrite', (forms) => {
    forms.delete(key);
    forms.put(form, form.key);
    return promisifyRequest(forms.transaction);
  });
}

const listenerOf = ({ id }: QueuedForm) => listeners.find((one) => one.id === id) ?? listeners[0];

/** Reads what is queued and notifies every listener. */
async function refresh(sent?: string): Promise<void> {
  const accepted = queued.find(({ key }) => key === sent);
  const all = await values<QueuedForm>(store);
  const isOld = ({ since }: QueuedForm) => Date.now() - since > KEPT_FOR;
  for (const { key } of all.filter(isOld)) await del(key, store);
  queued = all.filter((form) => !isOld(form));
  setWaiting(queued.length > 0);
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
  // With a random part, so that browsers do not all try at the moment a server is back.
  return pause * (0.75 + Math.random() / 2);
}

/** Stores the result of a try. */
async function storeOutcome(form: QueuedForm, outcome: Outcome): Promise<void> {
  if (outcome.ok) return del(form.key, store);
  const { again, message } = outcome;
  if (again === undefined) return update({ ...form, refusal: message });
  const pause = Math.max(again, pauseAfter(form.attempts));
  const notBefore = Date.now() + pause;
  return update({ ...form, attempts: form.attempts + 1, notBefore, hasRetryAfter: again > 0 });
}

async function sendDue(): Promise<void> {
  await withLock(async () => {
    for (const { key } of await values<QueuedForm>(store)) {
      // Newer content may have replaced it while it was being sent.
      const form = await get<QueuedForm>(key, store);
      if (!form || form.refusal || form.notBefore > Date.now()) continue;
      const outcome = await submit(form);
      if (!outcome.ok) console.warn(outcome.cause);
      await storeOutcome(form, outcome);
      await announce(outcome.ok ? form.key : undefined);
    }
  });
  schedule();
}

/** Tries everything now that only waits for its next interval: the connection is back, or the visitor is. */
async function sendNow(): Promise<void> {
  if (queued.length === 0) return;
  await withLock(async () => {
    for (const form of await values<QueuedForm>(store)) {
      if (!form.hasRetryAfter) await update({ ...form, notBefore: 0 });
    }
  });
  await sendDue();
}

/** Starts to report what is queued. @returns a function that stops it */
export function listen(listener: OutboxListener): () => void {
  listeners.push(listener);
  refresh().catch(() => undefined);
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
  };
}

/**
 * Stores the result of a try that the visitor made. The form, which still holds the content, shows why it was
 * refused.
 */
function storeOwnOutcome(form: QueuedForm, outcome: Outcome): Promise<void> {
  const isOver = outcome.ok || outcome.again === undefined;
  return isOver ? del(form.key, store) : storeOutcome(form, outcome);
}

/**
 * Queues a form while a try is under way, so that nothing is lost if the window is closed. It stays queued if the try
 * fails for now.
 */
export async function queueWhile(form: QueuedForm, sending: Promise<Outcome>): Promise<void> {
  await withLock(async () => {
    await set(form.key, form, store);
    setWaiting(true);
    await storeOwnOutcome(form, await sending);
  });
  await announce();
}

/**
 * Waits for its turn to send. A form that is being sent is waited for: only then is it known whether it has arrived.
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
    // A browser without locks can send all the same.
    withLock(hold).catch(begin);
  });
  const send: Turn['send'] = async (form, submit) => {
    // Stored at once, since its turn may be long in coming; where nothing can be stored, it is sent all the same.
    await replace(key, form).catch(() => undefined);
    setWaiting(true);
    await begun;
    const outcome = await submit();
    await storeOwnOutcome(form, outcome)
      .then(() => announce())
      .catch(() => undefined);
    return outcome;
  };
  return { send, end };
}

/** Removes a form from the outbox. */
export async function discard(key: string): Promise<void> {
  await withLock(() => del(key, store));
  await announce();
}

channel?.addEventListener('message', ({ data }) => refresh(data));
addEventListener('online', sendNow);
// On a later visit, what is left is tried at once.
refresh().then(sendNow, () => undefined);
