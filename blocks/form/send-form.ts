import type { KeptForm, Turn } from './kept-forms.ts';
import { toFormData } from './read-form.ts';
import { type Outcome, submit } from './submit.ts';
import type { Keeper } from './use-kept-forms.ts';

/** A visitor whose form is on its way for longer may close the window, in milliseconds; so it is kept from then on. */
const SLOW = 4000;

/** Letters and digits that nobody else has; `crypto.randomUUID` is not there on pages without https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  );
}

const send = ({ entries, ...rest }: KeptForm) => submit({ ...rest, data: toFormData(entries) });

/** Sends a form; it is kept when that takes long, or fails in passing. */
async function sendOnce(form: KeptForm, keeper: Keeper | undefined): Promise<Outcome> {
  const sending = send(form);
  let keeping: Promise<void> | undefined;
  const keep = () => {
    // Where nothing can be kept, the visitor reads the message and sends again.
    keeping ??= keeper?.keepUntil(form, sending).catch(() => undefined);
  };
  const timer = setTimeout(keep, SLOW);
  const outcome = await sending;
  clearTimeout(timer);
  if (!outcome.ok && outcome.again !== undefined) keep();
  await keeping;
  return outcome;
}

/**
 * Sends what the visitor has filled in.
 *
 * @param turn where what is kept of the same form gives place to it
 */
export function sendForm(
  form: KeptForm,
  keeper: Keeper | undefined,
  turn: Turn | undefined,
): Promise<Outcome> {
  return turn ? turn.send(form, () => send(form)) : sendOnce(form, keeper);
}
