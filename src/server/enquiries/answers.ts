import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type {
  FormDefinition,
  ReceivedForm,
  SiteForms,
} from '../../content/forms/form-definition.ts';
import { withinBase } from '../below-base.ts';
import { type AnswerPage, formPage, thanksPage } from './answer-page.ts';
import { logFailure } from './log-failure.ts';
import type { Submission } from './read-submission.ts';

/** Seconds after which a visitor may try again. */
const RETRY_AFTER = 30;
const NOT_STORED = 'Your message could not be saved just now. Please send it again in a minute.';

/** What went wrong with a request before its form was read, in words for a visitor, by status. */
const FAILURES: Record<number, string> = {
  400: 'The form could not be read.',
  408: 'Sending took too long. Please try again.',
  413: 'That is more than can be sent at once.',
  415: 'A form is sent as JSON, as multipart/form-data or urlencoded.',
};

/** Whether the browser itself sent the form, and shows what comes back as a page. */
function wantsPage({ headers }: FastifyRequest): boolean {
  const isJson = /^application\/(\w+\+)?json/i.test(headers['content-type'] ?? '');
  return !isJson && /\btext\/html\b/.test(headers.accept ?? '');
}

type SentForm = ReceivedForm['forms'][number];

/** The page that a form was sent from, as the site knows it: browsers name it to the site itself. */
function sentFrom({ headers }: FastifyRequest, base = ''): string | undefined {
  const address = headers.referer ?? '';
  if (!URL.canParse(address)) return undefined;
  return withinBase(new URL(address).pathname, base);
}

/**
 * Which of the forms at a path it was: of those whose hidden fields hold what was sent the one on the
 * page that it was sent from, or else the one that stands nearest to the home page.
 */
function sentForm(
  { forms }: ReceivedForm,
  values: Record<string, unknown>,
  from: string | undefined,
): SentForm {
  const isSent = ({ fields }: FormDefinition) =>
    fields
      .filter(({ type, default: preset }) => type === 'hidden' && preset)
      .every(({ name, default: preset }) => values[name] === preset);
  const sent = forms.filter(isSent);
  const candidates = sent.length > 0 ? sent : forms;
  const there = candidates.find(({ routes }) => routes.some((route) => route === from));
  const depth = ({ routes }: SentForm) => Math.min(...routes.map((route) => route.length));
  return there ?? candidates.reduce((best, form) => (depth(form) < depth(best) ? form : best));
}

/** What visitors are answered: JSON for the page's script, a page for a browser without. */
export class Answers {
  constructor(private readonly site: () => SiteForms['site']) {}

  /** It is stored. */
  stored(
    request: FastifyRequest,
    reply: FastifyReply,
    form: ReceivedForm,
    values: Record<string, string>,
  ) {
    const { messages, routes } = this.#sent(request, form, values);
    if (!wantsPage(request)) return reply.send({ message: messages.success });
    return this.#page(reply, thanksPage(this.site(), messages.success, routes[0] ?? '/'));
  }

  /** What was sent is not what the form asks for. */
  faulty(
    request: FastifyRequest,
    reply: FastifyReply,
    form: ReceivedForm,
    submission: Submission,
    faults: Map<string, string>,
  ) {
    reply.code(submission.tooLarge ? 413 : 400);
    const message = [...faults.values()].join(' ');
    if (!wantsPage(request)) return reply.send({ message, fields: Object.fromEntries(faults) });
    const lead = 'Something is missing or not right yet.';
    return this.#again(request, reply, form, submission.values, lead, faults);
  }

  /** It could not be stored; the visitor keeps the words and may send them again. */
  notStored(
    request: FastifyRequest,
    reply: FastifyReply,
    form: ReceivedForm,
    values: Record<string, unknown>,
  ) {
    reply.code(503).header('retry-after', RETRY_AFTER);
    if (!wantsPage(request)) return reply.send({ message: NOT_STORED });
    return this.#again(request, reply, form, values, NOT_STORED);
  }

  /** One address has sent more than anybody would. */
  tooMany(request: FastifyRequest, reply: FastifyReply, seconds: number) {
    reply.code(429).header('retry-after', seconds);
    const message = 'Too many forms were sent from your connection. Please try again in a minute.';
    return wantsPage(request) ? reply.type('text/plain').send(message) : reply.send({ message });
  }

  /** Something failed on the way. */
  failed(
    error: FastifyError,
    request: FastifyRequest,
    reply: FastifyReply,
    form: ReceivedForm | undefined,
  ) {
    // Whoever has gone away is no failure of ours.
    const status = error.statusCode ?? (request.raw.errored ? 400 : 500);
    if (status >= 500) logFailure(error);
    const message = FAILURES[status] ?? (status < 500 ? FAILURES[400] : NOT_STORED);
    reply.code(status);
    if (status >= 500) reply.code(503).header('retry-after', RETRY_AFTER);
    if (!wantsPage(request) || !form) return reply.send({ message });
    return this.#again(request, reply, form, bodyOf(request), message ?? NOT_STORED);
  }

  #sent(request: FastifyRequest, received: ReceivedForm, values: Record<string, unknown>) {
    return sentForm(received, values, sentFrom(request, this.site().base));
  }

  #again(
    request: FastifyRequest,
    reply: FastifyReply,
    received: ReceivedForm,
    values: Record<string, unknown>,
    message: string,
    faults = new Map<string, string>(),
  ) {
    const { path, heading, submit, honeypot, fields } = this.#sent(request, received, values);
    return this.#page(
      reply,
      formPage(this.site(), { path, heading, submit, honeypot, fields, message, values, faults }),
    );
  }

  #page(reply: FastifyReply, { html, headers }: AnswerPage) {
    return reply.headers(headers).send(html);
  }
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
