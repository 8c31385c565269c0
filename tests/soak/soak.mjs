/**
 * Serves a site for an hour (`npm run soak`, `npm run soak -- --minutes 2`) while visitors read, send forms,
 * disconnect and return, and the site is built repeatedly. Fails when the server has more descriptors or memory than
 * after its warm-up, responds with an unexpected status, or has lost what it acknowledged.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const LASTS = Number(values.minutes) * 60_000;
/** The time in which caches fill. */
const WARM_UP = Math.min(60_000, LASTS / 3);
const BETWEEN_SAMPLES = Math.min(60_000, LASTS / 10);
/** How much more is allowed at the end than after the warm-up. */
const MORE_DESCRIPTORS = 8;
const MORE_MEGABYTES = 16;

const COMMAND = path.resolve('src/cli/pagewright.mjs');
const HOOK = path.resolve('tests/soak/report-heap.mjs');
const site = mkdtempSync(path.join(tmpdir(), 'pagewright-soak-'));

const FORM = `blocks:
  - type: form
    name: ask
    action: /api/ask
    encoding: multipart
    fields:
      - { name: name, label: Name, required: true }
      - { name: plan, label: Plan, type: file, accept: ".pdf" }
    messages: { success: It has arrived., failure: It has not. }
`;

/** @param {number} turn */
function writeSite(turn) {
  mkdirSync(path.join(site, 'pages'), { recursive: true });
  mkdirSync(path.join(site, 'public'), { recursive: true });
  writeFileSync(path.join(site, 'pages/_site.yaml'), `name: Soak ${turn}\n`);
  writeFileSync(path.join(site, 'pages/index.yaml'), `title: Home\ndescription: A page.\n${FORM}`);
  writeFileSync(path.join(site, 'public/large.txt'), 'large '.repeat(200_000));
  for (let n = 0; n < 30; n++) {
    const text = `title: P${n}\ndescription: Page ${n}, turn ${turn % 3}.\nblocks: []\n`;
    writeFileSync(path.join(site, `pages/p${n}.yaml`), text);
  }
}

/** @param {string[]} words */
function run(...words) {
  const child = spawn(process.execPath, [COMMAND, ...words, '--site', site]);
  let stdout = '';
  child.stdout.on('data', (text) => (stdout += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout })));
}

writeSite(0);
await run('build');
const server = spawn(
  process.execPath,
  ['--expose-gc', '--import', HOOK, COMMAND, 'serve', '--site', site, '--port', '0'],
  {
    env: { ...process.env, PAGEWRIGHT_INBOX_PASSWORD: 'soak', PAGEWRIGHT_TRUST_PROXY: '127.0.0.1' },
  },
);
let said = '';
server.stdout.on('data', (text) => (said += text));
server.stderr.pipe(process.stderr);
let hasEnded = false;
server.once('close', () => (hasEnded = true));
while (!/localhost:\d+/.test(said) && !hasEnded) await sleep(50);
const [, port = ''] = /localhost:(\d+)/.exec(said) ?? [];
const origin = `http://localhost:${port}`;

/** @type {Map<string, number>} */
const counts = new Map();
/** @type {string[]} */
const faults = [];
let acknowledged = 0;
/** @param {string} what */
const count = (what) => counts.set(what, (counts.get(what) ?? 0) + 1);
const random = (/** @type {number} */ most) => Math.floor(Math.random() * most);
/**
 * Returns a different address for each visitor, as behind a proxy: the server limits how many forms one address may
 * send.
 */
const visitor = () => ({ 'x-forwarded-for': `10.${random(250)}.${random(250)}.${random(250)}` });

/** @param {string} place @param {number[]} expected @param {RequestInit} [init] */
async function ask(place, expected, init = {}) {
  const answer = await fetch(origin + place, { redirect: 'manual', ...init });
  await answer.arrayBuffer();
  count(`${init.method ?? 'GET'} ${answer.status}`);
  if (!expected.includes(answer.status)) faults.push(`${place} answered ${answer.status}`);
  return answer;
}

async function send(withFile = false) {
  const body = new FormData();
  body.set('name', `Visitor ${acknowledged}`);
  if (withFile) body.set('plan', new Blob([`%PDF-${'x'.repeat(random(300_000))}`]), 'plan.pdf');
  const answer = await ask('/api/ask', [200], { method: 'POST', body, headers: visitor() });
  if (answer.status === 200) acknowledged++;
}

