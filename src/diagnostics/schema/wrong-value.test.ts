import { expect, test } from 'vitest';
import { makeSite, readAll } from '../../../tests/make-test-site.ts';

const schema = JSON.stringify({
  description: 'Hours.',
  type: 'object',
  properties: {
    open: {
      description: 'When it is open.',
      type: 'string',
      pattern: '^[A-Z]',
      examples: ['Mon to Fri'],
    },
    closed: {
      description: 'When it is closed, such as Sunday.',
      type: 'string',
      pattern: '^[A-Z]',
      examples: ['Sunday'],
    },
  },
});

test('of a value in the wrong form the example of its field is shown, once', async () => {
  const site = makeSite({
    'blocks/hours/schema.json': schema,
    'blocks/hours/view.tsx': 'export default () => null;\n',
    'pages/index.yaml': 'title: Home\nblocks:\n  - { type: hours, open: 8 to 4, closed: 4 to 8 }\n',
  });
  const { problems } = await readAll(site);
  const hints = problems.filter(({ code }) => code === 'PW106').map(({ hint }) => hint);
  expect(hints).toEqual([
    'When it is open. Write it as in open: Mon to Fri.',
    'When it is closed, such as Sunday.',
  ]);
});
