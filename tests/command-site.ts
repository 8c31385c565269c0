/** The site for the tests of commands, with a block of its own, and helpers to read the output. */
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { type Outcome, SmallSite } from './small-site.ts';

const home = `title: Home
description: The first page.
blocks:
  - type: greeting
    text: Hello **there**
  - type: fragment
    name: visit
`;
export const about = `title: About
description: The second page.
blocks:
  - type: banner
    title: About the harbour
`;
const member = `each: crew
title: "{{ entry.name }}"
description: "About {{ entry.name }} of the crew."
blocks:
  - type: banner
    title: "{{ entry.name }}"
`;
/** Returns the collection, with the given name in its first entry. */
export const crew = (first: string, second = 'Bo') =>
  `- { slug: ada, name: ${first} }\n- { slug: bo, name: ${second} }\n`;

export const files: Record<string, string> = {
  'pages/_site.yaml':
    'name: Harbour\nurl: https://harbour.example\nredirects:\n  - { from: /crew, to: /about }\n',
  'pages/_fragments/visit.yaml':
    '- type: cta\n  heading: Come and see\n  buttons:\n    - { label: About us, to: /about }\n',
  'pages/_collections/crew.yaml': crew('Ada'),
  'pages/index.yaml': home,
  'pages/about.yaml': about,
  'pages/crew/[slug].yaml': member,
  'pages/404.yaml':
    'title: Not found\nblocks:\n  - type: message\n    title: Page not found\n    text: It is not here.\n',
  'public/notes.txt': 'Low tide at noon.\n',
  'blocks/greeting/schema.json': JSON.stringify({
    title: 'Greeting',
    description: 'A few words of welcome.',
    type: 'object',
    properties: { text: { $ref: '/schema/shared.schema.json#/definitions/inlineMarkdown' } },
    required: ['text'],
  }),
  'blocks/greeting/view.tsx': `import type { Greeting as GreetingBlock } from '../../schema/generated/types.ts';
import { InlineText } from '../_shared/ui/rich-text.tsx';

/** Returns words of welcome. */
export default function Greeting({ text }: GreetingBlock) {
  return <p className="welcome"><InlineText html={text} /></p>;
}
`,
  'blocks/greeting/style.css': '.block-greeting { color: var(--primary); }\n',
  'blocks/greeting/example.yaml': '- type: greeting\n  text: Good **morning**\n',
};

/** Creates the site for the tests of a file; it is restored before each test. */
export function openCommandSite(): SmallSite {
  // Each command is a process, and the first build of a site bundles its blocks.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  const site = new SmallSite(files);
  beforeEach(() => site.restore());
  afterAll(() => site.remove());
  return site;
}

/** Expects that a command prints no stack trace or internal value. */
export function expectNoTrace({ stdout, stderr }: Outcome): void {
  expect(stdout + stderr).not.toMatch(/^\s+at .+[:(]\d+/m);
  expect(stdout + stderr).not.toMatch(/undefined|\[object Object\]|node:internal/);
}

export const lines = (text: string) => text.trimEnd().split('\n');
