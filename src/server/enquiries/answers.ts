import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Translate } from '../../../blocks/_shared/ui/messages.ts';
import type {
  FormDefinition,
  FormEndpoint,
  SiteForms,
} from '../../content/model/form-definition.ts';
import { withinBase } from '../http/below-base.ts';
import type { HtmlAnswer } from '../http/html-answer.ts';
import { formPage, thanksPage } from './answer-page.tsx';
import { type FieldError, fieldErrorMessage } from './field-errors.ts';
import { localeAt } from './locale.ts';
import { logFailure } from './log-failure.ts';
import type { Submission } from './read-submission.ts';

/** Seconds after which a visitor may try again. */
const RETRY_AFTER = 30;

const notStored = (t: Translate) =>
  t('formNotStored', 'Your message could not be saved just now. Please send it again in a minute.');

/** Returns the message for a request that failed before its form was read. */
function failure(status: number, t: Translate): string {
  switch (true) {
    case status === 408:
      return t('formTooSlow', 'Sending took too long. Please try again.');
    case status === 413:
      return t('formTooLarge', 'That is more than can be sent at once.');
    case status === 415:
      // Only for who writes a program: no form is sent so.
      return 'A form is sent as JSON, as multipart/form-data or urlencoded.';
    case status < 500:
      return t('formUnreadable', 'The form could not be read.');
    default:
      return notStored(t);
  }
}

/** Returns whether the browser itself sent the form, without script, and shows the answer as a page. */
function wantsPage({ headers }: FastifyRequest): boolean {
  const isJson = /^application\/(\w+\+)?json/i.test(headers['content-type'] ?? '');
  return !isJson && /\btext\/html\b/.test(headers.accept ?? '');
}

/** Returns whether the client has left, or was cut off because what it sent is no HTTP. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return Boolean(raw.errored) || raw.socket?.destroyed !== false;
}

type SentForm = FormEndpoint['forms'][number];

/** Returns the route of the page that a form was sent from, by its referrer. */
function sentFrom({ headers }: FastifyRequest, base = ''): string | undefined {
  const address = headers.referer ?? '';
  if (!URL.canParse(address)) return undefined;
  return withinBase(new URL(address).pathname, base);
}

/**
 * Finds the form that was sent among those at a path: of those whose hidden fields hold what was sent the one on the
 * page that it was sent from, or else the one that stands nearest to the home page.
 */
function sentForm(
  { forms }: FormEndpoint,
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

/** Answers visitors in the language of their page: JSON for the page's script, a page for a browser without script. */
export class Answers {
  constructor(private readonly site: () => SiteForms['site']) {}

  /** Answers that the enquiry is stored. */
  stored(
    request: FastifyRequest,
    reply: FastifyReply,
    received: FormEndpoint,
    values: Record<string, string>,
  ) {
    const { form, route, locale } = this.#sent(request, received, values);
    const { success } = form.messages;
    if (!wantsPage(request)) return reply.send({ message: success });
    return this.#page(reply, thanksPage(this.site(), locale, success, route));
  }

  /** Answers with the errors of the fields. */
  invalid(
    request: FastifyRequest,
    reply: FastifyReply,
    received: FormEndpoint,
    { values }: Submission,
    errors: Map<string, FieldError>,
  ) {
    const { form, locale } = this.#sent(request, received, values);
    const { t } = locale;
    reply.code([...errors.values()].includes('too-large') ? 413 : 400);
    if (!wantsPage(request)) {
      const fieldOf = (name: string) =>
        [...form.fields, ...received.fields].find((field) => field.name === name) ?? { name };
      const fields = [...errors].map(([name, error]) => [
        name,
        fieldErrorMessage(error, fieldOf(name), t),
      ]);
      const message = fields.map(([, sentence]) => sentence).join(' ');
      return reply.send({ message, fields: Object.fromEntries(fields) });
    }
    const message = t('formFaulty', 'Something is missing or not right yet.');
    return this.#page(reply, formPage(this.site(), locale, { form, message, values, errors }));
  }

  /** Answers 503: it could not be stored; the visitor keeps what was typed and may send it again. */
  notStored(
    request: FastifyRequest,
    reply: FastifyReply,
    received: FormEndpoint,
    values: Record<string, unknown>,
  ) {
    reply.code(503).header('retry-after', RETRY_AFTER);
    return this.#again(request, reply, received, values, notStored);
  }

  /** Answers 429 to an address that has sent too many forms. */
  tooMany(request: FastifyRequest, reply: FastifyReply, seconds: number) {
    reply.code(429).header('retry-after', seconds);
    const { t } = localeAt(this.site(), sentFrom(request, this.site().base));
    const message = t(
      'formTooMany',
      'Too many forms were sent from your connection. Please try again in a minute.',
    );
    return wantsPage(request) ? reply.type('text/plain').send(message) : reply.send({ message });
  }

  /** Answers a request that threw an error. */
  failed(
    error: FastifyError,
    request: FastifyRequest,
    reply: FastifyReply,
    received: FormEndpoint | undefined,
  ) {
    // A client that has gone away is not an error of the server.
    const status = error.statusCode ?? (hasLeft(request) ? 400 : 500);
    if (status >= 500) logFailure(error);
    reply.code(status);
    if (status >= 500) reply.code(503).header('retry-after', RETRY_AFTER);
    const message = (t: Translate) => failure(status, t);
    if (received) return this.#again(request, reply, received, bodyOf(request), message);
    const { t } = localeAt(this.site(), sentFrom(request, this.site().base));
    return reply.send({ message: message(t) });
  }

  /** Returns the form that was sent, a route that it stands at, and the locale. */
  #sent(request: FastifyRequest, received: FormEndpoint, values: Record<string, unknown>) {
    const site = this.site();
    const from = sentFrom(request, site.base);
    const form = sentForm(received, values, from);
    const route = form.routes.find((known) => known === from) ?? form.routes[0] ?? '/';
    return { form, route, locale: localeAt(site, route) };
  }

  /** Answers with the form as it was sent, to be sent again, and a message that says why. */
  #again(
    request: FastifyRequest,
    reply: FastifyReply,
    received: FormEndpoint,
    values: Record<string, unknown>,
    why: (t: Translate) => string,
  ) {
    const { form, locale } = this.#sent(request, received, values);
    const message = why(locale.t);
    if (!wantsPage(request)) return reply.send({ message });
    const errors = new Map<string, FieldError>();
    return this.#page(reply, formPage(this.site(), locale, { form, message, values, errors }));
  }

  #page(reply: FastifyReply, { html, headers }: HtmlAnswer) {
    return reply.headers(headers).send(html);
  }
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