/** Disconnects in the middle of an upload. */
function breakOff() {
  return new Promise((resolve) => {
    const socket = connect(Number(port), 'localhost', () => {
      const head = `POST /api/ask HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 10.9.9.${random(250)}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n`;
      socket.write(
        `${head}--b\r\ncontent-disposition: form-data; name="plan"; filename="a.pdf"\r\n\r\n%PDF-${'x'.repeat(random(100_000))}`,
      );
      setTimeout(() => socket.destroy(), random(50));
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(count('broken off')));
  });
}

/** Disconnects in the middle of a response. */
async function stopReading() {
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/large.txt`, {
    signal: leaving.signal,
    headers: { 'accept-encoding': 'identity' },
  });
  await answer.body?.getReader().read();
  leaving.abort();
  count('stopped reading');
}

/** The actions of visitors; usual ones are more frequent. */
const deeds = [
  () => ask(`/p${random(30)}`, [200]),
  () => ask(`/p${random(30)}`, [200], { headers: { 'accept-encoding': 'br' } }),
  () => ask('/', [200]),
  () => ask(`/nowhere-${random(1000)}`, [404]),
  () => ask('/large.txt', [206], { headers: { range: `bytes=${random(1000)}-5000` } }),
  () => ask('/healthz', [200]),
  () => ask('/inbox', [200, 302, 303]),
  () => send(),
  () => send(true),
  breakOff,
  stopReading,
];

async function sample() {
  const before = said.length;
  server.kill('SIGUSR2');
  while (!said.slice(before).includes('soak {') && !hasEnded) await sleep(20);
  const memory = JSON.parse(/soak (\{.*\})/.exec(said.slice(before))?.[1] ?? '{}');
  const place = `/proc/${server.pid}/fd`;
  const descriptors = process.platform === 'linux' ? readdirSync(place).length : 0;
  return { descriptors, megabytes: (memory.heapUsed + memory.external) / 2 ** 20 };
}

const end = Date.now() + LASTS;
const isOver = () => hasEnded || Date.now() > end;
let isResting = false;
async function visit() {
  while (!isOver()) {
    if (isResting) await sleep(50);
    else
      await (deeds[random(deeds.length)] ?? send)().catch((error) => {
        // A client that disconnects closes its connection.
        if (
          !/aborted|other side closed|ECONNRESET/i.test(`${error.message} ${error.cause?.message}`)
        ) {
          faults.push(`${error.message} ${error.cause?.message ?? ''}`);
        }
      });
  }
}
async function edit() {
  for (let turn = 1; !isOver(); turn++) {
    await sleep(3000);
    writeSite(turn);
    const { code } = await run('build');
    count(`build ended with ${code}`);
  }
}
/** Measures while there are no requests: idle connections have been closed by then. */
async function measure() {
  isResting = true;
  await sleep(6500);
  const now = await sample();
  isResting = false;
  console.log(
    `${now.descriptors} descriptors, ${now.megabytes.toFixed(1)} MB, ${acknowledged} enquiries acknowledged`,
  );
  return now;
}

const all = Promise.all([...Array.from({ length: 6 }, visit), edit()]);
await sleep(WARM_UP);
const first = await measure();
let last = first;
while (!isOver()) {
  await sleep(Math.min(BETWEEN_SAMPLES, Math.max(0, end - Date.now())));
  if (!hasEnded) last = await measure();
}
await all;
const exported = JSON.parse((await run('enquiries', 'export', '--format', 'json')).stdout || '[]');
server.kill('SIGTERM');
while (!hasEnded) await sleep(50);
rmSync(site, { recursive: true });

for (const [what, times] of [...counts].sort()) console.log(`${String(times).padStart(8)} ${what}`);
if (server.exitCode !== 0) faults.push(`the server ended with ${server.exitCode}`);
if (exported.length < acknowledged)
  faults.push(`${acknowledged} acknowledged, ${exported.length} stored`);
if (last.descriptors > first.descriptors + MORE_DESCRIPTORS)
  faults.push(
    `descriptors: ${first.descriptors} after the warm-up, ${last.descriptors} at the end`,
  );
if (last.megabytes > first.megabytes + MORE_MEGABYTES)
  faults.push(
    `memory: ${first.megabytes.toFixed(1)} MB after the warm-up, ${last.megabytes.toFixed(1)} at the end`,
  );
for (const fault of new Set(faults)) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
