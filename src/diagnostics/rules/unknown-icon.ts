import otherNames from '../../../schema/icon-names.json' with { type: 'json' };
import type { Site } from '../../content/site/site.ts';
import type { Rule } from '../model/rule.ts';
import { isSameWord, knownWords, type Meant, nearest } from '../wording/nearest.ts';
import { listed } from '../wording/phrases.ts';
import { among, inEnglish } from '../wording/synonyms.ts';

export const rule: Rule<'unknown-icon'> = {
  code: 311,
  severity: 'error',
  title: 'There is no icon of this name',
  why: 'An empty place would stand where the icon should be. Icons have the names of https://lucide.dev/icons, or of files in pages/_icons.',
  bad: 'icon: telephone',
  good: 'icon: phone',
  message: ({ name, isOdd }) =>
    isOdd
      ? `${name} cannot be the name of an icon: it may have small letters, digits and dashes.`
      : `There is no icon called ${name}.`,
  hint: (params, site) => {
    const { name, isOdd } = params;
    const [bare] = bareName(name);
    if (isOdd) {
      return `Give pages/_icons/${name}.svg another name, such as ${bare}.svg, and write that.`;
    }
    const elsewhere = publicIcon(name, site);
    if (elsewhere) return `public${elsewhere} has this name: move it into pages/_icons.`;
    const { suggestion, others = [] } = iconFor(params, site);
    if (suggestion && /[A-Z]/.test(suggestion))
      return `Rename pages/_icons/${suggestion}.svg to ${name}.svg: icons have small letters.`;
    const ofEmoji = /^\p{Emoji}/u.test(name)
      ? 'An emoji is no icon: an icon has a name, such as phone, mail, map-pin or clock. '
      : '';
    const ofBrand = BRANDS.test(bare)
      ? 'The marks of companies are not among the icons: save the drawing as pages/_icons/NAME.svg and write its name. '
      : '';
    return `${suggestion ? `Did you mean ${listed([suggestion, ...others])}? ` : ofEmoji}${ofBrand}All icons are shown at https://lucide.dev/icons; your own belong in pages/_icons${suggestion || ofEmoji ? '' : `, as ${bare}.svg`}.`;
  },
  fix: (params, site) => {
    if (params.isOdd) return {};
    if (publicIcon(params.name, site)) return { lost: { word: params.name } };
    const { others: _others, ...fix } = iconFor(params, site);
    const { suggestion = '' } = fix;
    const known = fix.sure ? [suggestion] : site.icons.ownNames();
    const lost = { word: params.name, known, uses: ['icon: *'] };
    return /[A-Z]/.test(suggestion) ? { lost: { word: params.name } } : { ...fix, lost };
  },
};

/** Returns the file of an icon that lies in a folder of icons of the public folder, where no icon is looked for. */
const publicIcon = (name: string, { publicFiles }: Site): string | undefined =>
  [...publicFiles].find((file) => /\/icons?\//.test(file) && file.endsWith(`/${name}.svg`));

/** Brand names: sets of icons do not have company logos. */
const BRANDS =
  /^(?:facebook|instagram|whatsapp|linkedin|youtube|(?:x-)?twitter(?:-x)?|github|gitlab|pinterest|tiktok|vimeo|xing|snapchat|telegram|threads|mastodon|bluesky|google(?:-.*)?|apple|paypal|spotify|tripadvisor|trustpilot|yelp)(?:-square|-f|-in|-logo)?$/;

/** The icon that was probably meant, and others with the same meaning. */
interface MeantIcon extends Meant {
  others?: string[];
}

/** Returns the icon that has a word as its name, or as another one. */
const iconOfWord = (word: string, known: Set<string>) =>
  known.has(word) ? word : among(otherNames, word, known);

function iconFor({ name, known }: { name: string; known: Set<string> }, site: Site): MeantIcon {
  const [bare, isOther] = bareName(name);
  // A path may be meant as a picture of the site's own.
  const isSure = !name.startsWith('/');
  if (isOther && known.has(bare)) return { suggestion: bare, ...(isSure && { sure: true }) };
  // Lucide's cross is not a company logo.
  if (/twitter/.test(bare) && [...known].some((one) => BRANDS.test(one)))
    return { suggestion: 'x' };
  const near = knownWords(known).meant(bare);
  if (near.suggestion && isSameWord(near.suggestion, bare)) return near;
  // Other sets name a variant of an icon by its ending: calendar-alt, moon-o.
  const main = bare.replace(/-(?:alt|o|outlined?|filled?|line|rounded)$/, '');
  // Font Awesome's wifi-slash is Lucide's wifi-off.
  const off = bare.replace(/-slash$/, '-off');
  const words = [...new Set([...inEnglish(bare), ...inEnglish(main), off])];
  const other = words.map((word) => iconOfWord(word, known)).find((icon) => icon !== undefined);
  if (other) return { suggestion: other };
  // A file of the site is likelier than an icon of Lucide with a similar name.
  const own = near.sure ? undefined : nearest(bare, site.icons.ownNames());
  if (own) return { suggestion: own };
  // facebook is not a misspelt notebook.
  if (BRANDS.test(bare)) return near.sure ? near : {};
  // A word that icons begin or are tagged with is not misspelt: fridge is not bridge.
  const meanings = words.flatMap((word) => site.icons.meaning(word));
  const [suggestion, ...others] = (variantsOf(bare, known) ?? meanings).slice(0, 3);
  return suggestion ? { suggestion, others } : near;
}

/** Returns the few icons whose names begin with a word: `spray-can`; `undefined` when there are none, or many. */
function variantsOf(word: string, known: Set<string>): string[] | undefined {
  const variants = [...known].filter((icon) => icon.startsWith(`${word}-`));
  return variants.length > 0 && variants.length < 4 ? variants : undefined;
}

/** Returns the name without the prefixes and suffixes of other icon sets and of file names, and whether it had any. */
function bareName(name: string): [bare: string, isOther: boolean] {
  const bare = name
    .replace(/^<.*\bclass=["']([^"']*)["'].*$/, '$1')
    .replace(/^.*[/:]/, '')
    .replace(/^(?:fa[srlbd]?|fa-(?:solid|regular|brands)|bi|ti|lucide|icon)\s+/, '')
    .replace(/\.(?:svg|png|jpe?g|gif|webp|ico)$/i, '')
    .replace(/^(?:fa[srlbd]?|icon|mdi|bi|lucide|ti)-/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_\s]+/g, '-')
    .toLowerCase();
  return [bare, bare !== name];
}
