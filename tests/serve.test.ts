/** Whole-system tests of the commands that run until they are stopped: their responses, and how they start and stop. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNoTrace, files, lines } from './command-site.ts';
import { type Running, SmallSite } from './small-site.ts';

// Each command is a process, and the first build of a site bundles its blocks.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let site: SmallSite;
beforeAll(async () => {
  site = new SmallSite(files);
  expect(await site.run('build')).toMatchObject({ code: 0 });
});
beforeEach(() => site.restore());
afterAll(() => site.remove());

describe('serve', () => {
  let server: Running;
  beforeAll(async () => {
    server = await site.serve('serve', '--port', '0');
  });
  const status = async (address: string) => {
    const { status, headers } = await fetch(server.origin + address, { redirect: 'manual' });
    return [status, headers.get('location')];
  };

  test('answers pages, files, redirects and what is not there', async () => {
    expect(await status('/')).toEqual([200, null]);
    expect(await status('/about')).toEqual([200, null]);
    expect(await status('/crew/ada')).toEqual([200, null]);
    expect(await status('/notes.txt')).toEqual([200, null]);
    expect(await status('/about/')).toEqual([301, '/about']);
    expect(await status('/crew')).toEqual([301, '/about']);
    expect(await status('/nowhere')).toEqual([404, null]);
    expect(await (await fetch(`${server.origin}/nowhere`)).text()).toContain('Page not found');
  });

  test('says in one sentence that a port is taken', async () => {
    const port = new URL(server.origin).port;
    const outcome = await site.run('serve', '--port', port);
    expect(outcome.code).toBe(1);
    const said = `Port ${port} is used by another program. Choose another one, such as --port ${Number(port) + 1}`;
    expect(lines(outcome.stderr)).toEqual([said]);
    expectNoTrace(outcome);
  });

  test('dev says so too and ends, and takes the next port where none was asked for', async () => {
    const port = new URL(server.origin).port;
    const outcome = await site.run('dev', '--port', port);
    expect(outcome.code).toBe(1);
    expect(lines(outcome.stderr)).toEqual([expect.stringContaining(`Port ${port} is taken`)]);
    expectNoTrace(outcome);
    const first = await site.serve('dev');
    const second = await site.serve('dev');
    expect(Number(new URL(second.origin).port)).toBeGreaterThan(Number(new URL(first.origin).port));
    for (const running of [first, second]) {
      running.process.kill('SIGINT');
      expect((await running.ended).code).toBe(0);
    }
  });

  test('dev serves neither enquiries nor the keys of the site', async () => {
    const kept = ['.data/enquiries.db', '.data/files/1', '.env', '.git/config', 'own.pem'];
    for (const file of kept) site.write(file, 'private');
    const dev = await site.serve('dev', '--port', '0');
    const shown = await fetch(`${dev.origin}/@fs${site.root}/pages/index.yaml?raw`);
    expect(await shown.text()).toContain('The first page.');
    for (const file of kept) {
      for (const address of [`/@fs${site.root}/${file}`, `/${file}`]) {
        for (const query of ['', '?raw', '?import&url', '?inline']) {
          const text = await (await fetch(dev.origin + address + query)).text();
          expect(text, address + query).not.toMatch(/private|cHJpdmF0/);
        }
      }
    }
    dev.process.kill('SIGINT');
    await dev.ended;
    for (const file of kept) site.delete(file);
  });

  test('stops cleanly on a signal', async () => {
    server.process.kill('SIGTERM');
    const outcome = await server.ended;
    expect([outcome.code, outcome.stderr]).toEqual([0, '']);
  });

  test('says what to do when there is nothing built', async () => {
    const outcome = await site.run('serve', '--out', 'nothing');
    expect(outcome.code).toBe(2);
    expect(lines(outcome.stderr)).toEqual([expect.stringContaining('build')]);
  });

  test.each(['pages', 'public', '.'])(
    'does not serve a folder that is no built site, such as %s',
    async (out) => {
      const outcome = await site.run('serve', '--out', out, '--port', '0');
      expect(outcome.code).toBe(2);
      expect(lines(outcome.stderr)).toEqual([expect.stringContaining('holds no built site')]);
    },
  );

  test('start builds and serves, on the port of PORT', async () => {
    const probe = createServer().listen(0);
    await once(probe, 'listening');
    const { port } = probe.address() as { port: number };
    probe.close();
    const started = await site.serve('start', '--port', String(port));
    expect(started.origin).toBe(`http://localhost:${port}`);
    expect((await fetch(started.origin)).status).toBe(200);
    started.process.kill('SIGINT');
    expect((await started.ended).code).toBe(0);
  });
});
