import type { CodeGroup } from './code-entry.ts';

/** 5xx: texts, accessibility and search engines. */
export const textAndSearch = {
  'text-too-complex': {
    number: 501,
    title: 'A text that is too long to be turned into HTML',
    why: 'It would take minutes to read its signs; something was pasted that is no text.',
    bad: 'body: "[a](b) [a](b) … (a hundred thousand times)"',
    good: 'body: A few paragraphs.',
  },
} satisfies CodeGroup;
