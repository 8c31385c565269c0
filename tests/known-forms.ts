/** The forms of a built site, as its server knows them. */
import type { FormDefinition } from '../src/content/model/form-definition.ts';
import { type KnownForms, knownForms } from '../src/server/enquiries/site-forms.ts';

/** Returns a form that sends to `/api/ask`. */
export const askForm = (name: string, heading?: string): FormDefinition & { routes: string[] } => ({
  path: '/api/ask',
  name,
  ...(heading && { heading }),
  fields: [],
  messages: { success: '', failure: '' },
  routes: ['/'],
});

/** Returns the forms of a site, all of which send to `/api/ask`. */
export const askForms = (
  forms: ReturnType<typeof askForm>[],
  timeZone: string | undefined,
): KnownForms =>
  knownForms({
    version: 1,
    site: {
      name: 'Site',
      languages: [{ folder: '', lang: 'en', dir: 'ltr', words: {} }],
      ...(timeZone && { timeZone }),
    },
    cors: [],
    received: [{ path: '/api/ask', fields: [], schema: {}, honeypots: [], forms }],
  });
