import type { CodeGroup } from './code-entry.ts';

/** 9xx: what no page editor can mend: block types and schemas. */
export const blockTypes = {
  'broken-block-type': {
    number: 901,
    title: 'A block type that is not complete',
    why: 'No page can use it until a developer has mended its folder.',
    bad: 'blocks/price/schema.json',
    good: 'blocks/price/schema.json\nblocks/price/view.tsx\nblocks/price/style.css\nblocks/price/example.yaml',
  },
  'broken-schema': {
    number: 902,
    title: 'A schema that cannot be used to check a collection',
    why: 'Mistakes in the entries would not be found.',
    bad: '{ "type": "objekt" }',
    good: '{ "type": "object" }',
  },
} satisfies CodeGroup;
