/** Files that come with an enquiry. */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  application,
  closeServer,
  data,
  files,
  good,
  openServer,
  origin,
  post,
  postJson,
  stored,
} from '../../../tests/enquiry-server.ts';
import { docx } from '../../../tests/office-file.ts';
import { EnquiryStore } from './enquiry-store.ts';

beforeEach(openServer);
afterEach(closeServer);

describe('a file', () => {
  test.each<[string, string, string | Uint8Array<ArrayBuffer>]>([
    ['.pdf', 'My CV.PDF', '%PDF-1.7 ...'],
    ['.docx', 'cv.docx', new Uint8Array(docx())],
    ['.doc', 'cv.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])],
  ])('%s is kept under a random name', async (kind, name, content) => {
    const answer = await post('/api/apply', application(content, name));
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'It has arrived.' }]);
    const [enquiry] = await stored();
    expect(enquiry?.fields).toEqual({ ...good, position: 'Engineer', cv: name });
    expect(enquiry?.files).toMatchObject([
      { field: 'cv', name, kind, size: Buffer.byteLength(content) },
    ]);
    expect(files()).toEqual([enquiry?.files[0]?.id]);
    const place = path.join(data, 'files', String(enquiry?.files[0]?.id));
    expect(readFileSync(place)).toEqual(Buffer.from(content));
    expect(statSync(place).mode & 0o777).toBe(0o600);
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(data, 'enquiries.db')).mode & 0o777).toBe(0o600);
  });

  test.each<[string, number, string, string]>([
    ['a program called .pdf', 400, 'cv.pdf', 'MZ\u0090'],
    ['a page with the signature of a PDF further on', 400, 'cv.pdf', '<script>%PDF-1.7'],
    [
      'another archive called .docx',
      400,
      'cv.docx',
      `${'PK\u0003\u0004'.padEnd(30, '.')}evil/word/`,
    ],
    ['a PDF called .html', 400, 'cv.html', '%PDF-1.7'],
    ['a PDF called .pdf.exe', 400, 'cv.pdf.exe', '%PDF-1.7'],
    ['nothing', 400, 'cv.pdf', ''],
    ['too much', 413, 'cv.pdf', `%PDF-${'x'.repeat(2 ** 20)}`],
  ])('%s is refused and leaves nothing behind', async (_, status, name, content) => {
    const answer = await post('/api/apply', application(content, name));
    expect(answer.status).toBe(status);
    expect((await answer.json()).message).toMatch(/^CV /);
    expect([await stored(), files()]).toEqual([[], []]);
  });

  test('is held against the size of its own field where another takes more', async () => {
    const large = `%PDF-${'x'.repeat(2 ** 20)}`;
    const form = application('%PDF-', 'cv.pdf');
    form.set('plan', new Blob([large]), 'plan.pdf');
    expect((await post('/api/apply', form)).status).toBe(200);
    const refused = await post('/api/apply', application(large, 'cv.pdf'));
    expect([refused.status, (await refused.json()).message]).toEqual([
      413,
      'CV is larger than 1 MB.',
    ]);
    expect(files()).toHaveLength(2);
  });

  test.each(['../../../etc/passwd.pdf', '..\\..\\x.pdf', '/abs/x.pdf', 'a\u202efdp.exe.pdf'])(
    'cannot choose its place: %j',
    async (name) => {
      await post('/api/apply', application('%PDF-', name));
      const [enquiry] = await stored();
      expect(enquiry?.files[0]?.name).toMatch(/^[\w.]+\.pdf$/);
      expect(enquiry?.files[0]?.id).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  test('that is missing is asked for, and its name alone is no file', async () => {
    const answer = await postJson('/api/apply', { ...good, cv: 'cv.pdf' });
    expect(await answer.json()).toEqual({
      message: 'CV is missing.',
      fields: { cv: 'CV is missing.' },
    });
  });

  test('is let go of when another field is wrong, or no field asks for it', async () => {
    expect((await post('/api/apply', application('%PDF-', 'cv.pdf', { email: '' }))).status).toBe(
      400,
    );
    const form = application('%PDF-', 'cv.pdf');
    form.set('other', new Blob(['x'.repeat(5000)]), 'x.sh');
    form.append('cv', new Blob(['%PDF-2']), 'second.pdf');
    expect((await post('/api/apply', form)).status).toBe(200);
    expect(files()).toHaveLength(1);
  });

  test('whose sending is broken off leaves nothing behind', async () => {
    await stored();
    const { port } = new URL(origin);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          'POST /api/apply HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7',
        );
        setTimeout(() => socket.destroy(), 100);
        socket.on('close', resolve);
      });
    });
    await vi.waitFor(() => expect(files()).toEqual([]));
    expect((await postJson('/api/ask', good)).status).toBe(200);
  });
});

describe('a file that is sent again', () => {
  const again = () =>
    post('/api/apply', application('%PDF-1', 'cv.pdf'), { 'idempotency-key': 'k' });
  const place = async () => path.join(data, 'files', String((await stored())[0]?.files[0]?.id));

  test('takes the place of the stored one that was lost', async () => {
    expect((await again()).status).toBe(200);
    rmSync(await place());
    expect((await again()).status).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect(files()).toHaveLength(1);
    expect(readFileSync(await place(), 'utf8')).toBe('%PDF-1');
    expect((await again()).status).toBe(200);
    expect(files()).toHaveLength(1);
  });

  test('is not lost when the disk fails at a moment that leaves open what is stored', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const failing = vi.spyOn(EnquiryStore.prototype, 'add').mockImplementationOnce(async function (
      this: EnquiryStore,
      enquiry,
    ) {
      failing.mockRestore();
      await this.add(enquiry);
      throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' });
    });
    expect((await again()).status).toBe(503);
    expect(readFileSync(await place(), 'utf8')).toBe('%PDF-1');
    expect((await again()).status).toBe(200);
    expect(readFileSync(await place(), 'utf8')).toBe('%PDF-1');
    expect(files()).toHaveLength(1);
    log.mockRestore();
  });
});
