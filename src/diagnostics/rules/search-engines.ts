import type { Rules } from '../model/rule.ts';
import { listedRoutes } from '../wording/routes.ts';

export const searchEngineRules = {
  'missing-description': {
    code: 540,
    severity: 'warning',
    title: 'A page without a description',
    why: 'Search engines and previews of links then show whatever words they find first.',
    bad: 'title: Our team',
    good: 'title: Our team\ndescription: The people who look after your building, by day and by night.',
    message: ({ route }) =>
      `The page ${route} has no description, so search engines show whatever words they find.`,
    hint: () => 'Add description: and one sentence that says what a visitor finds here.',
  },
  'long-title': {
    code: 541,
    severity: 'warning',
    title: 'A title that is too long for search results',
    why: 'Search engines cut it off, and the site’s name stands before it.',
    bad: 'title: Everything that you have always wanted to know about our many services',
    good: 'title: Our services',
    message: ({ length, most }) =>
      `With the site’s name the title has ${length} characters; search engines show about ${most}.`,
    hint: () => 'Shorten it, and put what matters most first.',
  },
  'description-length': {
    code: 542,
    severity: 'warning',
    title: 'A description that is too short or too long',
    why: 'Search engines show about 160 characters: less says nothing, and more is cut off.',
    bad: 'description: Team.',
    good: 'description: The people who look after your building, by day and by night.',
    message: ({ length, least }) =>
      length < least
        ? `The description has only ${length} characters, too few to say what a visitor finds here.`
        : `The description has ${length} characters; search engines show about 160.`,
    hint: ({ least, most }) => `Write one or two sentences of ${least} to ${most} characters.`,
  },
  'duplicate-title': {
    code: 543,
    severity: 'warning',
    title: 'Pages with one title',
    why: 'In search results and in the browser’s tabs nobody can tell them apart.',
    bad: 'title: Service # on ten pages',
    good: 'title: "{{ entry.title }}"',
    message: ({ title, routes }) =>
      `${routes.length} pages have the title “${title}”: ${listedRoutes(routes)}.`,
    hint: () => 'Give each a title that tells it from the others.',
  },
  'duplicate-description': {
    code: 544,
    severity: 'warning',
    title: 'Pages with one description',
    why: 'In search results nobody can tell them apart.',
    bad: 'description: A service of ours. # on ten pages',
    good: 'description: "{{ entry.summary }}"',
    message: ({ routes }) =>
      `${routes.length} pages have the same description: ${listedRoutes(routes)}.`,
    hint: () => 'Say of each what a visitor finds there and nowhere else.',
  },
} satisfies Partial<Rules>;
