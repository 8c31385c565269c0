import { hashSource } from '../../render/style-sheets.ts';

interface PolicyParts {
  /** The inline script of the pages. */
  script: string;
  /** The host that forms post to; empty for the site's own. */
  apiHost: string;
  /** Origins of frames that a visitor may open: the live map. */
  frames: string[];
}

/**
 * Returns what all pages have in common of their Content-Security-Policy: no script inline but by hash, nothing from elsewhere but
 * by name. All policies have to allow a thing, and each page allows the styles that it has by their hashes (document-html.ts): so inline
 * styles are allowed here.
 */
export function contentSecurityPolicy({ script, apiHost, frames }: PolicyParts): string {
  const api = apiHost ? ` ${new URL(apiHost).origin}` : '';
  return [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `script-src 'self' ${hashSource(script)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${api}`,
    `form-action 'self'${api}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
