import { type Say, sayIn } from '../../../blocks/_shared/say.ts';
import type { FormLanguage, SiteForms } from '../../content/forms/form-definition.ts';

/** Speaks to a visitor in the language of the page that the form was on. */
export interface Speaker {
  lang: string;
  dir: FormLanguage['dir'];
  say: Say;
}

/** Who speaks the language of the page at a route; the site's own where nobody knows the page. */
export function speakerAt({ languages }: SiteForms['site'], route = ''): Speaker {
  const [own, ...others] = languages;
  const { lang, dir, words } =
    others.find(({ folder }) => `${route}/`.startsWith(`/${folder}/`)) ?? own;
  return { lang, dir, say: sayIn(words) };
}
