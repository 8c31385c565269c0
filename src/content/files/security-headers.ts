/**
 * The headers that protect visitors. The build writes them; `security.headers` of `_site.yaml` may change their
 * values, `public/_headers` may not.
 */
const SECURITY_HEADERS = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Strict-Transport-Security',
];

/** Returns the security header that a line of a `_headers` file sets or removes (`! NAME`); `undefined` for other lines. */
export function securityHeaderOf(line: string): string | undefined {
  const [, name] = /^\s*(?:!\s*)?([\w-]+)\s*(?::|$)/.exec(line) ?? [];
  return SECURITY_HEADERS.find((header) => header.toLowerCase() === name?.toLowerCase());
}
