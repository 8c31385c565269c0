import type { Status } from '../enquiries/tables.ts';

const WORDS: Record<Status, string> = { new: 'Unread', read: '', quarantined: 'Suspected spam' };

/** Renders the state of an enquiry; one that was read has no badge. */
export function Badge({ status }: { status: Status }) {
  return WORDS[status] ? (
    <span className="badge" data-status={status}>
      {WORDS[status]}
    </span>
  ) : null;
}

const shown = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Renders a time in the server's own zone. */
export function Time({ at }: { at: string }) {
  const time = new Date(at);
  // A damaged row may hold none.
  if (Number.isNaN(time.getTime())) return <span>{at}</span>;
  return <time dateTime={at}>{shown.format(time)}</time>;
}
