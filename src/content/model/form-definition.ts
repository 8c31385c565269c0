/** What a form is, for all who need to know: the build, which finds forms in pages, and the server, which receives what they send. */

type FormFieldType = 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'file' | 'hidden';

/** One field, as it stands in the block. */
export interface FormField {
  name: string;
  label?: string;
  /** The default is text. */
  type?: FormFieldType;
  required?: boolean;
  /** What can be chosen; of a hidden field, all that it may hold. */
  options?: string[];
  default?: string;
  rows?: number;
  /** Endings with commas between them: `.pdf,.doc`. */
  accept?: string;
  /** The largest file in megabytes. */
  maxSize?: number;
  autocomplete?: string;
  help?: string;
}

/** One form of a page: what a block says, less what only concerns its looks. */
export interface FormDefinition {
  /** The path that receives it, such as `/api/enquiry`, without the host. */
  path: string;
  name: string;
  heading?: string;
  fields: FormField[];
  submit?: string;
  messages: { success: string; failure: string };
  /** The field that people cannot see. */
  honeypot?: string;
}

/** All forms that are sent to one path, and the one schema that holds for what arrives there. */
export interface FormEndpoint {
  path: string;
  fields: FormField[];
  /** A JSON Schema, which only the validator reads. */
  schema: Record<string, unknown>;
  honeypots: string[];
  /** Each form with the routes of the pages on which it stands. */
  forms: (FormDefinition & { routes: string[] })[];
}

/** A language of the site, with its messages for the server's answers. */
export interface FormLanguage {
  /** The folder of its pages, so that `/ar/about` is one of `ar`; empty for the site's own language. */
  folder: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** `words` of its `_site.yaml`; missing messages are in English. */
  words: Record<string, string>;
}

/** The forms of a built site, as its file `.forms.json` holds them. */
export interface SiteForms {
  version: 1;
  site: {
    name: string;
    /** The site's own first. */
    languages: [FormLanguage, ...FormLanguage[]];
    color?: string;
    /** The path that the site is served below, such as `/site`. */
    base?: string;
    /** Where visitors reach the site. */
    url?: string;
    /** The time zone of those who read enquiries. */
    timeZone?: string;
    /** Who gets a notice of an enquiry. */
    notify?: string;
  };
  /** Origins of other sites that may send forms here. */
  cors: string[];
  received: FormEndpoint[];
}

/** The file's name in the built site; servers do not deliver names that begin with a dot. */
export const formsFile = '.forms.json';
