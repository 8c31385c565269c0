import { createContext, type ReactNode, useContext } from 'react';
import type { SiteForms } from '../../content/model/form-definition.ts';
import type { Status } from '../enquiries/tables.ts';
import { type HtmlAnswer, htmlAnswer } from '../http/html-answer.tsx';
import viewsSheet from './views.css?raw';

const Inbox = createContext({ root: '', timeZone: 'UTC' });

/** Returns a function that makes the address of a page of the inbox: `/abc` becomes `/inbox/abc`. */
export function useAddress(): (place?: string) => string {
  const { root } = useContext(Inbox);
  return (place = '') => root + place;
}

export interface InboxPage {
  /** Where the inbox is: `/inbox`, below the path that the site is served below. */
  root: string;
  site: SiteForms['site'];
  title: string;
  /** Of those who are signed in: the token of the button that signs out. */
  csrf?: string | undefined;
  children: ReactNode;
}

const HEADERS = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Renders the hidden field with the CSRF token. */
export function Token({ csrf }: { csrf: string }) {
  return <input type="hidden" name="_csrf" value={csrf} />;
}

/** Renders what has just been done, if anything. */
export function Done({ message }: { message: string | undefined }) {
  return message ? (
    <p role="status" className="done">
      {message}
    </p>
  ) : null;
}

function Frame({ site, csrf, children }: Omit<InboxPage, 'root' | 'title'>) {
  const at = useAddress();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="bar">
        <a className="brand" href={at()}>
          <span className="site">{site.name}</span> <span>Inbox</span>
        </a>
        {csrf ? (
          <form method="post" action={at('/sign-out')}>
            <Token csrf={csrf} />
            <button type="submit" className="quiet">
              Sign out
            </button>
          </form>
        ) : null}
      </header>
      <main id="main">{children}</main>
    </>
  );
}

/** Renders a page of the inbox, with its headers. */
export function renderInboxPage({ root, title, ...page }: InboxPage): HtmlAnswer {
  const { name, color, timeZone = 'UTC' } = page.site;
  const { html, headers } = htmlAnswer({
    lang: 'en',
    dir: 'ltr',
    title: `${title} | ${name}`,
    color,
    styles: viewsSheet,
    children: (
      <Inbox value={{ root, timeZone }}>
        <Frame {...page} />
      </Inbox>
    ),
  });
  return { html, headers: { ...headers, ...HEADERS } };
}

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
  const { timeZone } = useContext(Inbox);
  const shown = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  const time = new Date(at);
  // A damaged row may hold none.
  if (Number.isNaN(time.getTime())) return <span>{at}</span>;
  return <time dateTime={at}>{shown.format(time)}</time>;
}
