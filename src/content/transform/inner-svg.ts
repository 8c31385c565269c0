/** Returns the drawing inside an `<svg>`, without what draws nothing: remarks, and spaces between elements. */
export function innerSvg(svg: string): string {
  return svg
    .replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '')
    .replace(/^[\s\S]*?<svg\b[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+(\/?>)/g, '$1')
    .replace(/>\s+</g, '><')
    .trim();
}
