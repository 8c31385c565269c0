/** A server with three forms in two languages, a new one for each test, and requests as browsers send them. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FormDefinition, SiteForms } from '../src/content/model/form-definition.ts';
import { createServer } from '../src/server/create-server.ts';
import { EnquiryStore } from '../src/server/enquiries/enquiry-store.ts';
import { makeFormSite } from './form-site.ts';

const messages = { success: 'It has arrived.', failure: 'Sorry.' };
const person = [
  { name: 'name', label: 'Name', required: true },
  { name: 'email', label: 'E-mail', type: 'email' as const, required: true },
];
const ask = (type: string, success: string) => ({
  path: '/api/ask',
  name: 'ask',
  messages: { ...messages, success },
  honeypot: 'website',
  fields: [
    ...person,
    { name: 'message', label: 'Message', type: 'textarea' as const },
    { name: 'type', type: 'hidden' as const, default: type },
  ],
});
const apply = {
  path: '/api/apply',
  name: 'apply',
  messages,
  fields: [
    ...person,
    {
      name: 'position',
      label: 'Position',
      type: 'select' as const,
      options: ['Engineer', 'Admin'],
      default: 'Engineer',
    },
    {
      name: 'cv',
      label: 'CV',
      type: 'file' as const,
      required: true,
      accept: '.pdf,.doc,.docx',
      maxSize: 1,
    },
    { name: 'plan', label: 'Plan', type: 'file' as const, accept: '.pdf', maxSize: 2 },
  ],
};
const inEnglish = ask('two', 'In another language.');
const inArabic: FormDefinition = {
  ...inEnglish,
  fields: inEnglish.fields.map((field) =>
    field.name === 'email' ? { ...field, label: 'البريد' } : field,
  ),
};
const languages: SiteForms['site']['languages'] = [
  { folder: '', lang: 'en', dir: 'ltr', words: {} },
  {
    folder: 'ar',
    lang: 'ar',
    dir: 'rtl',
    words: { fieldMissing: 'مطلوب: {label}.', thanks: 'شكرًا', formUnreadable: 'تعذّرت القراءة.' },
  },
];
const pages = [
  { route: '/ar/b', forms: [inArabic] },
  { route: '/a', forms: [ask('one', 'First.')] },
  { route: '/b', forms: [ask('two', 'Second.'), apply] },
];
export const good = { name: 'Aisha', email: 'aisha@site.example' };

/** The folder of the current test; the site is built in its `dist/`. */
export let folder: string;
/** The folder in which the server stores enquiries. */
export let data: string;
export let server: FastifyInstance;
export let origin: string;

/** Starts the server. @param cors the sites whose pages may read its responses */
export async function start(cors: string[] = []) {
  const dist = makeFormSite(folder, pages, { name: 'Site <&>', languages }, cors);
  server = await createServer(dist, { data });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
}

/** Starts a server at the start of each test. */
export async function openServer() {
  folder = mkdtempSync(path.join(tmpdir(), 'enquiries-'));
  data = path.join(folder, '.data');
  await start();
}

/** Closes the server at the end of each test. */
export async function closeServer() {
  await server.close();
  rmSync(folder, { recursive: true });
}

export const post = (to: string, body: RequestInit['body'], headers: Record<string, string> = {}) =>
  fetch(origin + to, { method: 'POST', body: body ?? null, headers });
export const postJson = (to: string, body: unknown, headers: Record<string, string> = {}) =>
  post(to, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

/** Returns the stored enquiries, the oldest first. */
export async function stored() {
  const store = await EnquiryStore.open({ folder: data });
  const all = await store.list();
  await store.close();
  return all.reverse();
}

/** Returns the request body of the form with a file. */
export function application(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  more: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [key, value] of Object.entries({ ...good, ...more })) form.set(key, value);
  form.set('cv', new Blob([content]), name);
  return form;
}

/** Returns the names of the stored files. */
export const files = () => readdirSync(path.join(data, 'files'));
