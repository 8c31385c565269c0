import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { drainOnClose } from './connections.ts';

test('a visitor who never finishes does not keep a server from ending', async () => {
  const server = fastify();
  drainOnClose(server, 20);
  const arrived = new Promise((resolve) => {
    server.get('/', (request) => {
      resolve(request);
      return new Promise(() => undefined);
    });
  });
  await server.listen({ port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, 'localhost');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await arrived;
  const cut = once(socket, 'close');
  await server.close();
  await cut;
  expect(socket.destroyed).toBe(true);
});
