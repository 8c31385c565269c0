import { expect, test } from 'vitest';
import { askForm, askForms } from '../../../tests/known-forms.ts';
import { noticeMail } from '../notices/notice-mail.ts';
import { formName, receivedTime, writtenValues } from './describe-enquiry.ts';

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

test('of forms that share a path, the value of a hidden field says which one it was', () => {
  const kind = (value: string) => ({ name: 'kind', type: 'hidden' as const, default: value });
  const shared = askForms(
    [
      { ...askForm('ask', 'Ask us'), fields: [kind('question')] },
      { ...askForm('buy', 'Buy it'), fields: [kind('order')] },
    ],
    undefined,
  );
  expect(formName({ ...enquiry, fields: { kind: 'order' } }, shared)).toBe('Buy it');
  expect(formName({ ...enquiry, fields: { kind: 'of an older page' } }, shared)).toBe(
    'Ask us, Buy it',
  );
  expect(formName({ form: '/api/ask' }, shared)).toBe('Ask us, Buy it');
});

test('a form is called by its heading in the site’s own language, if it has one', () => {
  const own = askForm('ask', 'Ask us');
  const translated = { ...askForm('ask', 'اسألنا'), routes: ['/ar'] };
  const both = askForms([own, translated], undefined);
  both.site.languages.push({ folder: 'ar', lang: 'ar', dir: 'rtl', words: {} });
  expect(formName(enquiry, both)).toBe('Ask us');
  const alone = askForms([translated], undefined);
  alone.site.languages.push({ folder: 'ar', lang: 'ar', dir: 'rtl', words: {} });
  expect(formName(enquiry, alone)).toBe('اسألنا');
});

test('what is shown of an enquiry begins with what the visitor wrote', () => {
  const shared = forms();
  const kind = { name: 'kind', type: 'hidden' as const, default: 'order' };
  shared.byPath.get('/api/ask')?.fields.push(kind, { name: 'name' });
  const sent = { ...enquiry, fields: { kind: 'order', title: '', name: 'Ada', phone: '1' } };
  expect(writtenValues(sent, shared)).toEqual(['Ada', '1']);
  const addresses = { to: 'a@x.example', from: 'b@x.example' };
  const context = { forms: shared, addresses, quarantined: 0, inbox: undefined };
  expect(noticeMail(sent, context).subject).toBe('Ask us, quick: Ada');
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
