import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toCsv } from '../enquiries/csv.ts';
import { formName, writtenValues } from '../enquiries/describe-enquiry.ts';
import { EnquiryView } from './enquiry-page.tsx';
import { PAGE_SIZE, readFilter, toQuery, wantedBy } from './filter.ts';
import { List } from './list-page.tsx';
import { answerFailure, answerPage, type InboxContext } from './page.tsx';
import { csrfToken } from './session.ts';

/** Encodes a name for a header: RFC 8187. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Sends a download, which browsers save and do not show. */
function sendAttachment(
  reply: FastifyReply,
  name: string,
  type: string,
  content: string | Buffer,
): FastifyReply {
  const plain = name.replace(/[^\w. -]/g, '_');
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .send(content);
}

/** The byte order mark: spreadsheets read a table as UTF-8 if it begins with it. */
const BYTE_ORDER_MARK = '\ufeff';

const DONE: Record<string, string> = {
  deleted: 'The enquiry was deleted.',
  new: 'The enquiry is unread again.',
  release: 'The enquiry is no longer taken for spam.',
  quarantined: 'The enquiry is kept apart as spam.',
};

/** Returns the message about what has just been done, from its name in the address; no other text is shown. */
function doneBy({ query }: FastifyRequest): string | undefined {
  const { done } = query as { done?: unknown };
  return typeof done === 'string' && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
}

/** Adds the list of enquiries and the table to download. */
export function listRoutes(server: FastifyInstance, context: InboxContext): void {
  const { forms } = context;

  server.get('/', async (request, reply) => {
    const store = await context.store();
    const filter = readFilter(request.query);
    const found = await store.list(wantedBy(filter));
    const counts = await store.counts();
    const paths = new Set([...forms().byPath.keys(), ...counts.map(({ form }) => form)]);
    const names = new Map([...paths].map((path) => [path, formName({ form: path }, forms())]));
    const page = (
      <List
        filter={filter}
        enquiries={found.slice(0, PAGE_SIZE).map((enquiry) => ({
          enquiry,
          formName: formName(enquiry, forms()),
          written: writtenValues(enquiry, forms()),
        }))}
        counts={counts}
        forms={names}
        hasOlder={found.length > PAGE_SIZE}
        done={doneBy(request)}
      />
    );
    const csrf = csrfToken(context, request, reply);
    return answerPage(context, reply, { title: 'Enquiries', children: page, csrf });
  });

  server.get('/export.csv', async (request, reply) => {
    const store = await context.store();
    const wanted = { ...wantedBy(readFilter(request.query)), limit: undefined, offset: undefined };
    const table = BYTE_ORDER_MARK + toCsv(await store.list(wanted), forms());
    const name = `enquiries-${new Date().toISOString().slice(0, 10)}.csv`;
    return sendAttachment(reply, name, 'text/csv; charset=utf-8', table);
  });
}

/** Adds the page of an enquiry and its files. */
export function enquiryRoutes(server: FastifyInstance, context: InboxContext): void {
  const { forms } = context;

  server.get<{ Params: { id: string } }>(
    '/:id',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const store = await context.store();
      const enquiry = await store.get(request.params.id);
      if (!enquiry) return answerFailure(context, reply, 404);
      const done = doneBy(request);
      // Opening an enquiry marks it as read, except when it was just marked as unread.
      if (enquiry.status === 'new' && !done) await store.mark(enquiry.id, 'read');
      const csrf = csrfToken(context, request, reply);
      const [title = 'Enquiry'] = writtenValues(enquiry, forms());
      const page = (
        <EnquiryView
          enquiry={enquiry}
          fields={forms().byPath.get(enquiry.form)?.fields ?? []}
          formName={formName(enquiry, forms())}
          title={title}
          csrf={csrf}
          query={toQuery(readFilter(request.query))}
          done={done}
        />
      );
      return answerPage(context, reply, { title, children: page, csrf });
    },
  );

  server.get<{ Params: { id: string; file: string } }>(
    '/:id/files/:file',
    async (request, reply) => {
      const store = await context.store();
      const enquiry = await store.get(request.params.id);
      const file = enquiry?.files.find(({ id }) => id === request.params.file);
      const content = file && (await store.readFile(file));
      if (!content) return answerFailure(context, reply, 404);
      return sendAttachment(reply, file.name, 'application/octet-stream', content);
    },
  );
}

interface OfOne {
  Params: { id: string };
}

/** Returns the address to go back to, with the name of the message. */
function backTo(place: string, { query }: FastifyRequest, done: string): string {
  const filter = toQuery(readFilter(query));
  return `${place}${filter ? `${filter}&` : '?'}done=${done}`;
}

/** Adds the routes that change enquiries. Each is a form of the inbox, with its CSRF token. */
export function changingRoutes(server: FastifyInstance, context: InboxContext): void {
  server.post<OfOne>('/:id/mark', async (request, reply) => {
    const store = await context.store();
    const { id } = request.params;
    const { to } = request.body as { to?: unknown };
    if (to === 'release') {
      if (!(await store.get(id))) return answerFailure(context, reply, 404);
      if (await store.release(id)) context.onReleased();
    } else if (to === 'new' || to === 'quarantined') {
      if (!(await store.mark(id, to))) return answerFailure(context, reply, 404);
    } else {
      return answerFailure(context, reply, 400);
    }
    return reply.redirect(backTo(`${context.root()}/${encodeURIComponent(id)}`, request, to), 303);
  });

  server.post<OfOne>('/:id/delete', async (request, reply) => {
    const store = await context.store();
    if (!(await store.remove(request.params.id))) return answerFailure(context, reply, 404);
    return reply.redirect(backTo(context.root(), request, 'deleted'), 303);
  });
}
