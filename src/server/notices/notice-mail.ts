import type { SendMailOptions } from 'nodemailer';
import type { FormField } from '../../content/model/form-definition.ts';
import { formName, receivedTime, writtenValues } from '../enquiries/describe-enquiry.ts';
import type { KnownForms } from '../enquiries/site-forms.ts';
import type { Enquiry } from '../enquiries/tables.ts';

/** Where a mail goes and where it comes from. */
export interface Addresses {
  to: string;
  from: string;
}

interface NoticeContext {
  /** As they are now; the enquiry's own may be gone. */
  forms: KnownForms;
  addresses: Addresses;
  /** Enquiries that look like spam and that nobody has looked at. */
  quarantined: number;
  /** The address of the inbox, where there is one. */
  inbox: string | undefined;
}

const LONGEST_SUBJECT = 150;

/** Makes a text one line, for a header. */
function inOneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > LONGEST_SUBJECT ? `${line.slice(0, LONGEST_SUBJECT - 1)}…` : line;
}

/** Returns the visitor's address for Reply-To: one, and only if it is plainly an address. */
function replyTo({ fields }: Enquiry, formFields: FormField[]): string | undefined {
  const field = formFields.find(({ type, name }) => type === 'email' && fields[name]);
  const address = field && fields[field.name];
  return address && /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/.test(address) ? address : undefined;
}

function labelled(name: string, value: string, fields: FormField[]): string {
  const label = fields.find((field) => field.name === name)?.label ?? name;
  return value.includes('\n') ? `${label}:\n${value}\n` : `${label}: ${value}`;
}

/** Writes the mail about an enquiry. What a visitor wrote is in its text and in no header but the subject and Reply-To. */
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
    // The same for each try, so that a mail that was sent twice is known for one.
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
