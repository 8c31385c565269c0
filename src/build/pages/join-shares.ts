import { tidy } from '../../diagnostics/report/tidy.ts';
import type { ProcessedFile } from '../cache/processed-file.ts';

/** Returns what became of page files, those that several threads have shared each as one again. */
export function joinShares(processed: ProcessedFile[]): ProcessedFile[] {
  const whole = processed.filter(({ share }) => share === undefined);
  const shares = new Map<string, ProcessedFile[]>();
  for (const one of processed) {
    if (one.share === undefined) continue;
    shares.set(one.file, [...(shares.get(one.file) ?? []), one]);
  }
  return [...whole, ...Array.from(shares.values(), joined)];
}

function joined(shares: ProcessedFile[]): ProcessedFile {
  const inOrder = shares.sort((a, b) => (a.share as number) - (b.share as number));
  const [{ share: _first, ...first }] = inOrder as [ProcessedFile];
  const all = <Item>(pick: (one: ProcessedFile) => Item[] | undefined) =>
    inOrder.flatMap((one) => pick(one) ?? []);
  const changes = all(({ changes: next }) => (next === undefined ? [] : [next]));
  return {
    ...first,
    uses: [...new Set(all(({ uses }) => uses))].sort(),
    pages: all(({ pages }) => pages),
    problems: tidy(all(({ problems }) => problems)),
    unpublished: all(({ unpublished }) => unpublished),
    changes: changes.length > 0 ? Math.min(...changes) : undefined,
    ...(first.renderedWith && {
      renderedWith: [...new Set(all(({ renderedWith }) => renderedWith))],
    }),
    // saved while it was read: it is read again next time
    stamp: inOrder.every(({ stamp }) => stamp === first.stamp) ? first.stamp : '',
  };
}
