import type { Messages } from '../../blocks/_shared/ui/messages.ts';
import type { Page, Settings } from '../content/model/types.ts';
import { escapeHtml, headTags, pageTitle } from './head-tags.ts';
import type { PageData } from './page-tree.ts';
import type { PageStyle } from './style-sheets.ts';
import { themeFonts } from './theme-css.ts';

/** What the bundler made for the browser. */
export interface DocumentAssets {
  /** Stands in each page; its hash is in the Content-Security-Policy. */
  inlineScript: string;
  /** Address of the module that hydrates the page's islands. */
  app: string;
  /** The path that the site is served below, such as `/site`; mostly left out. */
  base?: string;
  /** Address of the style sheet that no page waits for; left out, its rules stand in the pages. */
  deferredStyles?: string;
  /** Further tags for the end of the head: the dev server's client. */
  headTags?: string;
}

interface DocumentParts {
  site: Settings;
  page: Page;
  /** What blocks render for the head. */
  hoisted: string;
  /** The HTML inside `<div id="app">`. */
  body: string;
  data: PageData;
  /** What the controls of the page are called. */
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
 * Returns the page's part of the Content-Security-Policy, before the style sheet that it names. The host's
 * headers say the rest, which is the same for all pages.
 */
const policy = ({ source }: PageStyle, { deferredStyles }: DocumentAssets) =>
  `<meta http-equiv="Content-Security-Policy" content="style-src ${deferredStyles ? "'self' " : ''}${source}">`;

/**
 * Returns the link to the deferred styles. It stands behind the blocks and before the page's data: the page is shown without it, and
 * what comes after `main`, which waits for the data (layout.css), has it.
 */
const deferredTag = ({ deferredStyles }: DocumentAssets) =>
  deferredStyles ? `<link rel="stylesheet" href="${escapeHtml(deferredStyles)}">` : '';

function head({ site, page, hoisted, structuredData, style, assets }: DocumentParts): string {
  const icon = site.icon ?? '';
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // Vite's client puts style elements of its own into the pages of the dev server.
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
    // Data is not run, so the Content-Security-Policy lets it be.
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
