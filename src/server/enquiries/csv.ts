import { clockTime, formName, timeZoneOf } from './describe-enquiry.ts';
import type { KnownForms } from './site-forms.ts';
import type { Enquiry } from './tables.ts';

/**
 * Matches values that a spreadsheet would read as a formula: OWASP, “CSV Injection”. An apostrophe before them makes them
 * text. Some spreadsheets read full-width characters as their narrow forms.
 */
const FORMULA = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(text) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/**
 * Returns enquiries as a table for a spreadsheet (RFC 4180), with a column for each field that any of them has. Forms and
 * times are written as the inbox shows them.
 */
export function toCsv(enquiries: Enquiry[], forms: KnownForms): string {
  const names = [...new Set(enquiries.flatMap(({ fields }) => Object.keys(fields)))];
  const received = `received (${timeZoneOf(forms)})`;
  const head = ['id', received, 'form', 'status', 'suspicion', ...names, 'files'];
  const rows = enquiries.map((enquiry) => {
    const { id, received_at, status, suspicion, fields, files } = enquiry;
    return [
      id,
      clockTime(enquiry, forms) ?? received_at,
      formName(enquiry, forms),
      status,
      suspicion ?? '',
      ...names.map((name) => (Object.hasOwn(fields, name) ? (fields[name] ?? '') : '')),
      files.map((file) => `files/${file.id} ${file.name}`).join('; '),
    ];
  });
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
