import { hash, randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormEndpoint } from '../../content/model/form-definition.ts';
import { readFormBodies } from '../http/form-bodies.ts';
import { Answer } from './answer.ts';
import { type CheckedSubmission, checkSubmission } from './check-submission.ts';
import { removeFiles } from './disk.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import type { LazyStore } from './lazy-store.ts';
import { KEY_FIELD, readSubmission, type Submission } from './read-submission.ts';
import type { KnownForms } from './site-forms.ts';
import { ELAPSED_HEADER, type Suspicion, watchForSpam } from './suspicion.ts';
import type { Enquiry } from './tables.ts';

interface ReceiveOptions {
  forms: () => KnownForms;
  lazyStore: LazyStore;
  /** Called when an enquiry has been stored. */
  onStored: () => void;
}

/**
 * Returns a new id: the time, so that ids are in the order in which enquiries arrive, and random digits, so that it
 * cannot be guessed.
 */
function newId(): string {
  return `${Date.now().toString(36)}-${randomBytes(5).toString('hex')}`;
}

/**
 * Returns the digest by which a repeated submission is recognised. Other content with the same key is a new enquiry, and so
 * is every submission without a key.
 */
function receiptOf(
  key: unknown,
  path: string,
  { fields }: CheckedSubmission,
  { files }: Submission,
): string {
  const own = typeof key === 'string' && key !== '' ? key : randomBytes(16).toString('hex');
  const content = JSON.stringify([path, own, fields, files.map(({ sha256 }) => sha256)]);
  return hash('sha256', content);
}

/** A submission that was read, with its request and the answer to it. */
interface Received {
  request: FastifyRequest;
  answer: Answer;
  endpoint: FormEndpoint;
  submission: Submission;
}

/** Receives submissions: checks them, stores them, and answers when they are stored. */
class FormReceiver {
  readonly #options: ReceiveOptions;
  readonly #suspicion: Suspicion;

  constructor(options: ReceiveOptions, suspicion: Suspicion) {
    this.#options = options;
    this.#suspicion = suspicion;
  }

  /** Refuses a request to an address without a form, or from an address that sends too many. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (request.method !== 'POST' && request.method !== 'OPTIONS') return;
    if (!this.#endpointAt(request)) return reply.callNotFound();
    allowOrigin(request, reply, this.#options.forms().cors);
    if (request.method === 'OPTIONS') return;
    const wait = await this.#suspicion.refusal(request);
    if (wait !== undefined) return this.#answerTo(request, reply).tooMany(wait);
  }

  async receive(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { lazyStore } = this.#options;
    const endpoint = this.#endpointAt(request);
    if (!endpoint) return reply.callNotFound();
    const store = await lazyStore.get().catch((error) => lazyStore.logFailure(error));
    const submission = await readSubmission(request, endpoint, store?.files);
    const answer = this.#answerTo(request, reply);
    if (store && !submission.storageError) {
      return this.#store({ request, answer, endpoint, submission }, store);
    }
    if (store) {
      store.recordFailure(submission.storageError);
      lazyStore.logFailure(submission.storageError);
      removeFiles(store.files, submission.files);
    }
    return answer.notStored(endpoint, submission.values);
  }

  /** Answers a request that failed. */
  failed(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return this.#answerTo(request, reply).failed(error, this.#endpointAt(request));
  }

  async #store(received: Received, store: EnquiryStore): Promise<FastifyReply> {
    const { request, answer, endpoint, submission } = received;
    const validate = request.compileValidationSchema(endpoint.schema);
    const checked = checkSubmission(endpoint, submission, validate);
    if (checked.errors.size > 0) {
      removeFiles(store.files, submission.files);
      return answer.invalid(endpoint, submission, checked.errors);
    }
    const enquiry = await this.#enquiryOf(received, checked);
    try {
      const isNew = await store.add(enquiry);
      if (!isNew) await store.takeRepeated(enquiry);
      this.#options.onStored();
    } catch (error) {
      this.#options.lazyStore.logFailure(error);
      await store.dropFiles(enquiry, error);
      return answer.notStored(endpoint, submission.values);
    }
    return answer.stored(endpoint, checked.fields);
  }

  async #enquiryOf(
    { request, endpoint, submission }: Received,
    checked: CheckedSubmission,
  ): Promise<Enquiry> {
    const reason = await this.#suspicion.of(request, endpoint, submission.values);
    const key = request.headers['idempotency-key'] ?? submission.values[KEY_FIELD];
    return {
      id: newId(),
      receipt: receiptOf(key, endpoint.path, checked, submission),
      form: endpoint.path,
      status: reason ? 'quarantined' : 'new',
      suspicion: reason ?? null,
      received_at: new Date().toISOString(),
      fields: checked.fields,
      files: submission.files,
    };
  }

  #answerTo(request: FastifyRequest, reply: FastifyReply): Answer {
    return new Answer(this.#options.forms().site, request, reply);
  }

  #endpointAt({ url }: FastifyRequest): FormEndpoint | undefined {
    const path = (url.split('?')[0] ?? '').replace(/(.)\/+$/, '$1');
    return this.#options.forms().byPath.get(path);
  }
}

/** Adds the routes that receive the site's forms to a server. */
export async function receiveForms(
  server: FastifyInstance,
  options: ReceiveOptions,
): Promise<void> {
  const cors = () => options.forms().cors;
  await server.register(multipart, { throwFileSizeLimit: false });
  await server.register(rateLimit, { global: false });
  const receiver = new FormReceiver(options, watchForSpam(server, cors));
  server.removeContentTypeParser('text/plain');
  readFormBodies(server);
  server.addHook('onRequest', (request, reply) => receiver.admit(request, reply));
  server.options('/*', (request, reply) => answerPreflight(request, reply, cors()));
  server.post('/*', (request, reply) => receiver.receive(request, reply));
  server.setErrorHandler((error: FastifyError, request, reply) =>
    receiver.failed(error, request, reply),
  );
}

/** Lets a page of another site read the answer, if `security.cors` lists that site. */
function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: string[]): void {
  if (origins.length === 0) return;
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
}

/** Answers the preflight request of a page of another site. */
function answerPreflight(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: string[],
): FastifyReply {
  if (origins.includes(request.headers.origin ?? '')) {
    reply.headers({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': `content-type, idempotency-key, ${ELAPSED_HEADER}`,
      'access-control-max-age': '600',
    });
  }
  return reply.code(204).header('allow', 'POST').send();
}
