import type { Enquiry } from './enquiry.ts';
import type { KnownForms } from './site-forms.ts';

/** Returns what a form is called wherever people read its enquiries: the headings of all forms that are sent to its path. */
export function formName({ form }: Pick<Enquiry, 'form'>, { byPath }: KnownForms): string {
  const forms = byPath.get(form)?.forms ?? [];
  const names = new Set(forms.map(({ heading, name }) => heading ?? name).filter(Boolean));
  return names.size > 0 ? [...names].join(', ') : form;
}

/** Returns the time zone in which times of enquiries are shown. */
export const timeZoneOf = ({ site }: KnownForms): string => site.timeZone ?? 'UTC';

/** Returns when an enquiry was received, by the clocks of the site: `2026-12-01 08:00`, or `undefined` for a damaged row. */
export function clockTime(
  { received_at }: Pick<Enquiry, 'received_at'>,
  forms: KnownForms,
): string | undefined {
  const moment = Date.parse(received_at);
  if (Number.isNaN(moment)) return undefined;
  // Swedes write times as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timeZoneOf(forms),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return clock.format(moment);
}

/** Returns when an enquiry was received, with the time zone: `2026-12-01 08:00 (Asia/Dubai)`. */
export function receivedTime(enquiry: Pick<Enquiry, 'received_at'>, forms: KnownForms): string {
  const time = clockTime(enquiry, forms);
  return time ? `${time} (${timeZoneOf(forms)})` : enquiry.received_at;
}
