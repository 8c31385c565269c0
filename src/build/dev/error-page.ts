/**
 * Renders the dev server's page about something that cannot be shown, with its location. The page reloads after the
 * next save.
 */
import { escapeHtml } from '../../render/head-tags.ts';
import style from './error-page.css?raw';
import { RENDERED, SAVED } from './live-site.ts';

/** Returns the script that reloads the page when Vite's client reports a save. */
const script = (saves: number | undefined) => `import { createHotContext } from '/@vite/client';
const hot = createHotContext('/error');
for (const event of ['${SAVED}', 'vite:beforeUpdate']) hot.on(event, () => location.reload());
${saves === undefined ? '' : `hot.send('${RENDERED}', ${saves});`}`;

export interface DevError {
  title: string;
  /** A file and the location in it. */
  place?: string | undefined;
  /** Lines of a file, or a report with line breaks. */
  frame?: string;
  hint: string;
  /** See `LiveSite`. */
  saves?: number;
}

/** @returns the whole HTML document */
export function devErrorPage({ title, place, frame, hint, saves }: DevError): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something to fix</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<script type="module">${script(saves)}</script>
<main role="alert">
<h1>${escapeHtml(title)}</h1>
${place ? `<p class="place">${escapeHtml(place)}</p>` : ''}
${frame ? `<pre>${escapeHtml(frame)}</pre>` : ''}
<p>${escapeHtml(hint)}</p>
</main>
</html>
`;
}
