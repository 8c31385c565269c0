import type { DataPath } from '../../../content/model/types.ts';
import { readPositions, type TextNode } from '../../../content/yaml/positions.ts';

/** A position in a text, counted from 1. */
interface Point {
  line: number;
  column: number;
}

/**
 * Returns a function that returns the value at a position of a text, as a path into its data, or the value nearest to
 * the position.
 */
export function valueFinder(text: string): (point: Point) => DataPath {
  const nodes = readPositions(text)
    .texts()
    .sort((a, b) => a.start - b.start);
  const starts = lineStarts(text);
  return ({ line, column }) => {
    const offset = (starts[line - 1] ?? text.length) + column - 1;
    const lineEnd = starts[line] ?? text.length;
    const isAround = ({ start, end }: TextNode) => start <= offset && offset <= end;
    const inLine = ({ start }: TextNode) => start >= offset && start < lineEnd;
    const found =
      nodes.findLast(isAround) ??
      nodes.find(inLine) ??
      nodes.findLast(({ start }) => start <= offset);
    return found?.path ?? [];
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
