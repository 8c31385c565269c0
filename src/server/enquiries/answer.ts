import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Translate } from '../../../blocks/_shared/ui/messages.ts';
import type {
  FormDefinition,
  FormEndpoint,
  SiteForms,
} from '../../content/model/form-definition.ts';
import { withinBase } from '../http/below-base.ts';
import type { HtmlAnswer } from '../http/html-answer.tsx';
import { formPage, thanksPage } from './answer-page.tsx';
import { type FieldError, fieldErrorMessage } from './field-errors.ts';
import type { Submission } from './read-submission.ts';
import { localeAt } from './site-forms.ts';
import { logFailure } from './store-error.ts';

/** After how many seconds a visitor may try again. */
const RETRY_AFTER = 30;

const notStored = (t: Translate) =>
  t('formNotStored', 'Your message could not be saved just now. Please send it again in a minute.');

/** Returns the message for a request that failed before its form was read. */
function failure(status: number, t: Translate): string {
  if (status >= 500) return notStored(t);
  switch (status) {
    case 408:
      return t('formTooSlow', 'Sending took too long. Please try again.');
    case 413:
      return t('formTooLarge', 'That is more than can be sent at once.');
    case 415:
      // A browser never sends this; the message is for developers.
      return 'A form is sent as JSON, as multipart/form-data or urlencoded.';
    default:
      return t('formUnreadable', 'The form could not be read.');
  }
}

/** Returns whether the browser itself sent the form, without script, and displays the answer as a page. */
function wantsPage({ headers }: FastifyRequest): boolean {
  const isJson = /^application\/(\w+\+)?json/i.test(headers['content-type'] ?? '');
  return !isJson && /\btext\/html\b/.test(headers.accept ?? '');
}

/** Returns whether the connection is closed: by the client, or because it did not send valid HTTP. */
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
 * Returns which of the forms at a path was sent: among those whose hidden fields match, the one on the referring
 * page, else the one nearest to the home page.
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

/**
 * Answers a visitor in the language of the page: with JSON for the page's script, with a page for a browser without
 * script.
 */
export class Answer {
  constructor(
    private readonly site: SiteForms['site'],
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  /** Answers that the enquiry is stored. */
  stored(endpoint: FormEndpoint, values: Record<string, string>) {
    const { form, route, locale } = this.#sent(endpoint, values);
    const { success } = form.messages;
    if (!wantsPage(this.request)) return this.reply.send({ message: success });
    return this.#page(thanksPage(this.site, locale, success, route));
  }

  /** Answers 400 or 413 with the errors of the fields. */
  invalid(endpoint: FormEndpoint, { values }: Submission, errors: Map<string, FieldError>) {
    const { form, locale } = this.#sent(endpoint, values);
    const { t } = locale;
    this.reply.code([...errors.values()].includes('too-large') ? 413 : 400);
    if (!wantsPage(this.request)) {
      const fieldOf = (name: string) =>
        [...form.fields, ...endpoint.fields].find((field) => field.name === name) ?? { name };
      const fields = [...errors].map(([name, error]) => [
        name,
        fieldErrorMessage(error, fieldOf(name), t),
      ]);
      const message = fields.map(([, sentence]) => sentence).join(' ');
      return this.reply.send({ message, fields: Object.fromEntries(fields) });
    }
    const message = t('formFaulty', 'Something is missing or not right yet.');
    return this.#page(formPage(this.site, locale, { form, message, values, errors }));
  }

  /** Answers 503 when the enquiry could not be stored. The visitor keeps what was typed and may send it again. */
  notStored(endpoint: FormEndpoint, values: Record<string, unknown>) {
    this.reply.code(503).header('retry-after', RETRY_AFTER);
    return this.#again(endpoint, values, notStored);
  }

  /** Answers 429 to an address that has sent too many forms. */
  tooMany(seconds: number) {
    this.reply.code(429).header('retry-after', seconds);
    const message = this.#t(
      'formTooMany',
      'Too many forms were sent from your connection. Please try again in a minute.',
    );
    return wantsPage(this.request)
      ? this.reply.type('text/plain').send(message)
      : this.reply.send({ message });
  }

  /** Answers a request that threw an error. */
  failed(error: FastifyError, endpoint: FormEndpoint | undefined) {
    // A closed connection is not an error of the server.
    const status = error.statusCode ?? (hasLeft(this.request) ? 400 : 500);
    if (status < 500) this.reply.code(status);
    else {
      logFailure(error);
      this.reply.code(503).header('retry-after', RETRY_AFTER);
    }
    if (!endpoint) return this.reply.send({ message: failure(status, this.#t) });
    return this.#again(endpoint, bodyOf(this.request), (t) => failure(status, t));
  }

  /** Translates into the language of the page that the form was sent from. */
  get #t(): Translate {
    return localeAt(this.site, sentFrom(this.request, this.site.base)).t;
  }

  /** Returns the form that was sent, the route of a page that has it, and the locale. */
  #sent(endpoint: FormEndpoint, values: Record<string, unknown>) {
    const from = sentFrom(this.request, this.site.base);
    const form = sentForm(endpoint, values, from);
    const route = form.routes.find((known) => known === from) ?? form.routes[0] ?? '/';
    return { form, route, locale: localeAt(this.site, route) };
  }

  /** Answers with the form as it was filled in, and a message why it has to be sent again. */
  #again(endpoint: FormEndpoint, values: Record<string, unknown>, why: (t: Translate) => string) {
    const { form, locale } = this.#sent(endpoint, values);
    const message = why(locale.t);
    if (!wantsPage(this.request)) return this.reply.send({ message });
    const errors = new Map<string, FieldError>();
    return this.#page(formPage(this.site, locale, { form, message, values, errors }));
  }

  #page({ html, headers }: HtmlAnswer) {
    return this.reply.headers(headers).send(html);
  }
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
