/** What a page says of itself to search engines: the length of its title and of its description. */
import type { Unplaced } from '../issue.ts';
import type { Page, SiteConfig } from '../types.ts';
import type { Remark } from './remark.ts';

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

const names = new Set(['long-title', 'missing-description', 'description-length']);

/** Whether a problem is one of these, which wait while there are errors: an entry whose field is misspelt has no description either. */
export const isSaidRemark = ({ name }: { name: string }) => names.has(name);

function longTitle(title: string): Unplaced {
  return {
    code: 'long-title',
    message: `With the site’s name the title has ${title.length} letters; search engines show about ${longestTitle}.`,
    hint: 'Shorten it, and put what matters most first.',
  };
}

function descriptionFault(route: string, description: string): Unplaced | undefined {
  if (description === '') return noDescription(route);
  const { least, most } = descriptionLength;
  const isOdd = description.length < least || description.length > most;
  return isOdd ? oddLength(description.length) : undefined;
}

function noDescription(route: string): Unplaced {
  return {
    code: 'missing-description',
    message: `The page ${route} has no description, so search engines show whatever words they find.`,
    hint: 'Add description: and one sentence that says what a visitor finds here.',
  };
}

function oddLength(length: number): Unplaced {
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
