import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Say } from '../../../blocks/_shared/say.ts';
import type {
  FormDefinition,
  ReceivedForm,
  SiteForms,
} from '../../content/forms/form-definition.ts';
import { withinBase } from '../below-base.ts';
import type { HtmlAnswer } from '../html-answer.ts';
import { formPage, thanksPage } from './answer-page.tsx';
import { type Fault, faultSentence } from './faults.ts';
import { logFailure } from './log-failure.ts';
import type { Submission } from './read-submission.ts';
import { speakerAt } from './speaker.ts';

/** Seconds after which a visitor may try again. */
const RETRY_AFTER = 30;

const notStored = (say: Say) =>
  say(
    'formNotStored',
    'Your message could not be saved just now. Please send it again in a minute.',
  );

/** What went wrong with a request before its form was read, in words for a visitor. */
function failure(status: number, say: Say): string {
  switch (true) {
    case status === 408:
      return say('formTooSlow', 'Sending took too long. Please try again.');
    case status === 413:
      return say('formTooLarge', 'That is more than can be sent at once.');
    case status === 415:
      // Only for who writes a program: no form is sent so.
      return 'A form is sent as JSON, as multipart/form-data or urlencoded.';
    case status < 500:
      return say('formUnreadable', 'The form could not be read.');
    default:
      return notStored(say);
  }
}

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

/** What visitors are answered, in their language: JSON for the page's script, a page for a browser without. */
export class Answers {
  constructor(private readonly site: () => SiteForms['site']) {}

  /** It is stored. */
  stored(
    request: FastifyRequest,
    reply: FastifyReply,
    received: ReceivedForm,
    values: Record<string, string>,
  ) {
    const { form, route, speaker } = this.#sent(request, received, values);
    const { success } = form.messages;
    if (!wantsPage(request)) return reply.send({ message: success });
    return this.#page(reply, thanksPage(this.site(), speaker, success, route));
  }

  /** What was sent is not what the form asks for. */
  faulty(
    request: FastifyRequest,
    reply: FastifyReply,
    received: ReceivedForm,
    { values }: Submission,
    faults: Map<string, Fault>,
  ) {
    const { form, speaker } = this.#sent(request, received, values);
    const { say } = speaker;
    reply.code([...faults.values()].includes('too-large') ? 413 : 400);
    if (!wantsPage(request)) {
      const fieldOf = (name: string) =>
        [...form.fields, ...received.fields].find((field) => field.name === name) ?? { name };
      const fields = [...faults].map(([name, fault]) => [
        name,
        faultSentence(fault, fieldOf(name), say),
      ]);
      const message = fields.map(([, sentence]) => sentence).join(' ');
      return reply.send({ message, fields: Object.fromEntries(fields) });
    }
    const message = say('formFaulty', 'Something is missing or not right yet.');
    return this.#page(reply, formPage(this.site(), speaker, { form, message, values, faults }));
  }

  /** It could not be stored; the visitor keeps the words and may send them again. */
  notStored(
    request: FastifyRequest,
    reply: FastifyReply,
    received: ReceivedForm,
    values: Record<string, unknown>,
  ) {
    reply.code(503).header('retry-after', RETRY_AFTER);
    return this.#again(request, reply, received, values, notStored);
  }

  /** One address has sent more than anybody would. */
  tooMany(request: FastifyRequest, reply: FastifyReply, seconds: number) {
    reply.code(429).header('retry-after', seconds);
    const { say } = speakerAt(this.site(), sentFrom(request, this.site().base));
    const message = say(
      'formTooMany',
      'Too many forms were sent from your connection. Please try again in a minute.',
    );
    return wantsPage(request) ? reply.type('text/plain').send(message) : reply.send({ message });
  }

  /** Something failed on the way. */
  failed(
    error: FastifyError,
    request: FastifyRequest,
    reply: FastifyReply,
    received: ReceivedForm | undefined,
  ) {
    // Whoever has gone away is no failure of ours.
    const status = error.statusCode ?? (request.raw.errored ? 400 : 500);
    if (status >= 500) logFailure(error);
    reply.code(status);
    if (status >= 500) reply.code(503).header('retry-after', RETRY_AFTER);
    const message = (say: Say) => failure(status, say);
    if (received) return this.#again(request, reply, received, bodyOf(request), message);
    const { say } = speakerAt(this.site(), sentFrom(request, this.site().base));
    return reply.send({ message: message(say) });
  }

  /** The form that was sent, a route that it stands at, and who answers. */
  #sent(request: FastifyRequest, received: ReceivedForm, values: Record<string, unknown>) {
    const site = this.site();
    const from = sentFrom(request, site.base);
    const form = sentForm(received, values, from);
    const route = form.routes.find((known) => known === from) ?? form.routes[0] ?? '/';
    return { form, route, speaker: speakerAt(site, route) };
  }

  /** The form as it was sent, to be sent again, and a sentence that says why. */
  #again(
    request: FastifyRequest,
    reply: FastifyReply,
    received: ReceivedForm,
    values: Record<string, unknown>,
    why: (say: Say) => string,
  ) {
    const { form, speaker } = this.#sent(request, received, values);
    const message = why(speaker.say);
    if (!wantsPage(request)) return reply.send({ message });
    const faults = new Map<string, Fault>();
    return this.#page(reply, formPage(this.site(), speaker, { form, message, values, faults }));
  }

  #page(reply: FastifyReply, { html, headers }: HtmlAnswer) {
    return reply.headers(headers).send(html);
  }
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
