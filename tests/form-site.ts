/** A built site that has only forms, for the tests of the server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PageForms, receivedForms } from '../src/content/forms/forms.ts';
import { FORMS_FILE, type SiteForms } from '../src/content/model/form-definition.ts';

/**
 * Writes the site; the same folder may be written again.
 *
 * @param folder the folder in whose `dist/` the site is written
 * @param pages the forms of each page
 * @returns absolute path of the built site
 */
export function makeFormSite(
  folder: string,
  pages: PageForms[],
  site: Partial<SiteForms['site']> = {},
  cors: string[] = [],
): string {
  const dist = path.join(folder, 'dist');
  const forms: SiteForms = {
    version: 1,
    site: {
      name: 'Site',
      languages: [{ folder: '', lang: 'en', dir: 'ltr', words: {} }],
      ...site,
    },
    cors,
    received: receivedForms(pages),
  };
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, FORMS_FILE), JSON.stringify(forms));
  return dist;
}
