import type { SendMailOptions } from 'nodemailer';
import type { FormField } from '../../content/model/form-definition.ts';
import { formName, receivedTime, writtenValues } from '../enquiries/describe-enquiry.ts';
import type { KnownForms } from '../enquiries/site-forms.ts';
import type { Enquiry } from '../enquiries/tables.ts';

/** The recipient and the sender of a mail. */
export interface Addresses {
  to: string;
  from: string;
}

interface NoticeContext {
  /** The current forms; that of the enquiry may be gone. */
  forms: KnownForms;
  addresses: Addresses;
  /** The number of enquiries in quarantine. */
  quarantined: number;
  /** The address of the inbox, where there is one. */
  inbox: string | undefined;
}

const LONGEST_SUBJECT = 150;

/** Returns a text on one line, for a header. */
function inOneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > LONGEST_SUBJECT ? `${line.slice(0, LONGEST_SUBJECT - 1)}…` : line;
}

/** Returns the visitor's address for Reply-To; `undefined` when there is none, or it is not a plain one. */
function replyTo({ fields }: Enquiry, formFields: FormField[]): string | undefined {
  const field = formFields.find(({ type, name }) => type === 'email' && fields[name]);
  const address = field && fields[field.name];
  return address && /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/.test(address) ? address : undefined;
}

function labelled(name: string, value: string, fields: FormField[]): string {
  const label = fields.find((field) => field.name === name)?.label ?? name;
  return value.includes('\n') ? `${label}:\n${value}\n` : `${label}: ${value}`;
}

/**
 * Returns the mail about an enquiry. The visitor's texts are in its body, and of the headers only in the subject and
 * Reply-To.
 */
export function noticeMail(enquiry: Enquiry, context: NoticeContext): SendMailOptions {
  const { forms, addresses, quarantined, inbox } = context;
  const { site, byPath } = forms;
  const fields = byPath.get(enquiry.form)?.fields ?? [];
  const title = formName(enquiry, forms);
  const answerTo = replyTo(enquiry, fields);
  const [first = ''] = writtenValues(enquiry, forms);
  const lines = Object.entries(enquiry.fields).map(([name, value]) =>
    labelled(name, value, fields),
  );
  const place = inbox ? `${inbox}/${enquiry.id}` : `npx pagewright enquiries show ${enquiry.id}`;
  const more = quarantined === 1 ? '1 enquiry looks' : `${quarantined} enquiries look`;
  return {
    from: { name: inOneLine(site.name), address: addresses.from },
    to: { name: '', address: addresses.to },
    ...(answerTo && { replyTo: { name: '', address: answerTo } }),
    subject: inOneLine(`${title}: ${first}`),
    // The same for each try, so that mail programs show a mail that was sent twice only once.
    messageId: `<${enquiry.id}@${addresses.from.split('@')[1] ?? 'localhost'}>`,
    date: new Date(enquiry.received_at),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${lines.join('\n')}

--${' '}
${site.name}, ${receivedTime(enquiry, forms)}
${place}
${quarantined > 0 ? `${more} like spam and should be looked through.\n` : ''}`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
