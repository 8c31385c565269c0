import type { Status } from '../enquiries/tables.ts';
import { useTimeZone } from './page.tsx';

const WORDS: Record<Status, string> = { new: 'Unread', read: '', quarantined: 'Suspected spam' };

/** Renders the state of an enquiry; one that was read has no badge. */
export function Badge({ status }: { status: Status }) {
  return WORDS[status] ? (
    <span className="badge" data-status={status}>
      {WORDS[status]}
    </span>
  ) : null;
}

/** Renders a time by the clocks of the site. */
export function Time({ at }: { at: string }) {
  const shown = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: useTimeZone(),
    timeZoneName: 'short',
  });
  const time = new Date(at);
  // A damaged row may hold none.
  if (Number.isNaN(time.getTime())) return <span>{at}</span>;
  return <time dateTime={at}>{shown.format(time)}</time>;
}
