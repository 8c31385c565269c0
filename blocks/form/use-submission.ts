import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Form } from '../../schema/generated/types.ts';
import { sendMail } from './send-mail.ts';
import { type Outcome, submit } from './submit.ts';

/** How long the success message stays, in milliseconds: specification, section 9. */
const BANNER_FOR = 5000;

type State = { step: 'idle' | 'sending' | 'sent' } | { step: 'failed'; message: string };

/** What is in the form. The trap for machines goes along only when something fell into it: the server keeps that apart. */
function readForm(form: HTMLFormElement, honeypot: string | undefined): FormData {
  const data = new FormData(form);
  if (honeypot && !data.get(honeypot)) data.delete(honeypot);
  return data;
}

/** Letters and digits that nobody else has; `crypto.randomUUID` is not there on pages without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  );
}

/** Sends a form to a mail provider. What it answers is nothing for visitors, and is written to the console. */
async function mail(action: string, form: HTMLFormElement, block: Form): Promise<Outcome> {
  try {
    const { status, text } = await sendMail(action, form, block.mail ?? {});
    console.info(`${action}: ${status} ${text}`);
    return { ok: true };
  } catch (cause) {
    return { ok: false, message: block.messages.failure, cause };
  }
}

/** A form that is only a sample sends nothing, and its visitor reads that it did. */
async function send(block: Form, form: HTMLFormElement, key: string): Promise<Outcome> {
  const { action, encoding = 'json', messages, honeypot } = block;
  if (!action) return { ok: true };
  if (block.mail) return mail(action, form, block);
  return submit({ action, encoding, data: readForm(form, honeypot), messages, key });
}

/** Sends the form in place of the browser and keeps what the visitor is to be told. */
export function useSubmission(props: Form): {
  state: State;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
} {
  const { bannerFor = BANNER_FOR, alwaysSucceeds } = props;
  const [state, setState] = useState<State>({ step: 'idle' });
  const sending = useRef(false);
  /** Until a submission has arrived, another try is the same one. */
  const key = useRef('');

  useEffect(() => {
    if (state.step !== 'sent') return;
    const timer = setTimeout(() => setState({ step: 'idle' }), bannerFor);
    return () => clearTimeout(timer);
  }, [state, bannerFor]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const form = event.currentTarget;
    const button = document.activeElement as HTMLElement | null;
    setState({ step: 'sending' });
    key.current ||= newKey();
    const outcome = await send(props, form, key.current);
    if (outcome.ok) key.current = '';
    sending.current = false;
    if (!outcome.ok) console.error(outcome.cause);
    if (outcome.ok || alwaysSucceeds) {
      form.reset();
      setState({ step: 'sent' });
    } else {
      setState({ step: 'failed', message: outcome.message });
    }
    // The button was disabled meanwhile, and may have lost the focus by that.
    if (document.activeElement === document.body) requestAnimationFrame(() => button?.focus());
  };
  return { state, onSubmit };
}
