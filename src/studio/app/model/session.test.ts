import { afterEach, expect, test, vi } from 'vitest';
import { Session } from './session.ts';
import { discardKept } from './unsaved-actions.ts';

afterEach(() => vi.unstubAllGlobals());

test('a change that is discarded while it is sent again does not come back', async () => {
  let refuse = () => {};
  const isAsked = new Promise<void>((asked) => {
    vi.stubGlobal('fetch', () => {
      asked();
      return new Promise((resolve) => {
        refuse = () => resolve(new Response('{ "error": "No." }', { status: 422 }));
      });
    });
  });
  const session = new Session('/');
  session.unsaved.keep([{ file: 'pages/a.yaml', path: ['title'], op: 'remove' }], 'x', 'No.');
  const sent = session.retry(session.unsaved.state().kept);
  await isAsked;
  discardKept(session);
  refuse();
  await sent;
  expect(session.unsaved.state().kept).toEqual([]);
  expect(session.state().saving).toBe('saved');
});
