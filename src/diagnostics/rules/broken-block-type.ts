import type { Rule } from '../rule.ts';

export const brokenBlockType: Rule<'broken-block-type'> = {
  code: 901,
  name: 'broken-block-type',
  severity: 'error',
  title: 'A block type that is not complete',
  why: 'No page can use it until a developer has mended its folder.',
  bad: 'blocks/price/schema.json',
  good: 'blocks/price/schema.json\nblocks/price/view.tsx\nblocks/price/style.css\nblocks/price/example.yaml',
};
