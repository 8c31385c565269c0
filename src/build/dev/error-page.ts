/**
 * Renders the dev server's page about something that cannot be shown, with its location. The page reloads after the
 * next save.
 */
import { escapeHtml } from '../../render/head-tags.ts';
import { RENDERED, SAVED } from './watch.ts';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:clamp(1rem,4vw,4rem);font:1rem/1.6 system-ui,sans-serif;background:light-dark(#faf8f5,#16191b);color:light-dark(#1d2326,#eceff0)}
main{max-inline-size:56rem;margin-inline:auto;padding:clamp(1rem,3vw,2rem);border:2px solid light-dark(#b3261e,#ff8a80);border-radius:.75rem;background:light-dark(#fff,#1f2427)}
h1{margin:0;font-size:1.25rem;line-height:1.35;color:light-dark(#b3261e,#ff8a80);text-wrap:balance}
h1,p{overflow-wrap:anywhere}p{margin-block:.75rem 0}
pre{overflow-x:auto;margin-block:1rem 0;padding:1rem;border-radius:.5rem;background:light-dark(#f1eeea,#121516)}
pre,.place{font-family:ui-monospace,monospace;font-size:.9375rem}`;

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
  /** See `DevWatch`. */
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
<style>${STYLE}</style>
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
