/** What is said of fields that other tools have at the top of a page. */

const address =
  'The address of a page is the name of its file: pages/our-team.yaml is /our-team. npx pagewright rename moves a page with its links.';
const looks = 'How a page looks is said by its blocks, in the list blocks:.';
const ofEntries =
  'A page has none; an entry of a collection may have any field, and pages choose entries by it: where: { tag: fish }.';
const kept =
  'Write draft: true to keep a page back, or publishFrom: with the day from which it shows.';

/** The notes by the names of such fields. */
export const pageNotes = new Map<string, string>([
  ...['slug', 'permalink', 'route', 'url', 'path', 'post_name', 'alias', 'aliases'].map(
    (key) => [key, address] as const,
  ),
  ...['layout', 'template', 'theme'].map((key) => [key, looks] as const),
  ...['tags', 'tag', 'categories', 'category', 'author', 'weight', 'series'].map(
    (key) => [key, ofEntries] as const,
  ),
  ...['published', 'publish', 'status', 'visible', 'hidden'].map((key) => [key, kept] as const),
  [
    'keywords',
    'Search engines do not read keywords: delete the line. They read title: and description:.',
  ],
]);
