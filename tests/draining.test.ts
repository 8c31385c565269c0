/** What a server does between the signal to stop and its end. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { receivedForms } from '../src/content/forms/forms.ts';
import { FORMS_FILE } from '../src/content/model/form-definition.ts';
import { SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const form = {
  path: '/api/ask',
  name: 'ask',
  fields: [{ name: 'name', label: 'Name' }],
  messages: { success: 'It has arrived.', failure: 'It has not.' },
};
const forms = {
  version: 1,
  site: { name: 'Harbour', languages: [{ folder: '', lang: 'en', dir: 'ltr', words: {} }] },
  cors: [],
  received: receivedForms([{ route: '/', forms: [form] }]),
};

let site: SmallSite;
beforeAll(() => {
  site = new SmallSite({
    'dist/index.html': 'home',
    'dist/_headers': '',
    [`dist/${FORMS_FILE}`]: JSON.stringify(forms),
  });
});
afterAll(() => site.remove());

test('open requests finish, new ones are refused, and the server stops cleanly', async () => {
  const running = await site.serve('serve', '--port', '0');
  // A browser keeps its connection open: the server must not wait for it.
  await (await fetch(running.origin)).text();
  const body = JSON.stringify({ name: 'Ada' });
  const socket = connect(Number(new URL(running.origin).port), 'localhost');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  const head = `POST /api/ask HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
  socket.write(head);
  await vi.waitUntil(() => answer.includes('100 Continue'), { timeout: 20_000 });
  socket.write(body.slice(0, 5));

  running.process.kill('SIGTERM');
  const refused = () =>
    fetch(running.origin, { headers: { connection: 'close' } }).then(
      ({ status }) => status === 503,
      () => true,
    );
  await vi.waitUntil(refused, { timeout: 20_000 });
  expect(running.process.exitCode).toBeNull();
  const closed = once(socket, 'close');
  socket.write(body.slice(5));
  await closed;
  expect(answer).toContain('200 OK');
  expect(answer).toContain('It has arrived.');
  expect(await running.ended).toMatchObject({ code: 0 });
  expect((await site.run('enquiries', 'list')).stdout).toContain('Ada');
});
