import { expect, test } from 'vitest';
import { type Files, printed } from '../make-test-site.ts';

const tabs = {
  description: 'The tabs.',
  type: 'array',
  items: {
    description: 'One tab.',
    type: 'object',
    properties: { id: { description: 'Its name.', type: 'string' } },
  },
};
const first = { description: 'The tab that is open at first.', type: 'string', idIn: 'tabs' };

const site = (fields: string): Files => ({
  'pages/index.yaml': `title: Home\nblocks:\n  - type: tabs\n${fields}`,
  'blocks/tabs/view.tsx': '',
  'blocks/tabs/schema.json': JSON.stringify({
    description: 'Tabs.',
    type: 'object',
    properties: { tabs, default: first },
  }),
});

const both = '    tabs: [{ id: awards }, { id: events }]\n';

test.each([
  [
    `${both}    default: award\n`,
    'Nothing in tabs has the id award.',
    'Did you mean awards? Write awards or events.',
  ],
  [`${both}    default: people\n`, 'Nothing in tabs has the id people.', 'Write awards or events.'],
  ['    default: awards\n', 'Nothing in tabs has the id awards.', 'Delete the line.'],
])('a choice of what is not there is told: %j', async (fields, message, hint) => {
  const said = await printed(site(fields));
  expect(said).toContain(`error PW106 wrong-value\n${message}\n`);
  expect(said).toContain(`→ ${hint}\n`);
});

test('a choice of what is there, filled in by a template too, is not told', async () => {
  const files = site(`${both}    default: "{{ page.title | downcase }}"\n`);
  const page = files['pages/index.yaml'] as string;
  const said = await printed({ ...files, 'pages/index.yaml': page.replace('Home', 'Events') });
  expect(said).not.toContain('wrong-value');
});
