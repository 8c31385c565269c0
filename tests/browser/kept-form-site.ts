/**
 * A small site with forms far below, one of them nested in another block, and one of a block of the site's own, on a
 * real server that tests stop and start; and helpers for the tests of queued forms.
 */
import path from 'node:path';
import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
} from 'playwright/test';
import { EnquiryStore } from '../../src/server/enquiries/enquiry-store.ts';
import { type Running, SmallSite } from '../small-site.ts';
import { hydrated } from './watching.ts';

/** The connection is broken on purpose, and the form logs that in the console. */
export const brokenConnection = /^console\.(error|warning): |^(503|400): |^net::ERR_/;

const page = (title: string, form: string) => `title: ${title}
description: A page.
blocks:
  - type: banner
    title: ${title}
    text: ${'So many words that the form is far below. '.repeat(200)}
${form}`;

const files = {
  'pages/_site.yaml': 'name: Harbour\nlang: en\nframe:\n  before: []\n  after: []\n',
  'pages/index.yaml': page(
    'Home',
    `  - type: columns
    columns:
      - blocks:
          - type: form
            name: ask
            heading: Ask us
            action: /api/ask
            fields:
              - { name: name, label: Name, required: true }
            messages: { success: Question received., failure: That failed., network: No connection. }
`,
  ),
  'pages/jobs.yaml': page(
    'Jobs',
    `  - type: form
    name: apply
    heading: Apply
    action: /api/apply
    encoding: multipart
    fields:
      - { name: name, label: Name, required: true }
      - { name: position, label: Position, type: select, options: [Pilot, Cook], default: Pilot }
      - { name: cv, label: CV, type: file, accept: .pdf, required: true }
    messages: { success: Application received., failure: That failed. }
`,
  ),
  'pages/calls.yaml': page('Calls', '  - { type: call-back, label: Call me }\n'),
  'blocks/call-back/schema.json': JSON.stringify({
    title: 'Call back',
    description: 'A form of this site.',
    type: 'object',
    properties: { label: { description: 'Its name.', type: 'string' } },
    required: ['label'],
  }),
  'blocks/call-back/island.tsx': `export default function CallBack({ label }: { label: string }) {
  return <form aria-label={label}><input name="phone" aria-label="Phone" /></form>;
}
`,
  'blocks/call-back/style.css': '',
};

let site: SmallSite;
let server: Running;
export let origin = '';

/** Builds and serves the site at the start of a test file. */
export async function openSite() {
  site = new SmallSite(files);
  expect(await site.run('build')).toMatchObject({ code: 0 });
  await startServer();
}

export async function startServer() {
  server = await site.serve('serve', '--port', new URL(origin || 'http://x:0').port || '0');
  origin = server.origin;
}
export async function stopServer() {
  server.process.kill('SIGKILL');
  await server.ended;
}

/** Prepares the next test: the server runs and has no enquiries. */
export async function emptyServer() {
  if (server.process.signalCode) await startServer();
  await inStore((store) => store.purge(new Date(Date.now() + 1000)));
}

/** Closes the site at the end of a test file; another file may use the same process. */
export async function closeSite() {
  await stopServer();
  site.remove();
  origin = '';
}

/** Opens the server's store, past the server. */
async function inStore<Result>(action: (store: EnquiryStore) => Promise<Result>): Promise<Result> {
  const store = await EnquiryStore.open({ folder: path.join(site.root, '.data') });
  return action(store).finally(() => store.close());
}
export const stored = () => inStore((store) => store.list());
export const storedNames = async () => (await stored()).map(({ fields }) => fields.name);

export const kept = (form: Locator) => form.getByText('is kept in this browser');

/** Returns all requests that are sent to a path from now on, from all windows. */
export function sentTo(context: BrowserContext, path: string): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) requests.push(request);
  });
  return requests;
}

export async function open(target: Page, route: string, name: string): Promise<Locator> {
  await target.goto(origin + route);
  const form = target.getByRole('form', { name });
  await form.scrollIntoViewIfNeeded();
  await hydrated(form);
  return form;
}

/** Waits as long as a person needs to fill in a form: the server takes an earlier one for spam. */
export const whilePeopleWrite = (target: Page) =>
  target.waitForFunction(() => performance.now() > 1_000);

/** Fills in a form, and waits for the outbox, which is loaded when the visitor starts to type. */
export async function ask(target: Page, name: string): Promise<Locator> {
  const form = await open(target, '/', 'Ask us');
  const outbox = target.waitForResponse(/outbox-/);
  await form.getByLabel('Name').fill(name);
  await (await outbox).finished();
  await whilePeopleWrite(target);
  return form;
}
