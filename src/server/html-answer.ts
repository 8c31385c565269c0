import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page that the server draws itself. */
export interface HtmlAnswer {
  html: string;
  headers: Record<string, string>;
}

/** The site's colour where it is one that a style sheet can hold, else a blue. */
export function siteColour(color = ''): string {
  return /^#[0-9a-f]{3,8}$/i.test(color) ? color : '#0b57d0';
}

/**
 * Draws a page that nobody keeps, and in which nothing but its own style sheet takes effect.
 *
 * @param document the whole document, with the style sheet in it
 * @param css the text of that style sheet
 */
export function htmlAnswer(document: ReactNode, css: string): HtmlAnswer {
  const hash = createHash('sha256').update(css).digest('base64');
  return {
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  };
}
