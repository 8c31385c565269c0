import { hash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sheet from './page.css?raw';

/** A page that the server renders itself. */
export interface HtmlAnswer {
  html: string;
  headers: Record<string, string>;
}

interface HtmlPage {
  lang: string;
  dir: 'ltr' | 'rtl';
  title: string;
  /** The colour of the site. */
  color: string | undefined;
  /** Further styles, besides those of all such pages. */
  styles?: string;
  /** The content of the body. */
  children: ReactNode;
}

/** Returns the site's colour if it is a hexadecimal one, else a blue. */
function siteColour(color = ''): string {
  return /^#[0-9a-f]{3,8}$/i.test(color) ? color : '#0b57d0';
}

/** Renders a page that is not cached and whose policy allows nothing but its own style sheet. */
export function htmlAnswer({ lang, dir, title, color, styles, children }: HtmlPage): HtmlAnswer {
  const css = `:root{--site:${siteColour(color)}}${sheet}${styles ?? ''}`;
  const digest = hash('sha256', css, 'base64');
  const document = (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* Not escaped: files of the engine and a validated colour. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>{children}</body>
    </html>
  );
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
