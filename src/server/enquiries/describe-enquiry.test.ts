import { expect, test } from 'vitest';
import { askForm, askForms } from '../../../tests/known-forms.ts';
import { noticeMail } from '../notices/notice-mail.ts';
import { formName, receivedTime } from './describe-enquiry.ts';

const forms = (timeZone?: string) =>
  askForms([askForm('ask', 'Ask us'), askForm('ask', 'Ask us'), askForm('quick')], timeZone);

const enquiry = {
  id: 'id',
  receipt: 'id',
  form: '/api/ask',
  received_at: '2026-01-31T22:30:00.000Z',
  status: 'new' as const,
  suspicion: null,
  fields: { name: 'Ada' },
  files: [],
};

test('a form is called by its headings, and by its path once it is gone', () => {
  expect(formName(enquiry, forms())).toBe('Ask us, quick');
  expect(formName({ form: '/api/gone' }, forms())).toBe('/api/gone');
});

test('the time is that of the site’s clocks', () => {
  expect(receivedTime(enquiry, forms('Asia/Dubai'))).toBe('2026-02-01 02:30 (Asia/Dubai)');
  expect(receivedTime(enquiry, forms())).toBe('2026-01-31 22:30 (UTC)');
  expect(receivedTime({ received_at: 'damaged' }, forms())).toBe('damaged');
});

test('a mail says the same name and the same time', () => {
  const addresses = { to: 'a@x.example', from: 'b@x.example' };
  const context = { forms: forms('Asia/Dubai'), addresses, quarantined: 0, inbox: undefined };
  const { subject, text } = noticeMail(enquiry, context);
  expect(subject).toBe('Ask us, quick: Ada');
  expect(text).toContain('Site, 2026-02-01 02:30 (Asia/Dubai)');
});
