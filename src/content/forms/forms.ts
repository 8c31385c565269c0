/** Finds the forms of a site in finished blocks, and groups them by the path that receives them. */

import type { FormField as BlockField } from '../../../schema/generated/types.ts';
import { barePath } from '../model/bare-path.ts';
import type {
  FormDefinition,
  FormEndpoint,
  FormField,
  FormLanguage,
  SiteForms,
} from '../model/form-definition.ts';
import type { Block, Data, DataObject, PageSummary, Settings } from '../model/types.ts';
import { languageSegment, otherLanguages, type Site, siteIn, siteInEach } from '../site/site.ts';
import { isForm } from './check-form.ts';
import { formSchema, optionsOf } from './form-schema.ts';

/** Returns the path that receives a form; `undefined` when another server receives it. */
function receivingPath(action: string, apiHost: string): string | undefined {
  const path = apiHost && action.startsWith(apiHost) ? action.slice(apiHost.length) : action;
  return path.startsWith('/') ? barePath(path) : undefined;
}

function definition(block: DataObject, path: string): FormDefinition {
  const { name, heading, fields, submit, messages, honeypot } = block;
  const { success, failure } = messages as DataObject;
  return {
    path,
    name: String(name ?? ''),
    ...(typeof heading === 'string' && { heading }),
    fields: (fields as unknown as BlockField[]).map(fieldDefinition),
    ...(typeof submit === 'string' && { submit }),
    messages: { success: String(success ?? ''), failure: String(failure ?? '') },
    ...(typeof honeypot === 'string' && { honeypot }),
  };
}

function fieldDefinition({ placeholder, width, ...field }: BlockField): FormField {
  return field;
}

/** Returns all forms in blocks, nested blocks included. */
export function formsIn(blocks: Block[], { apiHost }: Pick<Settings, 'apiHost'>): FormDefinition[] {
  return formGroups(blocks).flatMap((form) => {
    const path = receivingPath(String(form.action), apiHost);
    return path ? definition(form, path) : [];
  });
}

/** Returns all objects in data that are forms with an `action`. */
function formGroups(data: Data): DataObject[] {
  if (data === null || typeof data !== 'object') return [];
  const inside = Object.values(data).flatMap(formGroups);
  return isForm(data) && typeof data.action === 'string' ? [data, ...inside] : inside;
}

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

function mergeField(one: FormField, other: FormField): FormField {
  const options = [optionsOf(one), optionsOf(other)];
  const known = options.every((list) => list !== undefined);
  const { options: _, ...rest } = one;
  return {
    ...rest,
    // Of two types the less strict one applies, so that no data is refused that one of the pages accepts.
    ...(one.type !== other.type && { type: looser(one, other) }),
    required: Boolean(one.required && other.required),
    ...(known && { options: unique(options.flat() as string[]) }),
  };
}

function looser(one: FormField, other: FormField): NonNullable<FormField['type']> {
  if (one.type === 'file' || other.type === 'file') return 'file';
  return one.type === 'textarea' || other.type === 'textarea' ? 'textarea' : 'text';
}

/**
 * Returns the merged fields of all forms that are sent to one path. A field is required when every form requires it;
 * a select or hidden field allows the options of all forms.
 */
export function mergeFields(forms: { fields: FormField[] }[]): FormField[] {
  const merged = new Map<string, FormField>();
  for (const { fields } of forms) {
    for (const field of fields) {
      const known = merged.get(field.name);
      merged.set(field.name, known ? mergeField(known, field) : field);
    }
  }
  const isEverywhere = (name: string) =>
    forms.every(({ fields }) => fields.some((field) => field.name === name));
  return [...merged.values()].map((field) =>
    field.required && !isEverywhere(field.name) ? { ...field, required: false } : field,
  );
}

/** The forms of a page. */
export type PageForms = Pick<PageSummary, 'route' | 'forms'>;

/** Returns all forms of a site by the path that receives them. The same form on several pages is listed once. */
export function receivedForms(pages: PageForms[]): FormEndpoint[] {
  const paths = new Map<string, Map<string, FormEndpoint['forms'][number]>>();
  for (const { route, forms = [] } of pages) {
    for (const form of forms) {
      const atPath = paths.get(form.path) ?? new Map();
      paths.set(form.path, atPath);
      const key = JSON.stringify(form);
      const known = atPath.get(key) ?? { ...form, routes: [] };
      atPath.set(key, known);
      if (!known.routes.includes(route)) known.routes.push(route);
    }
  }
  return [...paths].map(([path, atPath]) => {
    const forms = [...atPath.values()];
    const fields = mergeFields(forms);
    const honeypots = unique(forms.flatMap(({ honeypot }) => honeypot ?? []));
    return { path, fields, schema: formSchema({ fields }), honeypots, forms };
  });
}

function formLanguage({ settings: { lang, dir, words }, language = '' }: Site): FormLanguage {
  return { folder: language, lang, dir, words: { ...words } };
}

/** Returns the forms in a language's frame, as if they were on its home page. */
function formsOfFrame({ settings, frame, language = '' }: Site): PageForms {
  return { route: `/${language}`, forms: formsIn([...frame.before, ...frame.after], settings) };
}

/**
 * Returns the data about a site's forms that the server needs.
 *
 * @param site a site with its frame
 * @param pages the forms of its pages
 */
export function siteForms(site: Site, pages: PageForms[], base = ''): SiteForms {
  const { name, theme, security, url, enquiries, contact } = site.settings;
  const others = otherLanguages(site);
  // The first form's definition of a field applies, so the site's own language, which its owner reads, comes first.
  const isElsewhere = ({ route }: PageForms) => languageSegment(site, route) !== '';
  const ordered = [...pages.filter((page) => !isElsewhere(page)), ...pages.filter(isElsewhere)];
  const color = theme?.colors?.light?.primary;
  // The recipient: the address in `enquiries`, else the first e-mail address in `contact`.
  const notify = enquiries?.notify ?? firstAddress(contact);
  return {
    version: 1,
    site: {
      name,
      languages: [
        formLanguage(site),
        ...others.map((language) => formLanguage(siteIn(site, language))),
      ],
      ...(color !== undefined && { color }),
      ...(url !== undefined && { url }),
      ...(base && { base }),
      timeZone: site.clock.timeZone,
      ...(notify && { notify }),
    },
    cors: security?.cors ?? [],
    received: receivedForms([...ordered, ...siteInEach(site).map(formsOfFrame)]),
  };
}

function firstAddress(data: unknown): string | undefined {
  if (typeof data === 'string')
    return /^[^@\s:<>,;]+@[^@\s<>,;]+\.[^@\s<>,;]+$/.test(data) ? data : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  for (const value of Object.values(data)) {
    const found = firstAddress(value);
    if (found) return found;
  }
  return undefined;
}
