/**
 * Forms that could not be sent. They lie in the browser's own database, files included, and are sent when the server
 * can be reached: at once when the connection is back, else at growing intervals, and on later visits.
 */
import { createStore, del, get, promisifyRequest, set, values } from 'idb-keyval';
import { type Entries, toFormData } from './read-form.ts';
import { type Outcome, type Submission, submit } from './submit.ts';
import { noteWaiting } from './wake-flag.ts';

/** A form as it is kept. */
export interface KeptForm extends Omit<Submission, 'data'> {
  /** Other words have another key. */
  key: string;
  /** Which form it is, on whatever page: see `formId`. */
  id: string;
  entries: Entries;
  attempts: number;
  /** Nothing is tried before this time, in milliseconds since 1970. */
  notBefore: number;
  /** Whether that is the server's own wish. */
  isTold?: boolean;
  /** Why the server does not want it; it is not sent any more. */
  refusal?: string;
}

/** A form of the page that shows what is kept. */
export interface Watcher {
  /** Of its own kind, it shows all; of forms that the page does not have, the first one does. */
  id: string;
  show: (kept: KeptForm[]) => void;
  /** One that was kept has been accepted. */
  sent: (form: KeptForm) => void;
}

/** The first pause between two tries, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 5 * 60_000;
const NAME = 'pagewright-forms';

const store = createStore(NAME, 'kept');
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined;
const watchers: Watcher[] = [];
let kept: KeptForm[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Does something while no other window sends. Without https browsers have no locks, and the server knows a repeat by its key. */
async function alone<Result>(action: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return action();
  // The types say nothing of what comes back.
  return (await navigator.locks.request(NAME, action)) as Result;
}

/** Writes down what has become of a form, unless newer words have taken its place meanwhile. */
function note(form: KeptForm): Promise<void> {
  return store('readwrite', (forms) => {
    const place = forms.openCursor(form.key);
    place.onsuccess = () => place.result?.update(form);
    return promisifyRequest(forms.transaction);
  });
}

/** Keeps a form in place of another, in one step: no window ever finds both or neither. */
function replace(key: string, form: KeptForm): Promise<void> {
  return store('readwrite', (forms) => {
    forms.delete(key);
    forms.put(form, form.key);
    return promisifyRequest(forms.transaction);
  });
}

const watcherOf = ({ id }: KeptForm) => watchers.find((one) => one.id === id) ?? watchers[0];

/** Reads anew what is kept and tells all who show it. */
async function refresh(sent?: string): Promise<void> {
  const accepted = kept.find(({ key }) => key === sent);
  kept = await values<KeptForm>(store);
  noteWaiting(kept.length > 0);
  for (const watcher of watchers) {
    watcher.show(kept.filter((form) => watcherOf(form) === watcher));
    if (accepted && watcherOf(accepted) === watcher) watcher.sent(accepted);
  }
  plan();
}

/** Tells the other windows as well. */
async function announce(sent?: string): Promise<void> {
  await refresh(sent);
  channel?.postMessage(sent);
}

/** Tries again when the first of those that wait is due. */
function plan(): void {
  clearTimeout(timer);
  const due = kept.filter(({ refusal }) => !refusal).map(({ notBefore }) => notBefore);
  if (due.length > 0) timer = setTimeout(sendDue, Math.max(Math.min(...due) - Date.now(), 0));
}

function pauseAfter(attempts: number): number {
  const pause = Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE);
  // Not all browsers at the same moment, when a server comes back.
  return pause * (0.75 + Math.random() / 2);
}

/** What becomes of a form after a try. */
async function settle(form: KeptForm, outcome: Outcome): Promise<void> {
  if (outcome.ok) return del(form.key, store);
  const { again, message } = outcome;
  if (again === undefined) return note({ ...form, refusal: message });
  const pause = Math.max(again, pauseAfter(form.attempts));
  const notBefore = Date.now() + pause;
  return note({ ...form, attempts: form.attempts + 1, notBefore, isTold: again > 0 });
}

async function sendDue(): Promise<void> {
  await alone(async () => {
    for (const { key } of await values<KeptForm>(store)) {
      // While another was on its way, newer words may have taken its place.
      const form = await get<KeptForm>(key, store);
      if (!form || form.refusal || form.notBefore > Date.now()) continue;
      const outcome = await submit({ ...form, data: toFormData(form.entries) });
      if (!outcome.ok) console.warn(outcome.cause);
      await settle(form, outcome);
      await announce(outcome.ok ? form.key : undefined);
    }
  });
  plan();
}

/** The connection is back, or the visitor is: whatever waits only because of us is tried now. */
async function hurry(): Promise<void> {
  if (kept.length === 0) return;
  await alone(async () => {
    for (const form of await values<KeptForm>(store)) {
      if (!form.isTold) await note({ ...form, notBefore: 0 });
    }
  });
  await sendDue();
}

/** Begins to show what is kept. @returns what ends it */
export function watch(watcher: Watcher): () => void {
  watchers.push(watcher);
  refresh().catch(() => undefined);
  return () => {
    watchers.splice(watchers.indexOf(watcher), 1);
  };
}

/** What a try that the visitor made leaves behind; why it was refused, they read in the form itself, and have it there still. */
function settleOwn(form: KeptForm, outcome: Outcome): Promise<void> {
  const isOver = outcome.ok || outcome.again === undefined;
  return isOver ? del(form.key, store) : settle(form, outcome);
}

/**
 * Keeps a form while a try is under way, so that nothing is lost when the window is closed. It stays when the try fails
 * in passing.
 */
export async function keepUntil(form: KeptForm, sending: Promise<Outcome>): Promise<void> {
  await alone(async () => {
    await set(form.key, form, store);
    noteWaiting(true);
    await settleOwn(form, await sending);
  });
  await announce();
}

/** The visitor's own turn to send: from its beginning to its end, nothing that is kept leaves any window. */
export interface Turn {
  /** Sends a form in place of the one that is kept; should that fail in passing, it is the one that is kept. */
  send: (form: KeptForm, submit: () => Promise<Outcome>) => Promise<Outcome>;
  end: () => void;
}

/**
 * Takes the next turn. What has left before that is waited for: whether it has arrived, nobody knows sooner.
 *
 * @param key what is kept and is to be replaced
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
    // Kept at once, as the turn may be long in coming; where nothing can be kept any more, it is sent all the same.
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

/** Lets go of a form. */
export async function discard(key: string): Promise<void> {
  await alone(() => del(key, store));
  await announce();
}

channel?.addEventListener('message', ({ data }) => refresh(data));
addEventListener('online', hurry);
// On a later visit, whatever is left is tried at once.
refresh().then(hurry, () => undefined);
