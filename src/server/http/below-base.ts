/**
 * Removes the base from an address: `/site/about` becomes `/about`. Returns `undefined` for an address outside the base.
 */
export function withinBase(url: string, base: string): string | undefined {
  if (base === '') return url;
  if (url === base) return '/';
  const [rest] = url.startsWith(base) ? [url.slice(base.length)] : [];
  return rest && /^[/?]/.test(rest) ? rest.replace(/^\?/, '/?') : undefined;
}

/**
 * Returns the redirect for a request to the host itself or to the base without its last slash; `undefined` for others.
 */
export function redirectToBase(
  url: string,
  base: string,
): { to: string; status: number } | undefined {
  const [path = '', query] = url.split('?');
  if (base === '' || (path !== '/' && path !== base)) return undefined;
  const to = query === undefined ? `${base}/` : `${base}/?${query}`;
  return { to, status: path === base ? 301 : 302 };
}
