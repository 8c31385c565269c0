/** Checks what a page tells search engines: the length of its title and of its description. */
import type { ValueIssue } from '../../content/model/issue.ts';
import type { Page, SiteConfig } from '../../content/model/types.ts';

/** Result pages show about 600 pixels of a title, some 60 to 70 characters, and about 160 of a description (https://developers.google.com/search/docs/appearance). */
const longestTitle = 70;
const descriptionLength = { least: 10, most: 180 };

/** Returns the issues of the title and the description of a page that search engines may list. */
export function searchIssues(
  { route, said, index }: Page,
  { name, url }: SiteConfig,
): ValueIssue[] {
  if (!index) return [];
  const found: ValueIssue[] = [];
  const { length } = `${name} | ${said.title}`;
  if (length > longestTitle) {
    const params = { length, most: longestTitle };
    found.push({ issue: { code: 'long-title', params }, path: ['title'] });
  }
  // a site that does not know its address yet is in no search engine's list
  if (!url) return found;
  const path = ['description'];
  const written = said.description.length;
  const { least, most } = descriptionLength;
  if (written === 0) {
    found.push({ issue: { code: 'missing-description', params: { route } }, path });
  } else if (written < least || written > most) {
    const params = { length: written, least, most };
    found.push({ issue: { code: 'description-length', params }, path });
  }
  return found;
}

const names = new Set(['long-title', 'missing-description', 'description-length']);

/** Returns whether a diagnostic is one of these, which wait while there are errors: an entry whose field is misspelt has no description either. */
export const isOfSearch = ({ name }: { name: string }) => names.has(name);
