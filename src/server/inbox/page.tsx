/** The layout of the inbox's pages, and what several of them show. */
import type { FastifyReply } from 'fastify';
import { createContext, type ReactNode, useContext } from 'react';
import type { EnquiryStore } from '../enquiries/enquiry-store.ts';
import type { KnownForms } from '../enquiries/site-forms.ts';
import type { Status } from '../enquiries/tables.ts';
import { htmlAnswer } from '../http/html-answer.tsx';
import type { Secret } from './password.ts';
import viewsSheet from './views.css?raw';

/** The dependencies of the inbox. */
export interface InboxContext {
  forms: () => KnownForms;
  store: () => Promise<EnquiryStore>;
  /** Called when an enquiry has left quarantine. */
  onReleased: () => void;
  secret: Secret;
  /** The path of the inbox, below the path that the site is served below; cookies are sent to no other. */
  root: () => string;
}

const Inbox = createContext({ root: '', timeZone: 'UTC' });

/** Returns a function that makes the address of a page of the inbox: `/abc` becomes `/inbox/abc`. */
export function useAddress(): (place?: string) => string {
  const { root } = useContext(Inbox);
  return (place = '') => root + place;
}

interface InboxPage {
  title: string;
  /** The CSRF token of the button that signs out; left out for visitors who are not signed in. */
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

/** Renders the message about what has just been done, if there is one. */
export function Done({ message }: { message: string | undefined }) {
  return message ? (
    <p role="status" className="done">
      {message}
    </p>
  ) : null;
}

function Frame({ name, csrf, children }: Omit<InboxPage, 'title'> & { name: string }) {
  const at = useAddress();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="bar">
        <a className="brand" href={at()}>
          <span className="site">{name}</span> <span>Inbox</span>
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

/** Answers with a page of the inbox. */
export function answerPage(
  { forms, root }: InboxContext,
  reply: FastifyReply,
  { title, csrf, children }: InboxPage,
): FastifyReply {
  const { name, color, timeZone = 'UTC' } = forms().site;
  const { html, headers } = htmlAnswer({
    lang: 'en',
    dir: 'ltr',
    title: `${title} | ${name}`,
    color,
    styles: viewsSheet,
    children: (
      <Inbox value={{ root: root(), timeZone }}>
        <Frame name={name} csrf={csrf}>
          {children}
        </Frame>
      </Inbox>
    ),
  });
  return reply.headers({ ...headers, ...HEADERS }).send(html);
}

const FAILURES: Record<number, string> = {
  403: 'This page was open for too long or in another window. Go back, load it again and try once more.',
  404: 'There is no such enquiry, or it has been deleted.',
  503: 'The enquiries cannot be reached just now. Nothing is lost; try again in a minute.',
};

/** Answers with an error page. */
export function answerFailure(
  context: InboxContext,
  reply: FastifyReply,
  given: number,
): FastifyReply {
  const status = given >= 500 ? 503 : given;
  if (status === 503) reply.header('retry-after', 30);
  const message = FAILURES[status] ?? 'The server could not make sense of that.';
  const title = 'That did not work';
  const children = (
    <section className="card enquiry">
      <h1>{title}</h1>
      <p role="alert">{message}</p>
      <a className="button" href={context.root()}>
        To the list
      </a>
    </section>
  );
  return answerPage(context, reply.code(status), { title, children });
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

/** Renders a time in the time zone of the site. */
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
  // A damaged row may have no valid time.
  if (Number.isNaN(time.getTime())) return <span>{at}</span>;
  return <time dateTime={at}>{shown.format(time)}</time>;
}
