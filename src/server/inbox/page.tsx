import { createContext, type ReactNode, useContext } from 'react';
import type { SiteForms } from '../../content/model/form-definition.ts';
import { type HtmlAnswer, htmlAnswer, siteColour } from '../http/html-answer.ts';
import pageSheet from './page.css?raw';
import viewsSheet from './views.css?raw';

const Inbox = createContext({ root: '', timeZone: 'UTC' });

/** Returns a function that makes the address of a page of the inbox: `/abc` becomes `/inbox/abc`. */
export function useAddress(): (place?: string) => string {
  const { root } = useContext(Inbox);
  return (place = '') => root + place;
}

/** Returns the time zone of the site. */
export function useTimeZone(): string {
  return useContext(Inbox).timeZone;
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

function Frame({ site, title, csrf, css, children }: Omit<InboxPage, 'root'> & { css: string }) {
  const at = useAddress();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${site.name}`}</title>
        {/* Not escaped: it is a file of the engine and a validated colour. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
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
      </body>
    </html>
  );
}

/** Renders a page of the inbox, with its headers. */
export function renderInboxPage({ root, ...page }: InboxPage): HtmlAnswer {
  const css = `:root{--site:${siteColour(page.site.color)}}${pageSheet}${viewsSheet}`;
  const document = (
    <Inbox value={{ root, timeZone: page.site.timeZone ?? 'UTC' }}>
      <Frame {...page} css={css} />
    </Inbox>
  );
  const { html, headers } = htmlAnswer(document, css);
  return { html, headers: { ...headers, ...HEADERS } };
}
