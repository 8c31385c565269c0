import { hashSource } from '../../render/style-sheets.ts';

interface PolicyParts {
  /** The code of the inline script. */
  script: string;
  /** The host that forms are sent to; empty for the site's own. */
  apiHost: string;
  /** Origins of frames that a visitor may open: the live map. */
  frames: string[];
}

/**
 * Returns the part of the Content-Security-Policy that all pages share: inline scripts only by hash, other origins
 * only by name. Inline styles are allowed here, since each page's own policy, which applies as well, allows its
 * styles by hash (document-html.ts).
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
