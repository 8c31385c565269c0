/** End tags where the next tag says as much: https://html.spec.whatwg.org/multipage/syntax.html#optional-tags. */
const IMPLIED = [
  '</li>(?=<li[ >]|</[ou]l>)',
  '</dt>(?=<d[dt][ >])',
  '</dd>(?=<d[dt][ >]|</d(?:l|iv)>)',
  '</p>(?=<(?:p|div|ul|ol|dl|h[1-6]|form|section|header|footer|nav)[ >]|</(?:div|li|dd|section|header|form)>)',
];
/** What holds no tags of the page, up to its end. */
const OTHER = ['<(script|style|textarea)[ >].*?</\\1>', '<!--.*?-->'];
const START_TAG = '<[a-z](?:[^<>"\']|"[^"]*")*>';
const PARTS = new RegExp([...IMPLIED, ...OTHER, START_TAG].join('|'), 'gs');

/** The slash of an element that has no end; in drawings it ends the others. */
const SLASH = /(?<=^<(?:img|input|source|br|hr|wbr)\b.*)\/>$/s;
/** A value, or none: the name alone says as much. */
const VALUE = /="([^"]*)"/g;

const leanTag = (tag: string) =>
  tag.replace(VALUE, (whole, value) => (value === '' ? '' : whole)).replace(SLASH, '>');

/**
 * Leaves out what browsers read into a page's HTML anyway: the document that they make of it is the same. Quotation marks stay
 * for whoever looks through it with less than a browser, and the head stays as it is.
 *
 * @param html a document as the renderer draws it
 */
export function leanHtml(html: string): string {
  const start = html.indexOf('<body');
  const body = html.slice(start).replace(PARTS, (part, other?: string) => {
    if (other || part.startsWith('<!')) return part;
    return part.startsWith('</') ? '' : leanTag(part);
  });
  return html.slice(0, start) + body;
}
