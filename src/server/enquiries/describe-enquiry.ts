import type { FormDefinition } from '../../content/model/form-definition.ts';
import { type KnownForms, localeAt } from './site-forms.ts';
import type { Enquiry } from './tables.ts';

/**
 * Returns whether a form may have sent these values. Forms with the same path differ in the values of hidden fields.
 */
function canHaveSent({ fields }: FormDefinition, sent: Enquiry['fields']): boolean {
  return fields.every(({ name, type, default: value = '', options = [value] }) => {
    return type !== 'hidden' || options.includes(sent[name] ?? value);
  });
}

/**
 * Returns the name of an enquiry's form for people: the headings of the forms that may have sent it, without their
 * translations.
 */
export function formName(
  { form, fields = {} }: Pick<Enquiry, 'form'> & Partial<Pick<Enquiry, 'fields'>>,
  { byPath, site }: KnownForms,
): string {
  const all = byPath.get(form)?.forms ?? [];
  const possible = all.filter((one) => canHaveSent(one, fields));
  const own = possible.filter(({ routes }) =>
    routes.some((route) => localeAt(site, route).lang === site.languages[0].lang),
  );
  const forms = [own, possible, all].find(({ length }) => length > 0) ?? [];
  const names = new Set(forms.map(({ heading, name }) => heading ?? name).filter(Boolean));
  return names.size > 0 ? [...names].join(', ') : form;
}

/** Returns the fields that the visitor filled in, in the order of the form, without hidden ones. */
export function writtenValues(
  { form, fields }: Pick<Enquiry, 'form' | 'fields'>,
  { byPath }: KnownForms,
): string[] {
  const known = byPath.get(form)?.fields ?? [];
  const hidden = new Set(known.filter(({ type }) => type === 'hidden').map(({ name }) => name));
  return Object.entries(fields)
    .filter(([name, value]) => value && !hidden.has(name))
    .map(([, value]) => value);
}

/** Returns the time zone in which times of enquiries are shown. */
export const timeZoneOf = ({ site }: KnownForms): string => site.timeZone ?? 'UTC';

/**
 * Returns when an enquiry was received, in the time zone of the site: `2026-12-01 08:00`; `undefined` for a damaged row.
 */
export function clockTime(
  { received_at }: Pick<Enquiry, 'received_at'>,
  forms: KnownForms,
): string | undefined {
  const moment = Date.parse(received_at);
  if (Number.isNaN(moment)) return undefined;
  // The Swedish format is that of ISO 8601.
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
