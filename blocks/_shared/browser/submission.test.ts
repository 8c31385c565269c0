import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Entries, type Submission, submit } from './submission.ts';

const messages = {
  success: 'Sent.',
  failure: 'Error submitting form',
  network: 'Failed to connect to the server. Please try again later.',
  useServerMessage: true,
};

let server: Server | undefined;
let received: { type?: string; body: string };

/** Starts a server that answers every request alike and records it; returns its address. */
async function serve(status: number, answer: string): Promise<string> {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received = { type: request.headers['content-type'], body };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(answer);
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  server?.close();
  server = undefined;
});

function submission(action: string, changes: Partial<Submission> = {}): Submission {
  const entries: Entries = [
    ['name', 'Aisha'],
    ['type', 'Request a quote'],
  ];
  return { action, encoding: 'json', entries, messages, ...changes };
}

describe('what is sent', () => {
  it('is JSON of the field names', async () => {
    const action = await serve(200, '{}');
    expect(await submit(submission(action))).toEqual({ ok: true });
    expect(received.type).toBe('application/json');
    expect(JSON.parse(received.body)).toEqual({ name: 'Aisha', type: 'Request a quote' });
  });

  it('is multipart with the file', async () => {
    const action = await serve(200, '{}');
    const entries: Entries = [['cv', new File(['my life'], 'cv.pdf')]];
    await submit(submission(action, { encoding: 'multipart', entries }));
    expect(received.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(received.body).toContain('filename="cv.pdf"');
  });
});

describe('what our own server is sent beside the form', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['/api/ask', { 'Idempotency-Key': 'k1', 'X-Form-Elapsed': expect.stringMatching(/^\d+$/) }],
    ['https://api.elsewhere.example/ask', {}],
    ['//elsewhere.example/ask', {}],
  ])('at %s', async (action, own) => {
    const fetch = vi.fn().mockResolvedValue(Response.json({}));
    vi.stubGlobal('fetch', fetch);
    await submit(submission(action, { key: 'k1' }));
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...own,
    });
  });
});

describe('a status that is not OK', () => {
  it("shows the server's message where the form wants it", async () => {
    const action = await serve(422, '{"message":"That is no e-mail address."}');
    const outcome = await submit(submission(action));
    expect(outcome).toMatchObject({ ok: false, message: 'That is no e-mail address.' });
    expect(String((outcome as { cause: unknown }).cause)).toContain('422');
  });

  it.each(['{}', '{"message":""}', 'null', '<h1>Oops</h1>'])(
    'falls back for %s',
    async (answer) => {
      const action = await serve(500, answer);
      expect(await submit(submission(action))).toMatchObject({ message: messages.failure });
    },
  );

  it("keeps the server's message from forms that do not want it", async () => {
    const action = await serve(500, '{"message":"secret"}');
    const own = { success: 'Sent.', failure: 'Failed to submit form. Please try again.' };
    expect(await submit(submission(action, { messages: own }))).toMatchObject({
      message: own.failure,
    });
  });
});

describe('a server out of reach', () => {
  it('shows the network message, or else the failure', async () => {
    const action = await serve(200, '{}');
    server?.close();
    await new Promise((closed) => server?.once('close', closed));
    expect(await submit(submission(action))).toMatchObject({ message: messages.network });
    const { network: _network, ...rest } = messages;
    expect(await submit(submission(action, { messages: rest }))).toMatchObject({
      message: messages.failure,
    });
  });

  it('is what an OK status with an unreadable body counts as', async () => {
    const action = await serve(200, 'thanks');
    expect(await submit(submission(action))).toMatchObject({ message: messages.network });
  });
});
