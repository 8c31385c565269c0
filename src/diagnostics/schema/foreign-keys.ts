/** Fields that other tools have, and that are something else here. */
import { isGroup } from '../../content/model/data.ts';
import type { Subject } from '../../content/model/issue-params.ts';
import type { Schema } from '../../content/model/json-schema.ts';
import type { Data } from '../../content/model/types.ts';
import { listed } from '../wording/phrases.ts';

const address =
  'The address of a page is the name of its file: pages/our-team.yaml is /our-team. npx pagewright rename moves a page with its links.';
const looks = 'How a page looks is said by its blocks, in the list blocks:.';
const ofEntries =
  'A page has none; an entry of a collection may have any field, and pages choose entries by it: where: { tag: fish }.';
const designed =
  'Sizes, alignment and effects belong to the design of a block: delete the line. Colours and fonts of the whole site stand below theme: in pages/_site.yaml.';
const paging =
  'A list over several pages is made by its page: write each: { collection: posts, paginate: 10 } at its top, and here list: "{{ pager.entries }}" in place of collection. To show the first entries only, write limit: 10.';
const kept = 'Write draft: true to keep it back, or publishFrom: with the day from which it shows.';

const shown = ['published', 'publish', 'status', 'visible', 'enabled', 'active', 'show'];

const words = (text: string) => text.split(' ');
const noted = (keys: string[], note: string) => keys.map((key) => [key, note] as const);

/** The advice about such fields at the top of a page. */
const ofPages = new Map([
  ...noted(words('slug permalink route url path post_name alias aliases parent section'), address),
  ...noted(
    words(
      'layout template theme background backgroundColor color font css style styles class bodyClass',
    ),
    looks,
  ),
  ...noted(['tags', 'tag', 'categories', 'category', 'author', 'weight', 'series'], ofEntries),
  ...noted([...shown, 'hidden'], kept),
  ...noted(
    ['menu', 'menus', 'navigation', 'nav', 'redirects', 'languages', 'frame-before', 'contact'],
    'What holds for all pages stands in pages/_site.yaml: move it there.',
  ),
  ...noted(
    ['keywords'],
    'Search engines do not read keywords: delete the line. They read title: and description:.',
  ),
]);

/** And at the top of the site file. */
const ofSites = new Map([
  ...noted(['title', 'siteTitle', 'brand'], 'The site is called by its name: write name: instead.'),
  ...noted(
    ['header', 'footer', 'head'],
    'What stands around every page are blocks: - type: site-header below frame: and before:, - type: site-footer below frame: and after:.',
  ),
  ...noted(
    ['logo'],
    'The logo belongs to the header, which stands below frame: and before: as - type: site-header, with logo: { image: { src: /images/logo.svg, alt: "" }, label: … }.',
  ),
  ...noted(
    ['phone', 'telephone', 'tel', 'email', 'mail', 'address', 'whatsapp'],
    'Write it below contact:, indented by two more spaces. Pages show it where they name it, such as "{{ site.contact.phone }}".',
  ),
]);

/** Names that menus usually have. */
const menuNames = /^(?:main|header|footer|top|legal|primary|secondary)(?:[-_]?(?:menu|nav))?$/i;

const blocksOf = new Map(noted(shown, kept));

/** Fields with which other tools say what a block looks like. */
const lookFields = new Set(
  'height minheight maxheight width maxwidth size fontsize fontweight fontfamily font lineheight align alignment textalign animation animate shadow boxshadow border borderradius radius opacity parallax css style styles'.split(
    ' ',
  ),
);

const ofLists = new Map(noted(['perpage', 'pagesize', 'paginate', 'pagination', 'page'], paging));

const plain = (key: string) => key.toLowerCase().replace(/[-_]/g, '');

/** Returns the advice about an unknown field `key` at the top of a page or the site file; `known` are its fields. */
export function noteOf(
  key: string,
  value: Data | undefined,
  subject: Subject,
  known: string[],
): string | undefined {
  if (subject.kind === 'page') return noteOfPage(key, value);
  if (subject.kind === 'site') return noteOfSite(key, value);
  const isForm = known.includes('action') && known.includes('fields');
  const ofForm = isForm ? noteOfForm(key, value) : undefined;
  if (ofForm) return ofForm;
  if (known.includes('collection') && known.includes('as')) return ofLists.get(plain(key));
  return known.includes('draft') ? blocksOf.get(key) : undefined;
}

function noteOfPage(key: string, value: Data | undefined): string | undefined {
  const isText = typeof value === 'string' && /^(?:content|body|text|html|markdown)$/.test(key);
  return isText ? textOfPage : ofPages.get(key);
}

function noteOfSite(key: string, value: Data | undefined): string | undefined {
  const isMenu = menuNames.test(key) && Array.isArray(value);
  return isMenu
    ? `It is a menu: write menus: in a line above ${key}:, and indent ${key}: and its entries by two more spaces.`
    : ofSites.get(key);
}

function noteOfForm(key: string, value: Data | undefined): string | undefined {
  if (isMail(value) || /^(?:e?mail|recipients?|notify|send_?to)$/i.test(key)) return mailsOf(value);
  return /^(?:redirect|thank|success|next)/i.test(key) ? afterSending : undefined;
}

/** Returns the advice about a field that says what a block looks like; `known` are the fields that it has. */
export const noteOfLooks = (key: string, known: string[]): string | undefined =>
  known.includes('tone') && lookFields.has(plain(key)) ? designed : undefined;

/** Returns what to do with a group that other tools have around fields, such as seo: or settings:, where these stand beside the others here. */
export function unwrapped(
  key: string,
  value: Data | undefined,
  fields: string[],
  schemaOf: (field: string) => Schema,
): string | undefined {
  const names = isGroup(value) ? Object.keys(value) : [];
  const isKnown = (name: string) =>
    fields.some((field) => field === name || schemaOf(field)['x-aliases']?.includes(name));
  return names.length > 0 && names.every(isKnown)
    ? `There is no group ${key} here: delete ${key}:, and begin ${listed(names, 'and')} in its column.`
    : undefined;
}

/** Returns what to write where a name negates a switch among `fields`, as `noindex` does `index`. */
export function negated(
  key: string,
  value: Data | undefined,
  fields: string[],
  schemaOf: (field: string) => Schema,
): string | undefined {
  const [, bare = ''] = /^(?:no|not|un|hide|disable|without)[-_]?(\w+)$/i.exec(key) ?? [];
  const field = fields.find((name) => name === bare.toLowerCase());
  if (field === undefined || typeof value !== 'boolean') return undefined;
  if (schemaOf(field).type !== 'boolean') return undefined;
  return `It is said the other way round here: ${field}: ${!value}.`;
}

const afterSending =
  'What visitors read after sending stands below messages:, as success: and failure:. The page stays the same.';

const textOfPage =
  'The text of a page stands in a block: write - type: text below blocks:, and the text below its body: |, indented further.';

const isMail = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:mailto:)?[^\s@]+@[^\s@]+$/.test(value);

/** Returns where to say who gets a mail of each enquiry, where a form names an address for it. */
export function mailsOf(value: unknown): string {
  const to = isMail(value) ? String(value).replace('mailto:', '') : 'name@example.org';
  return `A form is sent to the server, by action: /api/enquiry. Who gets a mail of each enquiry is said in pages/_site.yaml: enquiries: { notify: ${to} }.`;
}
