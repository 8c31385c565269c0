/** What was filled in on pages that were left. Browsers keep it for whoever comes back to a page that was loaded. */
import { shownEntry } from './history-entry.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FilledIn {
  value: string;
  checked: boolean;
  files: FileList | null;
}

/** By entry of the history, and then by the names that `controls` gives. */
const left = new Map<string, Map<string, FilledIn>>();

/** What is on its way, or is kept until there is a network, is not to be sent a second time. */
const isSeenTo = (form: HTMLFormElement) =>
  form.ariaBusy === 'true' || form.querySelector('.kept > *') !== null;

/** The controls of the page's forms, by names that each has alone. */
function controls(): [string, Control][] {
  const all = document.querySelectorAll<Control>('main form :is(input, select, textarea)[name]');
  const forms = [...document.forms];
  return [...all].flatMap((control): [string, Control][] => {
    const { form, name, type, value } = control;
    if (!form || type === 'hidden' || isSeenTo(form)) return [];
    const choice = /radio|checkbox/.test(type) ? value : '';
    return [[[forms.indexOf(form), name, choice].join(), control]];
  });
}

/** Keeps what is filled in, before the page is left. */
export function keepFilledIn(): void {
  const filledIn = controls().map(([name, control]): [string, FilledIn] => {
    const { value, checked = false, files = null } = control as Partial<HTMLInputElement>;
    return [name, { value: value ?? '', checked, files }];
  });
  left.set(shownEntry(), new Map(filledIn));
}

// Before the router's: it draws the other page.
addEventListener('popstate', keepFilledIn);

/** Fills in what was filled in when the entry that is shown was left. */
export function fillInAgain(): void {
  const filledIn = left.get(shownEntry());
  if (!filledIn) return;
  for (const [name, control] of controls()) {
    const before = filledIn.get(name);
    if (!before) continue;
    const { value, checked, files } = before;
    if (files && 'files' in control) control.files = files;
    else if ('checked' in control && /radio|checkbox/.test(control.type)) control.checked = checked;
    else control.value = value;
  }
}
