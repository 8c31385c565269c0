import type { Outcome } from 'pagewright/forms';

/** An account with a provider that turns forms into e-mails. */
interface MailAccount {
  publicKey?: string;
  serviceId?: string;
  templateId?: string;
}

/** The response of the provider; status 0 stands for no response. */
interface MailAnswer {
  status: number;
  text: string;
}

/** The version of the provider's API that is used here. */
const LIB_VERSION = '4.4.1';
/** A provider that has not answered after this time counts as unreachable, in milliseconds. */
const TIMEOUT = 60_000;

/** Returns the fields that are sent with the visitor's, under the names that the provider expects. */
export function mailFields(account: MailAccount): Record<string, string> {
  return {
    lib_version: LIB_VERSION,
    service_id: account.serviceId ?? '',
    template_id: account.templateId ?? '',
    user_id: account.publicKey ?? '',
  };
}

/**
 * Checks the parameters.
 *
 * @throws a sentence that names what is missing
 */
function check(form: unknown, account: MailAccount) {
  if (!account.publicKey) throw 'The public key of the mail provider is missing.';
  if (!account.serviceId) throw 'The service id of the mail provider is missing.';
  if (!account.templateId) throw 'The template id of the mail provider is missing.';
  if ((form as Node | null)?.nodeName !== 'FORM')
    throw 'Only a form element can be sent as a mail.';
}

async function post(action: string, body: FormData): Promise<MailAnswer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(action, { method: 'POST', body, signal });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: 'Network Error' };
  }
}

/**
 * Sends a form to a mail provider: specification, section 7.
 *
 * @returns the answer, when its status is 200 or its text is OK
 * @throws a sentence when something is missing that the provider needs, or when `form` is no form; any other answer;
 *   `{ status: 0, text: 'Network Error' }` when there is none
 */
export async function sendMail(
  action: string,
  form: HTMLFormElement,
  account: MailAccount,
): Promise<MailAnswer> {
  check(form, account);
  const data = new FormData(form);
  for (const [name, value] of Object.entries(mailFields(account))) data.set(name, value);
  const answer = await post(action, data);
  if (answer.status === 200 || answer.text === 'OK') return answer;
  throw answer;
}

/**
 * Sends a form to a mail provider. The response is logged and never shown: specification, section 7.
 *
 * @param failure the message when it is not sent
 */
export async function sendByMail(
  action: string,
  form: HTMLFormElement,
  account: MailAccount,
  failure: string,
): Promise<Outcome> {
  try {
    const { status, text } = await sendMail(action, form, account);
    console.info(`${action}: ${status} ${text}`);
    return { ok: true };
  } catch (cause) {
    return { ok: false, message: failure, cause };
  }
}
