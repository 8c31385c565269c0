import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMail } from './send-mail.ts';

const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
const typed = { 'contact-name': 'Amal', 'contact-email': 'amal@example.com' };
const form = { nodeName: 'FORM' } as HTMLFormElement;

/** A `FormData` that reads the form above, which is no element of a browser. */
class FilledFormData extends FormData {
  constructor() {
    super();
    for (const [name, value] of Object.entries(typed)) this.set(name, value);
  }
}

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('FormData', FilledFormData);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const answer = (status: number, text: string) =>
  fetched.mockImplementation(async () => new Response(text, { status }));

describe('The e-mail-sending helper needs a public key, a service id and a template id', () => {
  it.each([
    ['publicKey', 'The public key of the mail provider is missing.'],
    ['serviceId', 'The service id of the mail provider is missing.'],
    ['templateId', 'The template id of the mail provider is missing.'],
  ])('and throws a plain-string message when %s is missing', async (name, message) => {
    for (const missing of [undefined, '']) {
      await expect(sendMail('/send', form, { ...account, [name]: missing })).rejects.toBe(message);
    }
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([[{ nodeName: 'DIV' }], [null], ['form']])(
    'a non-form element also throws: %o',
    async (other) => {
      await expect(sendMail('/send', other as unknown as HTMLFormElement, account)).rejects.toBe(
        'Only a form element can be sent as a mail.',
      );
      expect(fetched).not.toHaveBeenCalled();
    },
  );
});

describe('the mail', () => {
  it('is form data: the form fields plus lib_version, service_id, template_id, user_id', async () => {
    answer(200, 'OK');
    await sendMail('/api/v1.0/email/send-form', form, account);
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/v1.0/email/send-form');
    expect(request?.method).toBe('POST');
    expect(Object.fromEntries(request?.body as FormData)).toEqual({
      ...typed,
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      service_id: 'service',
      template_id: 'template',
      user_id: 'key',
    });
  });

  it.each([
    [200, 'OK'],
    [200, 'queued'],
    [202, 'OK'],
    [500, 'OK'],
  ])('status 200 or text OK means success: %i %s', async (status, text) => {
    answer(status, text);
    await expect(sendMail('/send', form, account)).resolves.toEqual({ status, text });
  });

  it.each([
    [202, 'queued'],
    [412, 'The template is unknown'],
  ])('any other answer is thrown: %i %s', async (status, text) => {
    answer(status, text);
    await expect(sendMail('/send', form, account)).rejects.toEqual({ status, text });
  });

  it('a network failure yields status 0 with the text Network Error', async () => {
    fetched.mockRejectedValue(new TypeError('fetch failed'));
    await expect(sendMail('/send', form, account)).rejects.toEqual({
      status: 0,
      text: 'Network Error',
    });
  });
});
