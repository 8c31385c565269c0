import { type Translate, translator } from '../../../blocks/_shared/ui/messages.ts';
import type { FormLanguage, SiteForms } from '../../content/model/form-definition.ts';

/** The language of the page that a form was sent from, and its messages. */
export interface Locale {
  lang: string;
  dir: FormLanguage['dir'];
  t: Translate;
}

/** Returns the locale of the page at a route; the site's own where the page is unknown. */
export function localeAt({ languages }: SiteForms['site'], route = ''): Locale {
  const [own, ...others] = languages;
  const { lang, dir, words } =
    others.find(({ folder }) => `${route}/`.startsWith(`/${folder}/`)) ?? own;
  return { lang, dir, t: translator(words) };
}
