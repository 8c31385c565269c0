import type { Rules } from '../model/rule.ts';

export const redirectRules = {
  'redirect-loop': {
    code: 312,
    severity: 'error',
    title: 'Redirects that go round in a circle',
    why: 'The browser gives up and shows an error.',
    bad: 'redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: /a }',
    good: 'redirects:\n  - { from: /a, to: /b }',
    message: ({ from, to }) =>
      `The redirect from ${from} to ${to} leads back to ${from} in the end.`,
    hint: () => 'Let one of the redirects of this circle lead to a page.',
  },
  'redirect-chain': {
    code: 332,
    severity: 'warning',
    title: 'A redirect that leads to another redirect',
    why: 'Each costs the visitor a round trip, and search engines give up after a few.',
    bad: 'redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: /c }',
    good: 'redirects:\n  - { from: /a, to: /c }\n  - { from: /b, to: /c }',
    message: ({ from, to, last }) =>
      `The redirect from ${from} leads to ${to}, which is redirected to ${last}.`,
    hint: ({ last }) => `Let it lead to ${hasParameter(last) ? 'the last address' : last} at once.`,
    fix: ({ last }) => (hasParameter(last) ? {} : { suggestion: last }),
  },
  'useless-redirect': {
    code: 313,
    severity: 'error',
    title: 'A redirect that is never used',
    why: 'The address is a page already, or is redirected above.',
    bad: 'redirects:\n  - { from: /about, to: /team } # and pages/about.yaml is there',
    good: 'redirects: []',
    message: ({ from, isRepeated }) =>
      isRepeated
        ? `The address ${from} is redirected twice; the first redirect counts.`
        : `The address ${from} is a page, so this redirect is never used.`,
    hint: ({ isRepeated }) =>
      isRepeated ? 'Keep one of the two.' : 'Delete the redirect, or the page.',
  },
} satisfies Partial<Rules>;

/** Whether a part of an address stands for any name, which only another address with that part can tell. */
const hasParameter = (address: string) => /:[A-Za-z]/.test(address);
