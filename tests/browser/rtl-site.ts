/**
 * The site with `dir: rtl` in `_site.yaml`, built and served, so that every block is tested as right-to-left readers
 * see it.
 */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { SmallSite } from '../small-site.ts';
import { projectRoot } from '../source-files.ts';
import { test as quietTest } from './quiet-page.ts';

/** Telephone numbers as an editor writes them: in a text, a table, an answer, and a block that hydrates. */
const numbersPage = `
title: أرقامنا
description: أرقام الهاتف كما تُكتب في النصوص.
blocks:
  - type: text
    body: |
      # أرقامنا

      اتصل بنا على +971 4 555 0119 أو 04-555-0120 في أي وقت.

      | المكتب | الهاتف |
      | --- | --- |
      | دبي | +971 4 555 0121 |
  - type: accordion
    items:
      - title: ما رقم الهاتف؟
        body: الرقم هو +971 4 555 0122.
  - type: contact-details
    items:
      - icon: phone
        label: المكتب
        value: +971 4 555 0123
  - type: form
    name: numbers
    intro: أو اتصل على +971 4 555 0124.
    action: /api/application/quote
    fields:
      - name: phone
        label: الهاتف
        type: tel
    submit: أرسل
    messages:
      success: وصلتنا رسالتك.
      failure: تعذر الإرسال.
      network: تعذر الاتصال.
`;

/** Serves a right-to-left copy of the site, one for all tests of a worker. */
export const test = quietTest.extend<object, { turned: string }>({
  turned: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const site = new SmallSite({});
      for (const folder of ['pages', 'public']) {
        cpSync(path.join(projectRoot, folder), path.join(site.root, folder), { recursive: true });
      }
      site.write('pages/_site.yaml', `dir: rtl\n${site.read('pages/_site.yaml')}`);
      site.write('pages/ar/numbers.yaml', numbersPage);
      const { process: server, origin, ended } = await site.serve('start', '--port', '0');
      await use(origin);
      server.kill('SIGTERM');
      await ended;
      site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ turned }, use) => use(turned),
});
