/** The site for the tests of /_edit/api, restored before each of them. */
import { writeFileSync } from 'node:fs';
import { beforeEach } from 'vitest';
import { at, serveSite } from './studio-server.ts';

export const home = `title: Home   # what the tab says
description: "The first page."
blocks:
  # The banner
  - type: banner
    title: Welcome

  - type: fragment
    name: call
  - type: columns
    columns:
      - blocks:
          - type: text
            body: Left.
      - blocks:
          - type: text
            body: "> **Right**."
`;
export const fragment = '- type: text\n  heading: Call us\n  body: We answer.\n';

serveSite({
  'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
  'pages/index.yaml': home,
  'pages/_fragments/call.yaml': fragment,
  'pages/about.yaml':
    'title: About\ndescription: About the firm.\nblocks:\n  - type: banner\n    title: About\n',
});

beforeEach(() => {
  writeFileSync(at('pages/index.yaml'), home);
  writeFileSync(at('pages/_fragments/call.yaml'), fragment);
});

export const file = 'pages/index.yaml';
export const setTitle = (value: unknown, path: unknown = ['blocks', 0, 'title']) => ({
  changes: [{ file, path, op: 'set', value }],
});
