import type { FastifyReply } from 'fastify';
import type { EnquiryStore } from '../enquiries/enquiry-store.ts';
import type { KnownForms } from '../enquiries/site-forms.ts';
import { type InboxPage, renderInboxPage } from './page.tsx';
import type { Secret } from './password.ts';

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

/** Answers with a page of the inbox. */
export function answerPage(
  { forms, root }: InboxContext,
  reply: FastifyReply,
  page: Pick<InboxPage, 'title' | 'children' | 'csrf'>,
): FastifyReply {
  const { html, headers } = renderInboxPage({ root: root(), site: forms().site, ...page });
  return reply.headers(headers).send(html);
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
