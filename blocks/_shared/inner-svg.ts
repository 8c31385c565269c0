const NUMBER = '-?(?:\\d*\\.\\d+(?!\\d)|\\d+(?![.\\d]))';
/** How a path begins from where the one before has ended: what follows without a letter are lines from there on. */
const MOVE = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*(?=[-.\\d])`);
const TWO_PATHS = /<path d="([^"]*)"\/><path d="([^"]*)"\/>/g;

/** A path that begins at its own place, wherever it stands. */
const fromItsPlace = (path: string) => path.replace(MOVE, 'M$1 $2l').replace(/^m/, 'M');

/**
 * A hundredth of an icon's unit is less than anybody sees, however large it is shown. Only what stands behind a point is
 * rounded, and never to nothing: what is before it may be several numbers without a space.
 */
const rounded = (path: string) =>
  path.replace(/\.\d{3,}/g, (part) => {
    const [whole, hundredths = ''] = Number(part).toFixed(2).split('.');
    return whole === '0' && hundredths !== '00' ? `.${hundredths.replace(/0$/, '')}` : part;
  });

/** The drawing inside an `<svg>`: several strokes of the same kind are one path, which draws the same and weighs less. */
export function innerSvg(svg: string): string {
  let drawing = svg
    .replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '')
    .replace(/^[\s\S]*?<svg\b[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+(\/?>)/g, '$1')
    .replace(/>\s+</g, '><')
    .replace(/ d="[^"]*"/g, rounded)
    .trim();
  for (let before = ''; before !== drawing; ) {
    before = drawing;
    drawing = drawing.replace(
      TWO_PATHS,
      (_, first: string, second: string) => `<path d="${first}${fromItsPlace(second)}"/>`,
    );
  }
  return drawing;
}
