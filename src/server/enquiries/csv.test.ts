import { expect, test } from 'vitest';
import { askForm, askForms } from '../../../tests/known-forms.ts';
import { toCsv } from './csv.ts';
import type { Enquiry } from './tables.ts';

const forms = askForms([askForm('ask', 'Ask us')], 'Asia/Dubai');

const enquiry = (fields: Record<string, string>): Enquiry => ({
  id: '1',
  receipt: 'r',
  form: '/api/ask',
  status: 'new',
  suspicion: null,
  received_at: '2026-01-02T03:04:05.000Z',
  fields,
  files: [],
});

test.each([
  '=HYPERLINK("http://x")',
  '+971 4 555 0119',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '\uff1d1',
])('%j does not begin as a formula', (text) => {
  const [, row = ''] = toCsv([enquiry({ name: text })], forms).split('\r\n1,');
  expect(row.split(',')[4]).toMatch(/^"'/);
});

test('there is a column for each field, and what would break a row is quoted', () => {
  const csv = toCsv(
    [enquiry({ name: 'A "B", C' }), enquiry({ phone: '800', name: 'Line\nbreak' })],
    forms,
  );
  expect(csv).toBe(
    'id,received (Asia/Dubai),form,status,suspicion,name,phone,files\r\n' +
      '1,2026-01-02 07:04,Ask us,new,,"A ""B"", C",,\r\n' +
      '1,2026-01-02 07:04,Ask us,new,,"Line\nbreak",800,\r\n',
  );
});
