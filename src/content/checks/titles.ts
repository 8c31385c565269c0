/** What pages say of themselves to search engines: titles and descriptions, their length and whether each page has its own. */
import type { Fault, Flaw } from '../problems/flaw.ts';
import type { Page, PageSummary, Problem, SiteConfig } from '../types.ts';
import type { Places } from './places.ts';
import type { Remark } from './review-page.ts';

/** Result pages show about 600 pixels of a title, some 60 to 70 letters, and about 160 of a description (https://developers.google.com/search/docs/appearance). */
const longestTitle = 70;
const descriptionLength = { least: 10, most: 180 };

/** What there is to say about the title and the description of a page that search engines may list. */
export function saidRemarks({ route, said, index }: Page, { name, url }: SiteConfig): Remark[] {
  if (!index) return [];
  const remarks: Remark[] = [];
  const whole = `${name} | ${said.title}`;
  if (whole.length > longestTitle) remarks.push({ fault: longTitle(whole), path: ['title'] });
  // A site that does not know its address yet is in no search engine's list.
  const fault = url ? descriptionFault(route, said.description) : undefined;
  if (fault) remarks.push({ fault, path: ['description'] });
  return remarks;
}

const remarks = new Set(['long-title', 'missing-description', 'description-length']);

/** Whether a problem is one of these, which wait while there are errors: an entry whose field is misspelt has no description either. */
export const isSaidRemark = ({ name }: Problem) => remarks.has(name);

/** Pages that search engines may list and that say the same of themselves. */
export function sameTitleFlaws(pages: PageSummary[], places: Places): Flaw[] {
  const listed = pages.filter(({ index }) => index);
  const flaws: Flaw[] = [];
  const add = (page: PageSummary, field: string, fault: Fault): void => {
    flaws.push({ severity: 'warning', ...fault, ...places.inPage(page, [field]) });
  };
  for (const same of twins(listed, ({ said }) => said.title)) {
    add(same[1] ?? same[0], 'title', sameTitle(same));
  }
  for (const same of twins(listed, ({ said }) => said.description)) {
    add(same[1] ?? same[0], 'description', sameDescription(same));
  }
  return flaws;
}

type Twins = [PageSummary, ...PageSummary[]];

/** Pages that say the same. The pages of a list (`/blog/page/2`) belong together, and so do the languages of a site. */
function twins(pages: PageSummary[], said: (page: PageSummary) => string): Twins[] {
  // a list for each page alone would take more room than the pages
  const groups = new Map<string, PageSummary | Twins>();
  for (const page of pages) {
    const text = said(page);
    if (text === '' || /\/page\/\d+$/.test(page.route)) continue;
    const key = `${page.lang} ${text.toLowerCase()}`;
    const known = groups.get(key);
    if (!known) groups.set(key, page);
    else if (Array.isArray(known)) known.push(page);
    else groups.set(key, [known, page]);
  }
  return [...groups.values()].filter((group) => Array.isArray(group));
}

function longTitle(title: string): Fault {
  return {
    code: 'long-title',
    message: `With the site’s name the title has ${title.length} letters; search engines show about ${longestTitle}.`,
    hint: 'Shorten it, and put what matters most first.',
  };
}

function descriptionFault(route: string, description: string): Fault | undefined {
  if (description === '') return noDescription(route);
  const { least, most } = descriptionLength;
  const isOdd = description.length < least || description.length > most;
  return isOdd ? oddLength(description.length) : undefined;
}

function noDescription(route: string): Fault {
  return {
    code: 'missing-description',
    message: `The page ${route} has no description, so search engines show whatever words they find.`,
    hint: 'Add description: and one sentence that says what a visitor finds here.',
  };
}

function oddLength(length: number): Fault {
  const { least, most } = descriptionLength;
  return {
    code: 'description-length',
    message:
      length < least
        ? `The description has only ${length} letters, too few to say what a visitor finds here.`
        : `The description has ${length} letters; search engines show about 160.`,
    hint: `Write one or two sentences of ${least} to ${most} letters.`,
  };
}

function routesOf(pages: PageSummary[]): string {
  const routes = pages.map(({ route }) => route);
  return routes.length > 4
    ? `${routes.slice(0, 3).join(', ')} and ${routes.length - 3} more`
    : routes.join(', ');
}

function sameTitle(pages: Twins): Fault {
  return {
    code: 'duplicate-title',
    message: `${pages.length} pages have the title “${pages[0].said.title}”: ${routesOf(pages)}.`,
    hint: 'Give each a title that tells it from the others.',
  };
}

function sameDescription(pages: Twins): Fault {
  return {
    code: 'duplicate-description',
    message: `${pages.length} pages have the same description: ${routesOf(pages)}.`,
    hint: 'Say of each what a visitor finds there and nowhere else.',
  };
}
