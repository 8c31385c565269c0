/** Finds names that end with a language, as those of translations do. */
import { escapePattern } from '../../content/model/escape-pattern.ts';
import { otherLanguages, type Site } from '../../content/site/site.ts';

/** Returns the parts of `team.ar`, which is read as a translation, or of `team_ar`, which is not; else `undefined`. */
export function translationIn(name: string, site: Site) {
  const folders = otherLanguages(site).map(({ folder }) => escapePattern(folder));
  const [, own, mark, folder] = new RegExp(`^(.+)([._-])(${folders.join('|')})$`).exec(name) ?? [];
  return own && folder ? { own, folder, isRead: mark === '.' } : undefined;
}

/** Returns what to do with a fragment or collection that nothing uses; `names` are those of all. */
export function whatToDoWith(name: string, names: { has(name: string): boolean }, site: Site) {
  const { own, folder, isRead } = translationIn(name, site) ?? {};
  if (own && isRead && !names.has(own))
    return `There is no ${own} that it could translate: call the file as what it translates, or delete it.`;
  return own && !isRead && names.has(own)
    ? `If it translates ${own}, call the file ${own}.${folder}.yaml.`
    : 'Use it or delete it; a name that begins with _ keeps it aside.';
}
