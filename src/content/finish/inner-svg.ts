import { shortPath } from './short-path.ts';

const NUMBER = '-?(?:\\d*\\.\\d+(?!\\d)|\\d+(?![.\\d]))';
/** How a path begins from where the one before has ended: what follows without a letter are lines from there on. */
const MOVE = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*(?=[-.\\d])`);
const TWO_PATHS = /<path d="([^"]*)"\/><path d="([^"]*)"\/>/g;

/** A path that begins at its own place, wherever it stands. */
const fromItsPlace = (path: string) => path.replace(MOVE, 'M$1 $2l').replace(/^m/, 'M');

/** The drawing inside an `<svg>`: several strokes of the same kind are one path, which draws the same and weighs less. */
export function innerSvg(svg: string): string {
  let drawing = svg
    .replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '')
    .replace(/^[\s\S]*?<svg\b[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+(\/?>)/g, '$1')
    .replace(/>\s+</g, '><')
    .trim();
  for (let before = ''; before !== drawing; ) {
    before = drawing;
    drawing = drawing.replace(
      TWO_PATHS,
      (_, first: string, second: string) => `<path d="${first}${fromItsPlace(second)}"/>`,
    );
  }
  return drawing.replace(/(?<= d=")[^"]*/g, shortPath);
}
