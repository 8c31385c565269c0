/** Kinds of form fields that other tools have and forms here have not, and what does the same. */

const toTick = 'There is no box to tick: write type: select and options: [Yes, No].';
const ofButton =
  'A form has its button by itself: take this field away, and write the words of the button as submit: Send, in the column of fields:.';
const ofMachines =
  'Take this field away, and write honeypot: website in the column of fields:, which keeps apart what machines send.';

const notes = new Map([
  ...['checkbox', 'check', 'boolean', 'bool', 'toggle', 'switch', 'consent', 'yesno'].map(
    (kind) => [kind, toTick] as const,
  ),
  ...['submit', 'button', 'send'].map((kind) => [kind, ofButton] as const),
  ...['captcha', 'recaptcha', 'honeypot'].map((kind) => [kind, ofMachines] as const),
]);

/** What to do in place of a kind of form field that there is not; `kinds` are those that there are, which tell a form from other choices. */
export function insteadOfKind(kind: string, kinds: string[]): string | undefined {
  if (!kinds.includes('select') || !kinds.includes('textarea')) return undefined;
  return notes.get(kind.toLowerCase().replace(/[-_\s]/g, ''));
}
