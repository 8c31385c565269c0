/** What a site is to the pages of one of its languages. */
import type { Site } from './site.ts';

/** The site as a page file sees it: the language's, when the file stands in a language's folder. */
export function siteFor(site: Site, file: string): Site {
  const own = site.languages.find(({ folder }) => folder && file.startsWith(`pages/${folder}/`));
  return own?.site ?? site;
}

/** The name of a collection or fragment as pages of a language mean it: `services.ar` where there is one, else `services`. */
export function localName(site: Site, name: string, names: { has(name: string): boolean }): string {
  const own = `${name}.${site.language}`;
  return site.language && names.has(own) ? own : name;
}
