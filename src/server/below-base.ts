import path from 'node:path';
import { formsFile, type SiteForms } from '../content/forms/form-definition.ts';
import { watchedFile } from './watched-file.ts';

/**
 * The path that a site was built to be served below, such as `/site`; mostly the empty string.
 *
 * @param root absolute path of the built site
 */
export function basePathOf(root: string): () => string {
  return watchedFile(path.join(root, formsFile), (text) => {
    const built: Partial<SiteForms> = text ? JSON.parse(text) : {};
    return built.site?.base ?? '';
  });
}

/** The address as the site itself knows it, or nothing when it lies beside the site: `/site/about` is `/about`. */
export function withinBase(url: string, base: string): string | undefined {
  if (base === '') return url;
  if (url === base) return '/';
  const [rest] = url.startsWith(base) ? [url.slice(base.length)] : [];
  return rest && /^[/?]/.test(rest) ? rest.replace(/^\?/, '/?') : undefined;
}

/** Where somebody is sent who asks for the host itself, or for the base without its last slash. */
export function wayToBase(url: string, base: string): { to: string; status: number } | undefined {
  const [path = '', query] = url.split('?');
  if (base === '' || (path !== '/' && path !== base)) return undefined;
  const to = query === undefined ? `${base}/` : `${base}/?${query}`;
  return { to, status: path === base ? 301 : 302 };
}
