/** A client that asks for a great deal ahead on one connection, reads nothing and leaves. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer } from '../create-server.ts';

let root: string;
let server: FastifyInstance;
let port: number;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ahead-'));
  writeFileSync(path.join(root, 'film.bin'), Buffer.alloc(4 * 1024 * 1024));
  writeFileSync(path.join(root, 'index.html'), 'home');
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

async function listen(made: FastifyInstance) {
  server = made;
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
}

const GET = 'GET /film.bin HTTP/1.1\r\nHost: x\r\n\r\n';
const openFiles = () => readdirSync('/proc/self/fd').length;

/** Asks so often without reading, and leaves after a moment. @returns how many files were open by then */
async function askAndLeave(times: number): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(GET.repeat(times));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const open = openFiles();
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 300));
  return open;
}

const onLinux = test.skipIf(process.platform !== 'linux');

onLinux(
  'leaves no file open, and has few open while it is there',
  async () => {
    await listen(await createServer(root));
    const before = openFiles();
    for (const times of [40, 1500, 1500]) {
      expect((await askAndLeave(times)) - before).toBeLessThan(10);
    }
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before + 1));
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('home');
  },
  15_000,
);

/** The cause is Node.js before 24: a response that waits for its turn does not hear that the client has left. */
const [major = ''] = process.versions.node.split('.');
const beforeNode24 = test.skipIf(process.platform !== 'linux' || Number(major) >= 24);
beforeNode24('leaves files open where @fastify/static alone answers', async () => {
  const plain = fastify();
  await plain.register(fastifyStatic, { root });
  await listen(plain);
  const before = openFiles();
  await askAndLeave(100);
  expect(openFiles() - before).toBeGreaterThan(50);
});

test('a few requests ahead are answered in their order', async () => {
  await listen(await createServer(root));
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  for (const name of ['', 'nowhere', '']) {
    socket.write(`GET /${name} HTTP/1.1\r\nHost: x\r\n\r\n`);
  }
  await vi.waitFor(() => expect(text.match(/HTTP\/1.1 \d+/g)).toHaveLength(3));
  expect(text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
  socket.destroy();
});
