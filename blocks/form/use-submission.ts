/**
 * The way of a form: a press of its button waits for the next paint (`onPress`), the browser checks the fields, and
 * `onSubmit` sends them: to a mail provider (send-mail.ts), or to the server, by way of the outbox if it cannot be
 * reached (use-outbox.ts). The outcome becomes the state that the island shows.
 */
import { afterPaint } from 'pagewright/blocks';
import type { Outcome } from 'pagewright/forms';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Form } from '../../schema/generated/types.ts';
import { sendByMail } from './send-mail.ts';
import { useOutbox } from './use-outbox.ts';

/** How long the success message is shown, in milliseconds: specification, section 9. */
const BANNER_FOR = 5000;

/** What has become of a form. */
export type SubmissionState =
  | { step: 'idle' | 'sending' }
  | { step: 'sent'; message: string }
  /** `fields` has messages about single fields. */
  | { step: 'failed'; message: string; fields: Record<string, string> | undefined };

/** Sends the form instead of the browser. Returns its state, what is queued, and the handlers of the form. */
export function useSubmission(props: Form) {
  const { action, mail, messages, alwaysSucceeds, bannerFor = BANNER_FOR } = props;
  const [state, setState] = useState<SubmissionState>({ step: 'idle' });
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const { send, takeTurn, endTurn, notes } = useOutbox(props, {
    element,
    sending,
    onLate: (message) => setState({ step: 'sent', message }),
  });

  useEffect(() => {
    if (state.step !== 'sent') return;
    const timer = setTimeout(() => setState({ step: 'idle' }), bannerFor);
    return () => clearTimeout(timer);
  }, [state, bannerFor]);

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

  /** Sends the entries once. A form without an address is a sample: it sends nothing and reports success. */
  const deliver = async (form: HTMLFormElement): Promise<Outcome> => {
    if (!action) return { ok: true };
    return mail ? sendByMail(action, form, mail, messages.failure) : send(action, form);
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
    const outcome = await deliver(form).finally(endTurn);
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
  return { state, element, onPress, onSubmit, ...notes };
}
