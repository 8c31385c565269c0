import { isGroup } from '../../content/model/data.ts';
import type { Site } from '../../content/site/site.ts';
import { isSameWord } from '../../content/words/nearest.ts';

/** Returns some routes as they are listed in a sentence: the first of many, and how many more there are. */
export function listedRoutes(routes: string[]): string {
  return routes.length > 4
    ? `${routes.slice(0, 3).join(', ')} and ${routes.length - 3} more`
    : routes.join(', ');
}

/** Returns the route of the page that has these words for its title, or but for capitals and dashes for its address; `folder` is the one to look in. */
export function routeNamed(
  words: string,
  { pageFiles, files }: Site,
  folder = '',
): string | undefined {
  const isCalled = (text: unknown) => typeof text === 'string' && isSameWord(text, words);
  return pageFiles.find(({ file, pattern }) => {
    if (pattern.includes('[') || !pattern.startsWith(`${folder}/`)) return false;
    const page = files.data(file);
    return isCalled(pattern.slice(1)) || (isGroup(page) && isCalled(page.title));
  })?.pattern;
}
