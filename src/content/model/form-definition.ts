/**
 * The definition of a form, shared by the build, which finds forms in pages, and the server, which receives their
 * data.
 */

import type { FormField as BlockField } from '../../../schema/generated/types.ts';

/** One field of a form, as the block defines it, without what only concerns its looks. */
export type FormField = Omit<BlockField, 'placeholder' | 'width'>;

/** One form of a page: the data of its block without what only concerns its looks. */
export interface FormDefinition {
  /** The path that receives its data, such as `/api/enquiry`, without the host. */
  path: string;
  name: string;
  heading?: string;
  fields: FormField[];
  submit?: string;
  messages: { success: string; failure: string };
  /** The name of the invisible field that only bots fill in. */
  honeypot?: string;
}

/** All forms that are sent to one path, and the schema of the data that the path receives. */
export interface FormEndpoint {
  path: string;
  fields: FormField[];
  /** A JSON Schema, used by the validator only. */
  schema: Record<string, unknown>;
  honeypots: string[];
  /** The forms, each with the routes of the pages that contain it. */
  forms: (FormDefinition & { routes: string[] })[];
}

/** A language of the site, with its messages for the server's answers. */
export interface FormLanguage {
  /** The folder of its pages, such as `ar` for `/ar/about`; empty for the site's own language. */
  folder: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** `words` of its `_site.yaml`; missing messages are in English. */
  words: Record<string, string>;
}

/** The forms of a built site: the content of `.forms.json`. */
export interface SiteForms {
  version: 1;
  site: {
    name: string;
    /** The site's own language comes first. */
    languages: [FormLanguage, ...FormLanguage[]];
    color?: string;
    /** The path that the site is served below, such as `/site`. */
    base?: string;
    /** The public URL of the site. */
    url?: string;
    /** The time zone of those who read enquiries. */
    timeZone?: string;
    /** The e-mail address for notices of enquiries. */
    notify?: string;
  };
  /** Origins of other sites that may send forms here. */
  cors: string[];
  received: FormEndpoint[];
}

/** The file's name in the built site; servers do not serve files whose names begin with a dot. */
export const FORMS_FILE = '.forms.json';
