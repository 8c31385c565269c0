import { expect, test } from 'vitest';
import type { PageSummary } from '../../content/model/types.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';
import type { ProcessedFile } from '../cache/processed-file.ts';
import { joinShares } from './join-shares.ts';

const place = { line: 3, column: 5, endLine: 3, endColumn: 9 };
const problem = (message: string): Diagnostic => ({
  ...{ code: 'PW201', name: 'wrong-value', severity: 'error', file: 'pages/[post].yaml', hint: '' },
  ...place,
  message,
});
const page = (route: string) => ({ route }) as PageSummary;

const file = (name: string, more: Partial<ProcessedFile>): ProcessedFile => ({
  ...{ file: name, uses: [], pages: [], problems: [], unpublished: [], changes: undefined },
  ...{ stamp: 'as it was' },
  ...more,
});
const share = (index: number, more: Partial<ProcessedFile>) =>
  file('pages/[post].yaml', { share: index, ...more });

test('the shares of a file are one file again, whichever came first', () => {
  const about = file('pages/about.yaml', { pages: [page('/about')] });
  const [first, joined, ...more] = joinShares([
    share(1, {
      ...{ pages: [page('/c')], uses: ['site/name', 'collections/posts'], changes: 20 },
      ...{ unpublished: [{ route: '/d', reason: 'a draft' }], renderedWith: ['name', 'contact'] },
    }),
    about,
    share(0, {
      pages: [page('/a'), page('/b')],
      uses: ['collections/posts'],
      renderedWith: ['name'],
    }),
  ]);
  expect(more).toEqual([]);
  expect(first).toBe(about);
  expect(joined).toEqual(
    file('pages/[post].yaml', {
      ...{ pages: [page('/a'), page('/b'), page('/c')], uses: ['collections/posts', 'site/name'] },
      ...{ changes: 20, unpublished: [{ route: '/d', reason: 'a draft' }] },
      renderedWith: ['name', 'contact'],
    }),
  );
});

test('what is wrong with the template is reported once', () => {
  const [joined] = joinShares([0, 1].map((index) => share(index, { problems: [problem('Odd.')] })));
  expect(joined?.problems).toEqual([problem('Odd.')]);
});

test('a file that was saved while its shares were read is read again next time', () => {
  const [joined] = joinShares([share(0, {}), share(1, { stamp: 'as it is' })]);
  expect(joined?.stamp).toBe('');
});
