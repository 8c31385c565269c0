import { filledPattern } from '../../content/model/address-parts.ts';
import { valueAt } from '../../content/model/data.ts';
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { SourceLocation } from '../../content/model/types.ts';
import { languageSegment, type Site } from '../../content/site/site.ts';
import { MAX_NAMES } from '../model/diagnostic.ts';
import type { Rule } from '../model/rule.ts';
import { howToAddFile } from '../wording/file-names.ts';
import { isOfFields, withFieldsOfFile } from '../wording/link-templates.ts';
import type { Meant } from '../wording/nearest.ts';
import { guessed, listed } from '../wording/phrases.ts';

export const rule: Rule<'broken-link'> = {
  code: 301,
  severity: 'error',
  title: 'A link to a page that does not exist',
  why: 'Visitors would see "page not found".',
  bad: 'to: /abuot',
  good: 'to: /about',
  message: (params) => {
    switch (params.reason) {
      case 'page': {
        const { route, link } = params;
        return `There is no page ${route}${link === undefined ? '' : ` for the link ${link}`}.`;
      }
      case 'no-entry':
      case 'untranslated':
        return `There is no page ${params.route}.`;
      case 'file':
        return `There is no file ${params.path}.`;
      case 'feed':
        return `There is no page ${params.route}, to which the feed sends readers of the entry ${params.entry}.`;
      case 'budget':
        return `No page has the address ${params.pattern}, so this budget is for none.`;
    }
  },
  hint: (params, site, at) => {
    const { suggestion, sure } = wanted(params, site, at);
    switch (params.reason) {
      case 'page':
        return pageHint(params, site, { suggestion, sure });
      case 'no-entry': {
        const { file, collection, isThere } = params;
        return `${file} makes such pages of entries of ${collection}: ${isThere ? 'its where: leaves this entry out, whose fields have other values or none' : 'write one for this address, with the name or slug of the other languages'}, or change the link.`;
      }
      case 'untranslated':
        return `${params.own} is not translated: write pages${params.route}.yaml, or link to ${params.own}.`;
      case 'file':
        if (suggestion?.normalize() === params.path.normalize()) return OTHER_CHARACTERS;
        return guessed(suggestion, howToAddFile(params.path));
      case 'feed':
        return guessed(
          suggestion,
          'Write the path of the file that makes the pages, as in /blog/[slug] for pages/blog/[slug].yaml.',
        );
      case 'budget':
        return guessed(
          suggestion,
          '/blog/* means the pages directly below /blog, /blog/** all below it.',
        );
    }
  },
  fix: (params, site, at) => {
    // Not certain even with a similar name: the page that is meant may not be written yet.
    const { suggestion } = wanted(params, site, at);
    const near = suggestion === undefined ? {} : { suggestion };
    if (params.reason === 'no-entry' || params.reason === 'untranslated')
      return { lost: { word: params.route } };
    if (params.reason === 'file')
      return { ...near, lost: { word: params.path, file: `public${params.path}` } };
    if (params.reason === 'feed') return { ...near, lost: { word: textAt(at, site) } };
    if (params.reason !== 'page') return near;
    const isNew = suggestion === undefined && !homeOf(params.route, site);
    const known = isNew ? namesakes(params.route, site) : [];
    const file = `pages${params.route}.yaml`;
    const word = suggestion?.includes('{{') ? textAt(at, site) : params.route;
    return { ...near, lost: { word, known, uses: ['*'], file, rest: orWrite(params) } };
  },
};

/** Returns the pages of the same language that may be a missing one under a new name. */
function namesakes(route: string, site: Site): string[] {
  const language = languageSegment(site, route);
  return site.pageFiles
    .map(({ pattern }) => pattern)
    .filter((one) => one !== (language || '/') && languageSegment(site, one) === language)
    .filter((one) => !/\[|\/404$/.test(one))
    .slice(0, MAX_NAMES);
}

/** Returns the hint about a link to a page that does not exist. */
function pageHint(
  params: Extract<IssueParams['broken-link'], { reason: 'page' }>,
  site: Site,
  { suggestion, sure }: Meant,
): string {
  const { route } = params;
  const home = homeOf(route, site);
  if (home) return `The page of the folder is called index: rename ${home} to index.yaml.`;
  const name = route === '/' ? '/index' : route;
  if (/.\/\//.test(name))
    return 'A part of the address, between two slashes, is empty: where a template fills it in, its entry has no value there.';
  if (!suggestion) {
    const language = languageSegment(site, route);
    const there = language && namesakes(route, site);
    const pages = there ? ` Pages of this language: ${listed(there, 'and')}.` : '';
    return `Write pages${name}.yaml, or a redirect in pages/_site.yaml. If there is to be no such page, take the link out.${pages}`;
  }
  return guessed(suggestion, sure ? '' : orWrite(params));
}

const homeNames = ['home', 'start', 'homepage', 'main', 'default', 'startpage', 'landing'];

/** Returns the page that was probably meant as that of its whole folder. */
const homeOf = (route: string, { pageFiles }: Site): string | undefined =>
  pageFiles.find(({ pattern }) =>
    homeNames.some((name) => pattern === `${route === '/' ? '' : route}/${name}`),
  )?.file;

const OTHER_CHARACTERS =
  'A file of this name is there, but its accents are written as two characters each, as Macs do it. Give it a name without accents, in the folder and here.';

function orWrite({ route, pattern = '' }: { route: string; pattern?: string | undefined }): string {
  if (pattern.includes('['))
    return 'Otherwise write an entry for this address, or take the link out.';
  const canBePage = /^(?:\/[\w-]+)+$/.test(route);
  return canBePage ? `Otherwise write pages${route}.yaml.` : 'Otherwise take the link out.';
}

/** Returns the address that was probably meant, with the fields of the entry where it is written with some. */
function wanted(params: IssueParams['broken-link'], site: Site, at: SourceLocation): Meant {
  if (!('near' in params))
    return 'wanted' in params && params.wanted ? { suggestion: params.wanted } : {};
  const { near, pattern = '', route } = params;
  if (homeOf(route, site)) return {};
  const text = textAt(at, site);
  if (text.includes('}}') && near.suggestion === asSegments(route))
    return { suggestion: text.replace(/ *\}\}(?=[^}]*$)/, ' | slugify }}') };
  const own = withFieldsOfFile(text, site);
  if (own && own !== text) return { suggestion: own };
  const filled = filledPattern(pattern, (name) => `{{ entry.${name} }}`);
  if (!isOfFields(text) || filled === pattern || filled === text) return near;
  return { suggestion: filled, sure: true };
}

/** Returns a route in the form that the filter `slugify` gives it. */
const asSegments = (route: string) => route.toLowerCase().replace(/[^a-z0-9/]+/g, '-');

const textAt = ({ file, path: at }: SourceLocation, { files }: Site): string =>
  String(valueAt(files.data(file), at) ?? '');
