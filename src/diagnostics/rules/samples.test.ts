/** Checks the samples of the rules: the bad one is reported as in its file in bad-input/, the good one is valid. */
import { afterAll, expect, test } from 'vitest';
import { CheckedSite } from '../../../tests/checked-site.ts';
import type { DiagnosticName } from '../model/diagnostic.ts';
import { names } from '../registry/codes.ts';
import { rules } from '../registry/rules.ts';

const block = (type: string, fields = '') => `- type: ${type}\n${fields}`;
const indented = (text: string, by: number) => text.replace(/^(?=.)/gm, ' '.repeat(by));

/** The block around a sample, by the beginning of the sample. */
const around: [begin: RegExp, blocks: (sample: string) => string][] = [
  [/^- (?:type:|title:|\{ type)/, (sample) => sample],
  [/^title: /, (sample) => block('banner', indented(sample, 2))],
  [/^text: /, (sample) => block('banner', `  title: One\n${indented(sample, 2)}`)],
  [/^body: /, (sample) => block('text', indented(sample, 2))],
  [/^buttons:/, (sample) => block('banner', `  title: One\n${indented(sample, 2)}`)],
  [/^items:/, (sample) => block('card-grid', indented(sample, 2))],
  [
    /^to: /,
    (sample) =>
      block(
        'banner',
        `  title: One\n  id: team\n  buttons:\n    - label: One\n${indented(sample, 6)}`,
      ),
  ],
  [/^icon: /, (sample) => block('card-grid', `  items:\n    - title: One\n${indented(sample, 6)}`)],
  [/^link: /, (sample) => block('card-grid', `  items:\n    - title: One\n${indented(sample, 6)}`)],
  [
    /^button: /,
    (sample) =>
      block('accordion', `  items:\n    - title: One\n      body: Two\n${indented(sample, 2)}`),
  ],
  [/^publishFrom: /, (sample) => block('banner', `  title: One\n${indented(sample, 2)}`)],
  [/^itemsFrom:/, (sample) => block('card-grid', indented(sample, 2))],
  [
    /^where:/,
    (sample) =>
      block('card-grid', `  itemsFrom:\n    collection: services\n${indented(sample, 4)}`),
  ],
  [
    /^(?:fields|encoding):/,
    (sample) =>
      block(
        'form',
        `  name: Ask\n  action: /api/enquiry\n  messages: { success: Thank you, failure: Sorry }\n${indented(sample, 2)}`,
      ),
  ],
];

/** Rules whose samples are not mistakes within one block: their cases are in golden.test.ts and bad-input.test.ts. */
const needsMore = new Set<DiagnosticName>([
  'too-many-parts',
  'renamed-block',
  'renamed-key',
  'second-document',
  'conflict-marker',
  'odd-space',
  'unprintable-character',
  'line-without-name',
  'stray-comma',
  'empty-file',
  'not-utf8',
  'file-too-large',
  'unreadable-file',
  'too-many-aliases',
  'too-deep',
  'odd-name',
  'fragment-loop',
  'redirect-loop',
  'useless-redirect',
  'unused-fragment',
  'unused-collection',
  'redirect-chain',
  'lost-dialog',
  'lost-choice',
  'unknown-entry',
  'missing-image',
  'missing-file',
  'image-without-size',
  'broken-picture',
  'unsupported-picture',
  'unsupported-film',
  'hidden-file',
  'letter-case',
  'large-picture',
  'large-video',
  'unused-picture',
  'text-too-complex',
  'odd-markdown',
  'no-main-heading',
  'second-main-heading',
  'skipped-heading',
  'vague-link',
  'empty-link',
  'address-as-link',
  'missing-alt',
  'poor-alt',
  'repeated-alt',
  'missing-description',
  'long-title',
  'description-length',
  'duplicate-title',
  'duplicate-description',
  'low-contrast',
  'form-accept',
  'form-action',
  'duplicate-route',
  'missing-each',
  'missing-parameter',
  'odd-path',
  'wrong-ending',
  'no-page',
  'missing-site-file',
  'stray-link',
  'kept-header',
  'route-and-file',
  'same-but-for-capitals',
  'unpublished-page',
  'over-budget',
  'broken-block-type',
  'broken-schema',
  'broken-config',
]);

const made: CheckedSite[] = [];
afterAll(() => {
  for (const site of made) site.remove();
});

/** Returns the names of a page's problems with a sample, and the printed text. */
async function reported(sample: string, blocks: (sample: string) => string) {
  const site = new CheckedSite({
    'pages/index.yaml': `title: Home\nblocks:\n${indented(blocks(sample), 2)}\n`,
  });
  made.push(site);
  const problems = await site.problems();
  // These lists grow with the blocks, which must not change the files.
  const text = site
    .printed(problems)
    .replace(/(?<=\b(?:Fields here|Blocks|Write type: and one of)(?: |: )).*/g, '…');
  return { names: [...new Set(problems.map(({ name }) => name))], text };
}

const samples = names.flatMap((name) => {
  const { bad, good } = rules[name];
  const blocks = around.find(([begin]) => begin.test(bad) && begin.test(good))?.[1];
  return blocks && !needsMore.has(name) ? [{ name, bad, good, blocks }] : [];
});

test('no sample is left out by its form', () => {
  const shown = new Set([...samples.map(({ name }) => name), ...needsMore]);
  const lacking = names.filter((name) => !shown.has(name));
  expect(lacking, 'begin a sample as in `around`, or list its rule in `needsMore`').toEqual([]);
});

test.each(samples)('$name', async ({ name, bad, good, blocks }) => {
  const { names: found, text } = await reported(bad, blocks);
  expect(found).toEqual([name]);
  await expect(`${text}\n`).toMatchFileSnapshot(`../bad-input/${name}.txt`);
  expect((await reported(good, blocks)).names).toEqual([]);
});
