import type { Rule } from '../model/rule.ts';

export const oddTime: Rule<'odd-time'> = {
  code: 730,
  name: 'odd-time',
  severity: 'error',
  title: 'A day or a time zone that there is not',
  why: 'Pages, blocks and entries appear and disappear at the times that are written, in the time zone of the site.',
  bad: 'publishFrom: 2026-02-30',
  good: 'publishFrom: 2026-03-01',
  message: (params) => {
    switch (params.reason) {
      case 'no-such-time':
        return `${params.text} is no day that there is, nor a day with a time.`;
      case 'no-such-zone':
        return `There is no time zone called ${params.text}.`;
      case 'ends-first':
        return 'This ends before it begins, so it would never be shown.';
    }
  },
  hint: ({ reason }) =>
    ({
      'no-such-time': 'Write the day as 2026-12-01, or with a time as 2026-12-01 08:00.',
      'no-such-zone': 'Write a region and a city, such as Asia/Dubai or Europe/London.',
      'ends-first': 'Let publishUntil name a later day than publishFrom.',
    })[reason],
};
