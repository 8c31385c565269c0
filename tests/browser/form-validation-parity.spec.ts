/**
 * 10,000 random forms: what the browser accepts the server accepts, and what the browser rejects the server rejects.
 */
import path from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../src/server/create-server.ts';
import { checkSubmission } from '../../src/server/enquiries/check-submission.ts';
import { EnquiryStore } from '../../src/server/enquiries/enquiry-store.ts';
import { watchForms } from '../../src/server/enquiries/site-forms.ts';
import { SmallSite } from '../small-site.ts';
import { expect, test } from './quiet-page.ts';

const COUNT = 10_000;
/** How many requests run at the same time. */
const AT_ONCE = 20;
/** One of this number is sent and stored; for the others only the check runs. */
const SAMPLE = 20;
test.setTimeout(120_000);
// The small site has no icon for the browser's tab.
test.use({ tolerated: /404/ });

const site = new SmallSite({
  'pages/_site.yaml': 'name: Harbour\nlang: en\nframe:\n  before: []\n  after: []\n',
  'pages/index.yaml': `title: Home
description: A page.
blocks:
  - type: form
    name: ask
    heading: Ask us
    action: /api/ask
    fields:
      - { name: name, label: Name, required: true }
      - { name: email, label: E-mail, type: email, required: true }
      - { name: second, label: Second address, type: email }
      - { name: phone, label: Phone, type: tel, required: true }
      - { name: topic, label: Topic, type: select, options: [Lifts, Water, "A, b & <c>"], default: Water }
      - { name: message, label: Message, type: textarea }
    messages: { success: Received., failure: That failed. }
`,
});

let server: FastifyInstance;
let origin: string;
test.beforeAll(async () => {
  expect(await site.run('build')).toMatchObject({ code: 0 });
  server = await createServer(path.join(site.root, 'dist'), {
    data: path.join(site.root, '.data'),
  });
  origin = await server.listen({ port: 0, host: 'localhost' });
});
test.afterAll(async () => {
  await server?.close();
  site.remove();
});

const anything = fc.string({ unit: 'binary', maxLength: 12 });
const signs = fc.constantFrom(
  ...'.@-_+%!#"\'()<>[]:;,\\ \t\n\r\u0000\u00a0\u2028\ufeff\ud800é中😀a1'.split(''),
);
const nearAddress = fc
  .array(
    fc.oneof(fc.constantFrom('a', 'b.c', '@', 'x.example', '-', 'localhost', '1.2.3.4'), signs),
    {
      maxLength: 7,
    },
  )
  .map((parts) => parts.join(''));
const longLabel = fc
  .integer({ min: 60, max: 66 })
  .map((length) => `a@${'b'.repeat(length)}.example`);
const address = fc.oneof(
  fc.emailAddress(),
  fc.emailAddress().map((text) => ` ${text}\t`),
  nearAddress,
  longLabel,
  anything,
  fc.constant(''),
);
const words = fc.oneof(anything, fc.constant(''), fc.constant(' '), fc.constant('\n'), fc.lorem());
const filledIn = fc.record({
  name: words,
  email: address,
  second: address,
  phone: words,
  topic: fc.constantFrom('Lifts', 'Water', 'A, b & <c>', 'Nothing of that kind', ''),
  message: words,
});
type Filled = typeof filledIn extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns Chromium's result for each form: whether it is valid, and what would be sent. */
function inBrowser(forms: Filled[]): { valid: boolean; sent: Record<string, string> }[] {
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return forms.map((filled) => {
    for (const [name, value] of Object.entries(filled)) {
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    }
    const sent = Object.fromEntries(new FormData(form)) as Record<string, string>;
    return { valid: form.checkValidity(), sent };
  });
}

async function overHttp(sent: Record<string, string>): Promise<number> {
  const body = JSON.stringify(sent);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/ask`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** Returns the server's own check, compiled as Fastify compiles it, without HTTP and storage. */
function checker(): (sent: Record<string, string>) => number {
  const form = watchForms(path.join(site.root, 'dist'))().byPath.get('/api/ask');
  if (!form) throw new Error('There is no form.');
  const rules = { coerceTypes: 'array', useDefaults: true, removeAdditional: true } as const;
  const validate = new Ajv({ ...rules, allErrors: true }).compile(form.schema);
  return (values) => {
    const submission = { values, files: [], errors: new Map(), tooLarge: false };
    return checkSubmission(form, submission, validate).errors.size > 0 ? 400 : 200;
  };
}

test('browser and server validate alike', async ({ page }) => {
  const forms = fc.sample(filledIn, { numRuns: COUNT, seed: 4 });
  await page.goto(origin);
  const seen = await page.evaluate(inBrowser, forms);

  const check = checker();
  const disagreements: unknown[] = [];
  let accepted = 0;
  let storedOnes = 0;
  let next = 0;
  const client = async () => {
    for (let index = next++; index < COUNT; index = next++) {
      const { valid, sent } = seen[index] as (typeof seen)[number];
      const status = await (index % SAMPLE === 0 ? overHttp(sent) : check(sent));
      if (status === 200) accepted++;
      if (status === 200 && index % SAMPLE === 0) storedOnes++;
      if (status !== (valid ? 200 : 400)) {
        disagreements.push({ valid, status, sent });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  expect(disagreements.slice(0, 5)).toEqual([]);
  // Both results occur.
  expect(accepted).toBeGreaterThan(COUNT / 20);
  expect(COUNT - accepted).toBeGreaterThan(COUNT / 20);
  const store = await EnquiryStore.open({ folder: path.join(site.root, '.data') });
  expect((await store.list()).length).toBe(storedOnes);
  await store.close();
});
