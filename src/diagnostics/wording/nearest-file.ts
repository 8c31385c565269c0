import { barePath } from '../../content/model/bare-path.ts';
import { type Lost, mostNames } from '../model/diagnostic.ts';
import { withSlashes } from './escaped-path.ts';
import { isOtherNumber, knownWords, meant } from './nearest.ts';
import { guessed } from './phrases.ts';

const fonts = /\.(?:woff2?|[ot]tf|eot)$/i;
const pictures = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;

const nameOf = (path: string) => path.replace(/^.*[\\/]|\.\w+$/g, '');

/** Returns the file of the public folder that was probably meant by a path. */
export function nearestFile(path: string, files: Set<string>): { suggestion?: string } {
  const bare = withSlashes(path) ?? barePath(path);
  // Only files of the same kind are candidates: a font's licence has the same name, and a picture is no document.
  const kind = [fonts, pictures].find((one) => one.test(bare));
  const isAlike = (file: string) =>
    kind ? kind.test(file) : !/\.\w+$/.test(bare) || !pictures.test(file);
  const alike = new Set([...files].filter(isAlike));
  const [same, ...more] = [...alike].filter((file) => file.endsWith(bare));
  // A path without its first folders.
  const { suggestion = '' } =
    same !== undefined && more.length === 0 ? { suggestion: same } : knownWords(alike).meant(bare);
  // Being in the same folder is not enough: the file's name has to be similar.
  return meant(nameOf(bare), [nameOf(suggestion)]).suggestion ? { suggestion } : {};
}

/** Returns a hint about a file that is missing. */
export const whereFilesAre = (path: string, files: Set<string>): string =>
  guessed(nearestFile(path, files).suggestion, placeOf(path));

/** Returns where the file of a path has to be. */
function placeOf(path: string): string {
  const slashed = withSlashes(path);
  if (slashed) return `The parts of a path have slashes between them: ${slashed}.`;
  return path.startsWith('/')
    ? `It would have to be public${path}.`
    : 'Paths begin with a slash: /images/team.svg is the file public/images/team.svg.';
}

/** Returns a missing file, which may have been renamed within its folder. */
export function lostFile(path: string, files: Set<string>): Lost {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const isBeside = (file: string) => file.startsWith(folder) && !file.includes('/', folder.length);
  const known = [...files].filter(isBeside).slice(0, mostNames);
  // Without its folder a file is one of many that are missing, and with another number often.
  const { suggestion = '' } = nearestFile(path, files);
  const isOneOfMany = suggestion ? isOtherNumber(path, suggestion) : known.length === 0;
  const word = isOneOfMany && folder.length > 1 ? folder : path;
  // A path from the page, or from the folder of the computer that it was copied from, names the same file.
  const [, inPublic] = /^(?:\.\/|\/)?(?!\/)([^:\\]+)$/.exec(path) ?? [];
  const file = inPublic && `public/${inPublic}`;
  return { word, known, uses: ['*'], file, rest: placeOf(path) };
}
