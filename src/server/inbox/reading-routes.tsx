import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toCsv } from '../enquiries/csv.ts';
import { formName, writtenValues } from '../enquiries/describe-enquiry.ts';
import { sendAttachment } from './attachment.ts';
import { answerFailure, answerPage, csrfToken, type InboxContext } from './context.tsx';
import { EnquiryView } from './enquiry-page.tsx';
import { PAGE_SIZE, readFilter, toQuery, wantedBy } from './filter.ts';
import { List } from './list-page.tsx';

/** Spreadsheets take a table for UTF-8 when it begins with this. */
const BYTE_ORDER_MARK = '\ufeff';

const DONE: Record<string, string> = {
  deleted: 'The enquiry was deleted.',
  new: 'The enquiry is unread again.',
  release: 'The enquiry is no longer taken for spam.',
  quarantined: 'The enquiry is kept apart as spam.',
};

/** Returns the message about what has just been done, by the address; only messages of ours. */
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
      // Opening it marks it as read, unless this is where marking it as unread led to.
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
