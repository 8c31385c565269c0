/** Finds which files, folders and names were probably meant. */

import { COLLECTIONS_FOLDER } from '../../content/files/collection-files.ts';
import { barePath } from '../../content/model/bare-path.ts';
import { escapePattern } from '../../content/model/escape-pattern.ts';
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { Schema } from '../../content/model/json-schema.ts';
import { repairedName } from '../../content/model/names.ts';
import { otherLanguages, type Site } from '../../content/site/site.ts';
import { type Lost, MAX_NAMES } from '../model/diagnostic.ts';
import { isOtherNumber, knownWords, meant } from './nearest.ts';
import { guessed } from './phrases.ts';
import { withSlashes } from './repaired-address.ts';

const FONTS = /\.(?:woff2?|[ot]tf|eot)$/i;
const PICTURES = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i;

const nameOf = (path: string) => path.replace(/^.*[\\/]|\.\w+$/g, '');

/**
 * Returns whether a file is of the kind of a missing one: a font's licence has the same name, and a picture is no
 * document.
 */
function isOfKind(file: string, missing: string): boolean {
  const kind = [FONTS, PICTURES].find((one) => one.test(missing));
  return kind ? kind.test(file) : !/\.\w+$/.test(missing) || !PICTURES.test(file);
}

/** Returns the file of the public folder that was probably meant by a path. */
export function nearestFile(path: string, files: Set<string>): { suggestion?: string } {
  const bare = withSlashes(path) ?? barePath(path);
  const alike = new Set([...files].filter((file) => isOfKind(file, bare)));
  const [same, ...more] = [...alike].filter((file) => file.endsWith(bare));
  // A file may have got an addition to its name.
  const start = `${bare.replace(/\.\w+$/, '')}-`;
  const [longer, ...others] = [...alike].filter((file) => file.startsWith(start));
  if (longer !== undefined && others.length === 0) return { suggestion: longer };
  // A path without its first folders.
  const { suggestion = '' } =
    same !== undefined && more.length === 0 ? { suggestion: same } : knownWords(alike).meant(bare);
  // Being in the same folder is not enough: the file's name has to be similar.
  return meant(nameOf(bare), [nameOf(suggestion)]).suggestion ? { suggestion } : {};
}

/** Returns a hint about a file that is missing. */
export const whereFilesAre = (path: string, files: Set<string>): string =>
  guessed(nearestFile(path, files).suggestion, placeOf(path));

/** Returns the advice about a missing file of the public folder. */
export const howToAddFile = (path: string): string =>
  `${path} is the file public${path}: put it there, or write the path of another one.`;

/** Returns where the file of a path has to be. */
function placeOf(path: string): string {
  const slashed = withSlashes(path);
  if (slashed) return `The parts of a path have slashes between them: ${slashed}.`;
  if (/^(?:[a-z]:|file:)/i.test(path)) {
    const name = path.replace(/^.*[\\/]/, '');
    return `It is on your own computer: copy it into public/images, and write /images/${name}.`;
  }
  if (path.startsWith('/public/')) return 'A path begins within the folder public.';
  return path.startsWith('/')
    ? howToAddFile(path)
    : 'Paths begin with a slash: /images/team.svg is the file public/images/team.svg.';
}

/** Returns a missing file, which may have been renamed within its folder. */
export function lostFile(path: string, files: Set<string>): Lost {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const isBeside = (file: string) =>
    file.startsWith(folder) && !file.includes('/', folder.length) && isOfKind(file, path);
  const known = [...files].filter(isBeside).slice(0, MAX_NAMES);
  // Without its folder a file is one of many that are missing, and with another number often.
  const { suggestion = '' } = nearestFile(path, files);
  const isOneOfMany = suggestion ? isOtherNumber(path, suggestion) : known.length === 0;
  const word = isOneOfMany && folder.length > 1 ? folder : path;
  // A path from the page, or from the folder of the computer that it was copied from, names the same file.
  const [, inPublic] = /^(?:\.\/|\/)?(?!\/)([^:\\]+)$/.exec(path) ?? [];
  const file = inPublic && `public/${inPublic}`;
  return { word, known, uses: ['*'], file, rest: placeOf(path) };
}

/**
 * Returns what to do with a file whose fields are all those of the site file, or of the entries of one collection;
 * `undefined` when they are not, or too few to tell.
 */
export function ofOtherKind(names: string[], { engine, collections }: Site): string | undefined {
  const has = (schema: Schema | undefined) =>
    names.length > 1 && names.every((name) => Object.hasOwn(schema?.properties ?? {}, name));
  if (has(engine.site))
    return 'These are fields of a site file: give this file the name _site.yaml.';
  const [first, ...more] = [...collections.values()].filter(({ schema }) => has(schema));
  if (!first || more.length > 0) return undefined;
  const place = `${COLLECTIONS_FOLDER}/${first.name}`;
  const isWhole = first.files.some(({ file }) => file === `${place}.yaml`);
  return `These are fields of an entry of ${first.name}: ${isWhole ? `write them into ${place}.yaml, with a dash before the first` : `move the file into ${place}`}.`;
}

/** Returns the parts of `team.ar`, which is read as a translation, or of `team_ar`, which is not; else `undefined`. */
export function translationIn(name: string, site: Site) {
  const folders = otherLanguages(site).map(({ folder }) => escapePattern(folder));
  const [, own, mark, folder] = new RegExp(`^(.+)([._-])(${folders.join('|')})$`).exec(name) ?? [];
  return own && folder ? { own, folder, isRead: mark === '.' } : undefined;
}

/**
 * Returns what to do with a fragment or collection that nothing uses.
 *
 * @param names those of all
 * @param elsewhere where its file belongs, if it is of another kind
 */
export function whatToDoWith(
  name: string,
  names: { has(name: string): boolean },
  site: Site,
  elsewhere?: string,
): string {
  const { own, folder, isRead } = translationIn(name, site) ?? {};
  if (own && isRead && !names.has(own))
    return `There is no ${own} that it could translate: call the file as what it translates, or delete it.`;
  return own && !isRead && names.has(own)
    ? `If it translates ${own}, call the file ${own}.${folder}.yaml.`
    : (elsewhere ?? 'Use it or delete it; a name that begins with _ keeps it aside.');
}

/** Returns the ending that the names of page files have, and those of folders have not. */
export const endingOf = (reason: 'file' | 'folder'): string => (reason === 'file' ? '.yaml' : '');

/** Returns a valid name for the page or folder; `undefined` when there is none. */
export function repairedPathName(params: IssueParams['odd-path']): string | undefined {
  if (params.reason === 'value') return repairedName(params.value);
  if (params.reason !== 'file' && params.reason !== 'folder') return undefined;
  const ending = endingOf(params.reason);
  const stem = params.name.slice(0, params.name.length - ending.length);
  // A parameter in the notation of other tools.
  const [, part] =
    /^(?:\{(\w+)\}|[:$_@](\w+)|\((\w+)\)|<(\w+)>|\[(\w+)|(\w+)\])$/.exec(stem)?.filter(Boolean) ??
    [];
  const repaired = part ? `[${part}]` : repairedName(stem.replace(/\.(?:ya?ml|txt|md)$/, ''));
  return repaired && repaired + ending;
}
