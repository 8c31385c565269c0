/** A file of a megabyte is answered in time. */
import { expect, test } from 'vitest';
import { answersFor } from '../../tests/answers.ts';
import { makeSite } from '../../tests/make-test-site.ts';

const site = makeSite({});

const megabyte = (part: string): string => part.repeat(Math.floor(1_000_000 / part.length));
const start = 'title: Page\nblocks:\n  - type: banner\n    title: One\n    text: ';

test.each([
  ['brackets', megabyte('['), 'too-deep'],
  ['dashes', megabyte('- '), 'too-deep'],
  ['stars', `${start}"${megabyte('_a* ')}"\n`, 'text-too-complex'],
  ['links', `${start}"${megabyte('[a](')}"\n`, 'text-too-complex'],
  ['elements', `${start}"${'<b>'.repeat(1500)}"\n`, 'text-too-complex'],
  ['templates', `${start}"${megabyte('{% if a %}')}"\n`, 'template-error'],
  [
    'fields',
    `${start}x\n${Array.from({ length: 20_000 }, (_, index) => `    k${index}: 1`).join('\n')}\n`,
    'unknown-key',
  ],
  ['blocks', `title: Page\nblocks:\n${megabyte('  - 1\n')}`, 'too-many-parts'],
])(
  'a megabyte of %s is answered in time',
  (_name, text, code) => {
    expect(answersFor(site, text)).toContain(code);
  },
  120_000,
);
