import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Form } from '../../schema/generated/types.ts';
import { afterPaint } from '../_shared/after-paint.ts';
import type { KeptForm, Turn } from './kept-forms.ts';
import { isSame, readForm } from './read-form.ts';
import { newKey, sendForm } from './send-form.ts';
import { sendMail } from './send-mail.ts';
import type { Outcome } from './submit.ts';
import { useKeptForms } from './use-kept-forms.ts';

/** How long the success message stays, in milliseconds: specification, section 9. */
const BANNER_FOR = 5000;

type State = { step: 'idle' | 'sending' } | { step: 'sent' | 'failed'; message: string };

/** Sends a form to a mail provider. What it answers is nothing for visitors, and is written to the console. */
async function sendByMail(action: string, form: HTMLFormElement, block: Form): Promise<Outcome> {
  try {
    const { status, text } = await sendMail(action, form, block.mail ?? {});
    console.info(`${action}: ${status} ${text}`);
    return { ok: true };
  } catch (cause) {
    return { ok: false, message: block.messages.failure, cause };
  }
}

/** Sends the form in place of the browser and keeps what the visitor is to be told. */
export function useSubmission(props: Form) {
  const { action, encoding = 'json', messages, mail, alwaysSucceeds } = props;
  const { bannerFor = BANNER_FOR, honeypot, name } = props;
  /** Whether a form that cannot be sent stays. */
  const keeps = Boolean(action && !mail && !alwaysSucceeds);
  const [state, setState] = useState<State>({ step: 'idle' });
  const sending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  /** What was tried last and has not arrived: the same words once more are the same submission. */
  const tried = useRef<KeptForm>(undefined);
  const turn = useRef<Turn>(undefined);

  /** What was kept has arrived by itself. The form is emptied unless something else stands in it by now. */
  const arrived = (kept: KeptForm) => {
    if (sending.current || turn.current) return;
    if (tried.current?.key === kept.key) {
      const form = element.current;
      if (form && isSame(readForm(form, honeypot), tried.current.entries)) form.reset();
      tried.current = undefined;
    }
    setState({ step: 'sent', message: kept.messages.success });
  };
  const id = `${action} ${name}`;
  const { kept, load, keeper } = useKeptForms(id, arrived);

  useEffect(() => {
    if (state.step !== 'sent') return;
    const timer = setTimeout(() => setState({ step: 'idle' }), bannerFor);
    return () => clearTimeout(timer);
  }, [state, bannerFor]);

  /** What stands in the form takes the place of what is kept of it, which may not leave any more. */
  const takeTurn = (): Turn | undefined => {
    const before = kept.find(({ key }) => key === tried.current?.key);
    if (before) turn.current ??= keeper.current?.takeTurn(before.key);
    return turn.current;
  };
  const endTurn = () => {
    turn.current?.end();
    turn.current = undefined;
  };

  /** One try of what stands in the form. A form that is only a sample sends nothing, and its visitor reads that it did. */
  const attempt = async (element: HTMLFormElement): Promise<Outcome> => {
    if (!action) return { ok: true };
    if (mail) return sendByMail(action, element, props);
    const entries = readForm(element, honeypot);
    const before = tried.current;
    const key = before && isSame(before.entries, entries) ? before.key : newKey();
    const rest = { id, action, encoding, messages, elapsed: performance.now() };
    const form = { ...rest, key, entries, attempts: 0, notBefore: 0 };
    const outcome = await sendForm(form, keeps ? keeper.current : undefined, takeTurn());
    tried.current = outcome.ok ? undefined : form;
    return outcome;
  };

  /** To look for what is missing, and to draw what becomes of the form, takes a while: the visitor first sees that the button was pressed. */
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    event.preventDefault();
    if (!sending.current) takeTurn();
    afterPaint(() => {
      button.form?.requestSubmit(button);
      // Something is missing.
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
    // That it is on its way is seen before it is put together.
    await new Promise<void>(afterPaint);
    const outcome = await attempt(form).finally(endTurn);
    sending.current = false;
    if (!outcome.ok) console.error(outcome.cause);
    if (outcome.ok || alwaysSucceeds) {
      form.reset();
      setState({ step: 'sent', message: messages.success });
    } else {
      setState({ step: 'failed', message: outcome.message });
    }
    // The button was disabled meanwhile, and may have lost the focus by that.
    if (document.activeElement === document.body) requestAnimationFrame(() => button?.focus());
  };
  return { id, state, keeps, kept, load, keeper, element, onPress, onSubmit };
}
