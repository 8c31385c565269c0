import type { Site } from '../../content/site/site.ts';
import { MAX_NAMES } from '../model/diagnostic.ts';
import type { Params as ParamsOf, Rule } from '../model/rule.ts';
import { endingOf, repairedPathName } from '../wording/file-names.ts';
import { listed } from '../wording/phrases.ts';

type Params = ParamsOf<'odd-path'>;

export const rule: Rule<'odd-path'> = {
  code: 704,
  severity: 'error',
  title: 'A name that cannot be part of an address',
  why: 'Capital letters, spaces and accents are written differently by different browsers and servers.',
  bad: 'pages/Über uns.yaml',
  good: 'pages/uber-uns.yaml',
  message: (params) => {
    switch (params.reason) {
      case 'value-index':
        return `${params.name} is "index", which is the name of a folder’s own page and cannot be part of another’s address.`;
      case 'value':
        return `${params.name} is "${params.value}", which cannot be part of an address.`;
      case 'index-folder':
        return 'The folder’s name, index, is the name of the own page of the folder around it.';
      default:
        return `The ${params.reason}’s name ${params.name} cannot be part of an address.`;
    }
  },
  hint: (params, site, { file: folder }) => {
    if (params.reason === 'value-index') return 'Choose another word.';
    if (params.reason === 'index-folder') {
      return 'Give the folder another name, or move this file out of it.';
    }
    const suggestion = repairedPathName(params);
    const right = folder.replace(/[^/]+$/, suggestion ?? '');
    if (
      params.reason === 'folder' &&
      site.pageFiles.some(({ file }) => file.startsWith(`${right}/`))
    )
      return `${right} is there already: move what is in it there.`;
    const advice = `Use small letters a to z, digits and dashes only${suggestion ? `: ${suggestion}` : ''}.`;
    const lacking = untranslated(params, folder, site);
    if (lacking.length > 0)
      return `A translation has the same as the entry that it translates: ${listed(lacking, 'or', MAX_NAMES)}.`;
    if (params.reason === 'value') return advice;
    if (COPY.test(params.name))
      return `If the copy is left over, delete it. Otherwise give it a name and a title of its own. ${advice}`;
    return `${advice} A part that stands for many is written in brackets, as in [category]${endingOf(params.reason)}.`;
  },
  fix: (params, site, { file }) => {
    const lacking = untranslated(params, file, site);
    const [suggestion, ...others] = lacking.length > 0 ? lacking : [repairedPathName(params)];
    return suggestion && others.length === 0 ? { suggestion } : {};
  },
};

/** Matches the name that a file manager gives to a copy. */
const COPY = /\b(?:copy|kopie|copie|copia)\b|\(\d+\)/i;

/** Returns the values that no entry of a translated collection has yet, such as the slugs of the entries it lacks. */
function untranslated(params: Params, file: string, { collections }: Site): string[] {
  const [, name = '', language] =
    /^pages\/_collections\/([^/.]+)\.([\w-]+)(?:\.yaml$|\/)/.exec(file) ?? [];
  if (params.reason !== 'value' || !language) return [];
  const valuesIn = (of: string) =>
    (collections.get(of)?.rows ?? []).map(({ data }) => String(data[params.name]));
  const translated = valuesIn(`${name}.${language}`);
  return valuesIn(name).filter((value) => !translated.includes(value));
}
