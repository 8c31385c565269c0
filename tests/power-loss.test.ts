/**
 * The power is lost at many moments of a server that receives enquiries. Its writes are recorded, and the possible
 * states of the disk at each moment are recreated: each contains every acknowledged enquiry once, with its file.
 */
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EnquiryStore } from '../src/server/enquiries/enquiry-store.ts';
import { isLeftOut } from './optional-tool.ts';
import { type Luck, RecordedDisk } from './power-loss/crash-states.ts';
import { environment, SmallSite } from './small-site.ts';
import { projectRoot } from './source-files.ts';

const isLinux = process.platform === 'linux';
const hasCompiler = isLinux && spawnSync('cc', ['--version']).status === 0;
const leftOut = isLinux ? isLeftOut('cc', hasCompiler ? 'cc' : undefined) : true;

/** How many enquiries are sent; their texts are so long that SQLite checkpoints its log meanwhile. */
const ENQUIRIES = 60;
const TEXT = 'x'.repeat(90_000);
/** How many moments are tested; all with POWER_LOSS_MOMENTS=100000. */
const MOMENTS = Number(process.env.POWER_LOSS_MOMENTS ?? 40);

// Each moment has three states, which are read completely.
vi.setConfig({ testTimeout: 300_000 + MOMENTS * 3_000, hookTimeout: 120_000 });

let site: SmallSite;
let library: string;
let log: string;
beforeAll(async () => {
  if (leftOut) return;
  site = new SmallSite({
    'pages/_site.yaml': 'name: Power\n',
    'pages/index.yaml': `title: Home
description: A page.
blocks:
  - type: form
    name: ask
    action: /api/ask
    encoding: multipart
    fields:
      - { name: name, label: Name, required: true }
      - { name: message, label: Message, type: textarea }
      - { name: plan, label: Plan, type: file, accept: ".pdf" }
    messages: { success: It has arrived., failure: It has not. }
`,
  });
  expect((await site.run('build')).code).toBe(0);
  log = path.join(mkdtempSync(path.join(tmpdir(), 'power-loss-')), 'log');
  library = `${log}.so`;
  const source = path.join(projectRoot, 'tests/power-loss/record-writes.c');
  const compiled = spawnSync('cc', ['-shared', '-fPIC', '-o', library, source, '-ldl']);
  expect(String(compiled.stderr)).toBe('');
});
afterAll(() => {
  if (leftOut) return;
  site.remove();
  rmSync(path.dirname(log), { recursive: true });
});

/** Sends enquiries, some at once, to a recorded server, and logs which it acknowledged. */
async function record(): Promise<void> {
  const recording = { LD_PRELOAD: library, RECORD_ROOT: site.root, RECORD_LOG: log };
  const command = path.join(projectRoot, 'src/cli/pagewright.mjs');
  const server = spawn(process.execPath, [command, 'serve', '--port', '0'], {
    cwd: site.root,
    env: { ...environment(), ...recording },
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const origin = await new Promise<string>((resolve) => {
    server.stdout.on('data', (text) => {
      const [address] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
      if (address) resolve(address);
    });
  });
  const send = async (name: string) => {
    const body = new FormData();
    body.set('name', name);
    body.set('message', TEXT);
    body.set('plan', new Blob([`%PDF-${name}`]), 'plan.pdf');
    const { status } = await fetch(`${origin}/api/ask`, { method: 'POST', body });
    if (status === 200) appendFileSync(log, `acknowledged ${name}\n`);
  };
  for (let n = 0; n < ENQUIRIES; n += 3)
    await Promise.all([send(`a${n}`), send(`a${n + 1}`), send(`a${n + 2}`)]);
  server.kill('SIGTERM');
  await ended;
}

/** Expects all acknowledged enquiries in a folder after a loss of power. */
async function expectAll(folder: string, acknowledged: Set<string>, moment: string) {
  const store = await EnquiryStore.open({ folder });
  try {
    await store.checkIntegrity();
    const found = new Map<string, string>();
    for (const { fields, files } of await store.list()) {
      const name = String(fields.name);
      expect(found.has(name), `${moment}: ${name} is there twice`).toBe(false);
      const [file] = files;
      found.set(name, String(file && (await store.readFile(file))));
    }
    for (const name of acknowledged) expect(found.get(name), moment).toBe(`%PDF-${name}`);
  } finally {
    await store.close();
  }
}

/** Returns a function that returns pseudo-random numbers between 0 and 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

test.skipIf(leftOut)('what was acknowledged is there after a loss of power', async () => {
  await record();
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  const random = randomNumbers(7);
  const kinds: [string, Luck][] = [
    ['only what was synced', () => false],
    ['some of the rest', () => random() < 0.5],
    ['most of the rest', () => random() < 0.9],
  ];
  const disk = new RecordedDisk();
  const acknowledged = new Set<string>();
  let states = 0;
  for (const [number, line] of lines.entries()) {
    disk.apply(line);
    const [call, name = ''] = line.split(' ');
    if (call === 'acknowledged') acknowledged.add(name);
    // The worst moments are those right after an acknowledgement.
    const share = (call === 'acknowledged' ? 20 : 1) * (MOMENTS / lines.length);
    if (random() > share && number < lines.length - 1) continue;
    for (const [kind, luck] of kinds) {
      const folder = mkdtempSync(path.join(tmpdir(), 'power-lost-'));
      mkdirSync(path.join(folder, 'site'));
      disk.write(site.root, path.join(folder, 'site'), luck);
      const data = path.join(folder, 'site/.data');
      await expectAll(data, acknowledged, `line ${number}, ${kind}`);
      rmSync(folder, { recursive: true });
      states += 1;
    }
  }
  expect(acknowledged.size).toBe(ENQUIRIES);
  expect(states).toBeGreaterThan(40);
  const writes = (file: string) =>
    lines.some((line) => line.startsWith('create') && line.endsWith(file));
  expect(writes('enquiries.db-wal')).toBe(true);
});
