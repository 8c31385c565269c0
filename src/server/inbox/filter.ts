import type { Wanted } from '../enquiries/find-enquiries.ts';
import { STATUSES, type Status } from '../enquiries/tables.ts';

/** The number of enquiries on one page of the list. */
export const PAGE_SIZE = 25;

/** The filter of the list, which its address contains. */
export interface Filter {
  status: Status | '';
  form: string;
  text: string;
  /** The number of the page, from 1. */
  page: number;
}

const LONGEST_TEXT = 200;

const word = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '');

/** Reads the filter from an address, without invalid parts. */
export function readFilter(query: unknown): Filter {
  const { status, form, q, page } = (query ?? {}) as Record<string, unknown>;
  const number = Number(word(page));
  return {
    status: STATUSES.find((one) => one === status) ?? '',
    form: word(form),
    text: word(q).trim(),
    page: Number.isInteger(number) && number > 1 && number < 1e6 ? number : 1,
  };
}

/** Writes a filter as the query of an address. */
export function toQuery({ status, form, text, page }: Filter): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (form) query.set('form', form);
  if (text) query.set('q', text);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Returns the query for the store, for one more than is shown, to know whether there are older ones. */
export function wantedBy({ status, form, text, page }: Filter): Wanted {
  const offset = (page - 1) * PAGE_SIZE;
  return {
    status: status || undefined,
    form: form || undefined,
    text: text || undefined,
    limit: PAGE_SIZE + 1,
    offset,
  };
}
