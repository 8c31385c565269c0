import { collectionOf } from '../../content/files/collection-files.ts';
import { otherLanguages } from '../../content/site/site.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import { listed } from '../wording/phrases.ts';

export const rule: Rule<'no-page'> = {
  code: 706,
  severity: 'warning',
  title: 'A file among the pages that is none',
  why: 'Nothing is made of it, so visitors cannot reach it.',
  bad: 'pages/price-list.pdf',
  good: 'public/price-list.pdf',
  ...byReason<Params<'no-page'>>({
    'other-file': {
      message: ({ name }) => `${name} is not a page, and nothing is made of it.`,
      hint: ({ name }) => {
        const page = /^(.*)\.(?:md|html?|json|txt|docx?|odt|rtf)$/i.exec(name)?.[1];
        const bare = /^[\w-]+$/.test(name) ? `If it is a page, call it ${name}.yaml. ` : '';
        return `${bare}${page ? `A page is a YAML file: write ${page}.yaml, with title: and blocks:. ` : ''}Pictures and documents belong in the public folder. A name that begins with _ says that the file is meant to be here.`;
      },
    },
    'beside-pages': {
      message: ({ name }) => `Nothing is made of ${name}: pages lie in the folder pages.`,
      hint: ({ right }) => `Move it to ${right}.`,
    },
    entry: {
      message: ({ name }) => `${name} is not an entry of this collection: entries are YAML files.`,
      hint: ({ right }, site, { file }) => {
        const { properties = {}, required = [] } =
          site.collections.get(collectionOf(file) ?? '')?.schema ?? {};
        const text = Object.keys(properties).find((name) => LONG_TEXT.test(name)) ?? 'body';
        const needs = required.length > 0 ? ` It needs ${listed(required, 'and')}.` : '';
        return `Write it as ${right}: its fields each in a line, and its text below ${text}: |.${needs}`;
      },
      fix: ({ right }) => ({ suggestion: right }),
    },
    'language-ending': {
      message: ({ folder }) =>
        `Only collections and fragments have the ending ${folder}; this is a page of the site’s own language.`,
      hint: ({ right }) => `Move the file to ${right}.`,
    },
    document: {
      message: ({ name, kind }) => `${name} is not a ${kind}: these are YAML files.`,
      hint: ({ right, kind }) =>
        `Write it as ${right}: ${kind === 'fragment' ? 'a list of blocks' : 'a list of entries'}, each of which begins with a dash.`,
      fix: ({ right }) => ({ suggestion: right }),
    },
    'beside-file': {
      message: ({ folder }) =>
        `Nothing reads the folder ${folder}, because the collection has a file: ${folder}.yaml.`,
      hint: 'Write its entries into that file, or each entry of the file into a file of its own in the folder.',
    },
    'language-part': {
      message: ({ place }) => `Nothing reads ${place}.`,
      hint: ({ right }) => `What belongs to a language is called ${right}.`,
    },
    entries: {
      message: ({ name, collection, folder }) =>
        `Nothing reads the folder ${name}: the entries of ${collection} lie in ${folder}.`,
      hint: ({ folder }) => `Move what is in it to ${folder}.`,
    },
    nested: {
      message: ({ name, folder }) =>
        `Nothing reads the folder ${name}: the entries of a collection lie directly in ${folder}.`,
      hint: ({ name, folder, files }, site) =>
        otherLanguages(site).some((language) => language.folder === name)
          ? `If they are translations, move the folder to ${folder}.${name}.`
          : `Move ${listed(files, 'and', 8)} into ${folder}.`,
    },
    schema: {
      message: ({ name, collection }) =>
        `No collection is called ${collection}, so ${name} checks nothing.`,
      hint: ({ wanted }) => `Did you mean ${wanted}? Then call the file ${wanted}.schema.json.`,
      fix: ({ collection, wanted }) => ({ suggestion: wanted, lost: { word: collection } }),
    },
    'misnamed-folder': {
      message: ({ name, right }) =>
        `Nothing reads the folder ${name}: that of the site’s ${right.slice(1)} is called ${right}.`,
      hint: ({ right, isThere }) =>
        isThere ? `Move what is in it to pages/${right}.` : `Rename it to ${right}.`,
      fix: ({ right }) => ({ suggestion: right }),
    },
  }),
};

/** Matches the usual names of the long text of an entry. */
const LONG_TEXT = /^(?:body|text|content)$/;
