import { hashSource } from '../../render/hash-source.ts';

export interface PolicyParts {
  /** The inline scripts of the pages. */
  scripts: string[];
  /** The host that forms post to; empty for the site's own. */
  apiHost: string;
  /** Origins of frames that a visitor may open: the live map. */
  frames: string[];
}

/**
 * What all pages have in common of their Content-Security-Policy: no script inline but by hash,
 * nothing from elsewhere but by name. Each page names its own style sheet (document-html.ts), and
 * all policies have to allow a thing: so `style-src` and `default-src`, which would stand in for it, are left out.
 */
export function contentSecurityPolicy({ scripts, apiHost, frames }: PolicyParts): string {
  const api = apiHost ? ` ${new URL(apiHost).origin}` : '';
  return [
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`,
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
