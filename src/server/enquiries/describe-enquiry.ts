import type { Enquiry } from './enquiry.ts';
import type { KnownForms } from './site-forms.ts';

/** Returns what a form is called wherever people read its enquiries: the headings of all forms that are sent to its path. */
export function formName({ form }: Pick<Enquiry, 'form'>, { byPath }: KnownForms): string {
  const forms = byPath.get(form)?.forms ?? [];
  const names = new Set(forms.map(({ heading, name }) => heading ?? name).filter(Boolean));
  return names.size > 0 ? [...names].join(', ') : form;
}

/** Returns when an enquiry was received, by the clocks of the site: `2026-12-01 08:00 (Asia/Dubai)`. */
export function receivedTime(
  { received_at }: Pick<Enquiry, 'received_at'>,
  { site }: KnownForms,
): string {
  const moment = Date.parse(received_at);
  // A damaged row may hold none.
  if (Number.isNaN(moment)) return received_at;
  const { timeZone = 'UTC' } = site;
  // Swedes write times as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return `${clock.format(moment)} (${timeZone})`;
}
