import type { Messages } from '../../blocks/_shared/ui/messages.ts';
import type { Page, Settings } from '../content/model/types.ts';
import { escapeHtml, headTags, pageTitle } from './head-tags.ts';
import type { PageData } from './page-tree.ts';
import type { PageStyle } from './style-sheets.ts';
import { themeFonts } from './theme-css.ts';

/** The bundled assets of the browser. */
export interface DocumentAssets {
  /** The inline script of every page; its hash is in the Content-Security-Policy. */
  inlineScript: string;
  /** URL of the app's module. */
  app: string;
  /** The base path of the site, such as `/site`. */
  base?: string;
  /** URL of the deferred style sheet; without it, the rules are inlined in the pages. */
  deferredStyles?: string;
  /** Further tags for the end of the head: the dev server's client. */
  headTags?: string;
}

interface DocumentParts {
  site: Settings;
  page: Page;
  /** HTML that blocks render into the head. */
  hoisted: string;
  /** The HTML inside `<div id="app">`. */
  body: string;
  data: PageData;
  /** The texts of the page's controls. */
  messages: Messages;
  /** The structured data of the page, if any. */
  structuredData: object | undefined;
  style: PageStyle;
  assets: DocumentAssets;
}

/** Returns JSON that cannot end the script element around it. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/**
 * Returns the page's own Content-Security-Policy, which allows its style sheet. The headers hold the part that all
 * pages share.
 */
const policy = ({ source }: PageStyle, { deferredStyles }: DocumentAssets) =>
  `<meta http-equiv="Content-Security-Policy" content="style-src ${deferredStyles ? "'self' " : ''}${source}">`;

/**
 * Returns the link to the deferred styles. It comes before the page's data: what follows `main` is hidden until the
 * data is parsed (layout.css), and so never shows without these styles.
 */
const deferredTag = ({ deferredStyles }: DocumentAssets) =>
  deferredStyles ? `<link rel="stylesheet" href="${escapeHtml(deferredStyles)}">` : '';

function head({ site, page, hoisted, structuredData, style, assets }: DocumentParts): string {
  const icon = site.icon ?? '';
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // Not in dev: Vite's client adds style elements of its own.
    assets.headTags === undefined && policy(style, assets),
    hoisted,
    `<title>${escapeHtml(pageTitle(site, page))}</title>`,
    ...headTags(site, page),
    icon && `<link rel="icon" href="${escapeHtml(icon.replace(/^(?=\/)/, assets.base ?? ''))}">`,
    ...themeFonts(site.theme).map(
      ({ file }) =>
        `<link rel="preload" href="${escapeHtml(file)}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${style.css}</style>`,
    // Data is not executed, so the Content-Security-Policy does not apply.
    structuredData && `<script type="application/ld+json">${scriptJson(structuredData)}</script>`,
    assets.headTags,
  ]
    .filter(Boolean)
    .join('');
}

/** Returns the whole document around a page's rendered blocks. */
export function documentHtml(parts: DocumentParts): string {
  const { page, body, data, messages, assets } = parts;
  const skip = escapeHtml(messages.skip ?? 'Skip to content');
  return (
    `<!doctype html><html lang="${escapeHtml(page.lang)}" dir="${page.dir}" data-app="${escapeHtml(assets.app)}">` +
    `<head>${head(parts)}</head>` +
    `<body${page.unpublished ? ` data-unpublished="${escapeHtml(page.unpublished)}"` : ''}><script>${assets.inlineScript}</script><a class="skip-link visually-hidden" href="#content">${skip}</a>` +
    `<div id="app">${body}</div>` +
    `${deferredTag(assets)}<script type="application/json" id="page-data">${scriptJson(data)}</script></body></html>\n`
  );
}
