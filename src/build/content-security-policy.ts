import { createHash } from 'node:crypto';

function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export interface PolicyParts {
  /** The inline script of every page. */
  script: string;
  /** Every inline style sheet that a page may carry. */
  styles: string[];
  /** The host that forms post to; empty for the site's own. */
  apiHost: string;
  /** Origins of frames that a visitor may open: the live map. */
  frames: string[];
}

/** The site's Content-Security-Policy: nothing inline but by hash, nothing from elsewhere but by name. */
export function contentSecurityPolicy({ script, styles, apiHost, frames }: PolicyParts): string {
  const api = apiHost ? ` ${new URL(apiHost).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${source(script)}`,
    `style-src 'self' ${styles.map(source).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${api}`,
    `form-action 'self'${api}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
