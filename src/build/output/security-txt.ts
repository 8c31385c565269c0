import type { DataObject } from '../../content/model/types.ts';

/** Where https://www.rfc-editor.org/rfc/rfc9116 says that the file is looked for. */
export const SECURITY_TXT = '.well-known/security.txt';

/** The file is good for less than a year, as the standard asks (section 2.5.5). */
const MONTHS = 11;

/** Returns the first day of a month some months ahead: builds of the same month give the same file. */
function expiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1)).toISOString();
}

/**
 * Returns `security.txt`: whom to tell about a hole in the site's security.
 *
 * @param report `security.report` of `_site.yaml`, checked already
 * @param url the site's address, from which the file's own address is made
 * @param now the moment of the build
 */
export function securityTxt(report: DataObject, url: string | undefined, now: Date): string {
  const { contact, policy, languages } = report;
  const lines = [
    ...(Array.isArray(contact) ? contact : [contact]).map((to) => `Contact: ${to}`),
    `Expires: ${expiry(now)}`,
    languages ? `Preferred-Languages: ${(languages as string[]).join(', ')}` : '',
    policy ? `Policy: ${policy}` : '',
    url ? `Canonical: ${url}/${SECURITY_TXT}` : '',
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}
