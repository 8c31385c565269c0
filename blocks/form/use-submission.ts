import { afterPaint } from 'pagewright/blocks';
import type { Outcome, QueuedForm, Turn } from 'pagewright/forms';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Form } from '../../schema/generated/types.ts';
import { isSame, readForm } from './form-entries.ts';
import { newKey, sendForm } from './send-form.ts';
import { sendMail } from './send-mail.ts';
import { useOutbox } from './use-outbox.ts';

/** How long the success message is shown, in milliseconds: specification, section 9. */
const BANNER_FOR = 5000;

type State =
  | { step: 'idle' | 'sending' }
  | { step: 'sent'; message: string }
  /** `fields` has messages about single fields. */
  | { step: 'failed'; message: string; fields: Record<string, string> | undefined };

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
  before && isSame(before.entries, entries) ? before.key : newKey();

/** Returns whether a form that has not arrived may arrive later. */
const isForLater = (outcome: Outcome) => !outcome.ok && outcome.again !== undefined;

/** Sends the form instead of the browser. Returns its state, what is queued, and the handlers of the form. */
export function useSubmission(props: Form) {
  const { action, encoding = 'json', messages, mail, alwaysSucceeds } = props;
  const { bannerFor = BANNER_FOR, honeypot, name } = props;
  /** Whether a form that cannot be sent is queued. */
  const keeps = Boolean(action && !mail && !alwaysSucceeds);
  const [state, setState] = useState<State>({ step: 'idle' });
  const sending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  /** The last form that was tried and has not arrived: sent again unchanged, it is the same submission. */
  const tried = useRef<QueuedForm>(undefined);
  const turn = useRef<Turn>(undefined);

  /** Tells the visitor that a queued form has arrived, and resets the form unless it has other entries by now. */
  const onSent = (form: QueuedForm) => {
    if (sending.current || turn.current) return;
    if (tried.current?.key === form.key) {
      const shown = element.current;
      if (shown && isSame(readForm(shown, honeypot), tried.current.entries)) shown.reset();
      tried.current = undefined;
    }
    setState({ step: 'sent', message: form.messages.success });
  };
  const id = `${action} ${name}`;
  const { queued, load, outbox } = useOutbox(id, onSent);
  /**
   * The form that could be queued but was not: a file is stored in the browser, which others may use, only on
   * request.
   */
  const [offer, setOffer] = useState<QueuedForm>();

  useEffect(() => {
    if (state.step !== 'sent') return;
    const timer = setTimeout(() => setState({ step: 'idle' }), bannerFor);
    return () => clearTimeout(timer);
  }, [state, bannerFor]);

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
  const attempt = async (element: HTMLFormElement): Promise<Outcome> => {
    if (!action) return { ok: true };
    if (mail) return sendByMail(action, element, props);
    const entries = readForm(element, honeypot);
    const rest = { id, action, encoding, messages, elapsed: performance.now() };
    const form = {
      ...rest,
      key: keyFor(entries, tried.current),
      entries,
      since: Date.now(),
      attempts: 0,
      notBefore: 0,
    };
    const turn = takeTurn();
    const isAsked = holdsFile(entries);
    const outcome = await sendForm(form, keeps && !isAsked ? outbox.current : undefined, turn);
    tried.current = outcome.ok ? undefined : form;
    const canOffer = keeps && isAsked && !turn && outbox.current;
    setOffer(canOffer && isForLater(outcome) ? form : undefined);
    return outcome;
  };

  /** Queues the form that was offered. */
  const keepOffer = () => {
    if (!offer) return;
    const failed = { ok: false, message: messages.failure, cause: undefined, again: 0 } as const;
    // Where nothing can be stored, the offer stays.
    outbox.current?.queueWhile(offer, Promise.resolve(failed)).then(
      () => setOffer(undefined),
      () => undefined,
    );
  };

  /** Validates and sends the form after the next paint, so that the visitor first sees the button pressed. */
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    event.preventDefault();
    if (!sending.current) takeTurn();
    afterPaint(() => {
      button.form?.requestSubmit(button);
      // The form is not valid.
      if (!sending.current) endTurn();
    });
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const form = event.currentTarget;
    const button = document.activeElement as HTMLElement | null;
    setState({ step: 'sending' });
    // The pending label is painted before the request is sent.
    await new Promise<void>(afterPaint);
    const outcome = await attempt(form).finally(endTurn);
    sending.current = false;
    if (!outcome.ok) console.error(outcome.cause);
    if (outcome.ok || alwaysSucceeds) {
      form.reset();
      setState({ step: 'sent', message: messages.success });
    } else {
      setState({ step: 'failed', message: outcome.message, fields: outcome.fields });
    }
    afterPaint(() => {
      form.querySelector('.outcome:not(:empty)')?.scrollIntoView({ block: 'nearest' });
    });
    // The button was disabled meanwhile, and may have lost the focus.
    if (document.activeElement === document.body) requestAnimationFrame(() => button?.focus());
  };
  return { id, state, keeps, queued, offer, keepOffer, load, outbox, element, onPress, onSubmit };
}
