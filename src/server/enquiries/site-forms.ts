import path from 'node:path';
import { type Translate, translator } from '../../../blocks/_shared/ui/messages.ts';
import {
  FORMS_FILE,
  type FormEndpoint,
  type FormLanguage,
  type SiteForms,
} from '../../content/model/form-definition.ts';
import { watchedFile } from '../http/watched-file.ts';

/** The current forms of the built site. */
export interface KnownForms {
  site: SiteForms['site'];
  cors: string[];
  /** By the path that receives them. */
  byPath: Map<string, FormEndpoint>;
}

/** Indexes the forms of a site by the path that receives them. */
export function knownForms({ site, cors, received }: SiteForms): KnownForms {
  return { site, cors, byPath: new Map(received.map((form) => [form.path, form])) };
}

const NO_FORMS: SiteForms = {
  version: 1,
  site: { name: '', languages: [{ folder: '', lang: 'en', dir: 'ltr', words: {} }] },
  cors: [],
  received: [],
};

/**
 * Returns a function that returns a built site's forms, and reads them again after each build.
 *
 * @param root absolute path of the built site
 */
export function watchForms(root: string): () => KnownForms {
  return watchedFile(path.join(root, FORMS_FILE), (text) =>
    knownForms({ ...NO_FORMS, ...(text && JSON.parse(text)) }),
  );
}

/** The language of the page that a form was sent from, and its messages. */
export interface Locale {
  lang: string;
  dir: FormLanguage['dir'];
  t: Translate;
}

/** Returns the locale of the page at a route; that of the site when the page is unknown. */
export function localeAt({ languages }: SiteForms['site'], route = ''): Locale {
  const [own, ...others] = languages;
  const { lang, dir, words } =
    others.find(({ folder }) => `${route}/`.startsWith(`/${folder}/`)) ?? own;
  return { lang, dir, t: translator(words) };
}
