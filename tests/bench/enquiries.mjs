/**
 * Measures how many enquiries per second one server accepts, each on disk before it is answered, and how long the
 * slowest one takes. Client and server share the machine.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { COMMAND, serveSite } from '../serve-site.mjs';
import { measure } from './measure.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CLIENTS = [1, 10, 50, 200];

const PAGE = `title: Home
description: A page.
blocks:
  - type: form
    name: ask
    action: /api/ask
    fields:
      - { name: name, label: Name, required: true }
      - { name: email, label: E-mail, type: email, required: true }
      - { name: message, label: Message, type: textarea }
    messages: { success: It has arrived., failure: It has not. }
`;
const BODY = JSON.stringify({
  name: 'Aisha',
  email: 'aisha@site.example',
  message: 'Two towers, please. '.repeat(10),
});

/** Prints accepted enquiries per second and latencies, by the number of clients. */
export async function benchEnquiries() {
  const site = mkdtempSync(path.join(tmpdir(), 'pagewright-bench-'));
  mkdirSync(path.join(site, 'pages'));
  writeFileSync(path.join(site, 'pages/_site.yaml'), 'name: Bench\n');
  writeFileSync(path.join(site, 'pages/index.yaml'), PAGE);
  await measure(process.execPath, [COMMAND, 'build', '--site', site]);
  const { origin, stop } = await serveSite(['serve'], site);
  try {
    console.log(`\nEnquiries, ${SECONDS} seconds each: accepted a second / p50 / p99 / slowest`);
    for (const connections of CLIENTS) {
      const result = await autocannon({
        url: `${origin}/api/ask`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: BODY,
        connections,
        duration: SECONDS,
      });
      const { p50, p99, max } = result.latency;
      const accepted = (result['2xx'] / result.duration).toFixed(0);
      const others = result.non2xx + result.errors;
      const told = others > 0 ? `, ${others} not accepted` : '';
      const label = `${connections} ${connections === 1 ? 'client' : 'clients'}`;
      console.log(`  ${label.padEnd(14)} ${accepted} / ${p50} / ${p99} / ${max} ms${told}`);
    }
  } finally {
    await stop();
    rmSync(site, { recursive: true, force: true });
  }
}
