import { hash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page that the server renders itself. */
export interface HtmlAnswer {
  html: string;
  headers: Record<string, string>;
}

/** Returns the site's colour if it is a hexadecimal one, else a blue. */
export function siteColour(color = ''): string {
  return /^#[0-9a-f]{3,8}$/i.test(color) ? color : '#0b57d0';
}

/**
 * Renders a page that is not cached and whose policy allows nothing but its own style sheet.
 *
 * @param document the whole document, with the style sheet in it
 * @param css the text of that style sheet
 */
export function htmlAnswer(document: ReactNode, css: string): HtmlAnswer {
  const digest = hash('sha256', css, 'base64');
  return {
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${digest}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  };
}
