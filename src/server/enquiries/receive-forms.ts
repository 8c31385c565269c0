import { hash, randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormEndpoint } from '../../content/model/form-definition.ts';
import { readFormBodies } from '../http/form-bodies.ts';
import { Answer } from './answer.ts';
import { type CheckedSubmission, checkSubmission, type Validator } from './check-submission.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import type { Enquiry } from './enquiry.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import type { LazyStore } from './lazy-store.ts';
import { KEY_FIELD, readSubmission, type Submission } from './read-submission.ts';
import { removeFiles } from './remove-files.ts';
import type { KnownForms } from './site-forms.ts';
import { watchForSpam } from './suspicion.ts';

interface ReceiveOptions {
  forms: () => KnownForms;
  lazyStore: LazyStore;
  /** Called when an enquiry has been stored. */
  onStored: () => void;
}

/** Returns a new id: the time, so that ids are in the order of arrival, and random digits, so that none is guessed. */
function newId(): string {
  return `${Date.now().toString(36)}-${randomBytes(5).toString('hex')}`;
}

/**
 * Returns the digest by which a repeat is known. A client that reuses its key for other content makes a new enquiry; without a
 * key every enquiry is new.
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

/** Receives the forms of the site: checks them, stores them, and answers when they are stored. */
export async function receiveForms(
  server: FastifyInstance,
  { forms, lazyStore, onStored }: ReceiveOptions,
): Promise<void> {
  const answerTo = (request: FastifyRequest, reply: FastifyReply) =>
    new Answer(forms().site, request, reply);
  await server.register(multipart, { throwFileSizeLimit: false });
  await server.register(rateLimit, { global: false });
  const suspicion = watchForSpam(server, () => forms().cors);
  const endpointAt = (request: FastifyRequest): FormEndpoint | undefined =>
    forms().byPath.get((request.url.split('?')[0] ?? '').replace(/(.)\/+$/, '$1'));

  server.removeContentTypeParser('text/plain');
  readFormBodies(server);

  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' && request.method !== 'OPTIONS') return;
    if (!endpointAt(request)) return reply.callNotFound();
    allowOrigin(request, reply, forms().cors);
    if (request.method === 'OPTIONS') return;
    const wait = await suspicion.refusal(request);
    if (wait !== undefined) return answerTo(request, reply).tooMany(wait);
  });

  server.options('/*', (request, reply) => answerPreflight(request, reply, forms().cors));

  server.post('/*', async (request, reply) => {
    const endpoint = endpointAt(request);
    if (!endpoint) return reply.callNotFound();
    const store = await lazyStore.get().catch((error) => lazyStore.logFailure(error));
    const submission = await readSubmission(request, endpoint, store?.files);
    if (store && !submission.storageError) {
      return receive(request, reply, endpoint, submission, store);
    }
    if (store) {
      store.noteFailure(submission.storageError);
      lazyStore.logFailure(submission.storageError);
      removeFiles(store.files, submission.files);
    }
    return answerTo(request, reply).notStored(endpoint, submission.values);
  });

  const receive = async (
    request: FastifyRequest,
    reply: FastifyReply,
    endpoint: FormEndpoint,
    submission: Submission,
    store: EnquiryStore,
  ) => {
    const answer = answerTo(request, reply);
    const validate = request.compileValidationSchema(endpoint.schema) as Validator;
    const checked = checkSubmission(endpoint, submission, validate);
    if (checked.errors.size > 0) {
      removeFiles(store.files, submission.files);
      return answer.invalid(endpoint, submission, checked.errors);
    }
    const reason = await suspicion.of(request, endpoint, submission.values);
    const key = request.headers['idempotency-key'] ?? submission.values[KEY_FIELD];
    const enquiry: Enquiry = {
      id: newId(),
      receipt: receiptOf(key, endpoint.path, checked, submission),
      form: endpoint.path,
      status: reason ? 'quarantined' : 'new',
      suspicion: reason ?? null,
      received_at: new Date().toISOString(),
      fields: checked.fields,
      files: submission.files,
    };
    try {
      const isNew = await store.add(enquiry);
      if (!isNew) await store.takeRepeated(enquiry);
      onStored();
    } catch (error) {
      lazyStore.logFailure(error);
      await store.dropFiles(enquiry, error);
      return answer.notStored(endpoint, submission.values);
    }
    return answer.stored(endpoint, checked.fields);
  };

  server.setErrorHandler((error: FastifyError, request, reply) =>
    answerTo(request, reply).failed(error, endpointAt(request)),
  );
}
