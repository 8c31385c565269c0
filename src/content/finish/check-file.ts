import type { Worded } from '../issue.ts';
import { knownWords } from '../problems/known-words.ts';
import { insteadOfPage, playerPage } from '../problems/player-page.ts';
import { type Finish, report } from './finish.ts';

/** Whether a path names a file of the public folder. Full addresses are left alone. */
export function checkFile(path: string, isImage: boolean, finish: Finish): boolean {
  const { publicFiles } = finish.site;
  const player = path.startsWith('/') ? undefined : playerPage(path);
  if (player) {
    report(finish, { ...noFilm(path, player), within: path });
    return false;
  }
  if (/^https?:\/\//i.test(path)) return true;
  if (!finish.files.has(path)) {
    finish.files.add(path);
    finish.uses.add(`public${path}`);
  }
  const found = fileOf(path, publicFiles);
  if (found === path) return true;
  if (found !== undefined) {
    finish.uses.add(`public${found}`);
    return true;
  }
  report(finish, { ...fileFault(path, isImage, publicFiles), within: path });
  return false;
}

function noFilm(path: string, player: string): Worded {
  return {
    code: 'missing-file',
    message: `${path} is a page of ${player}’s with a player, and no film that can be played here.`,
    hint: insteadOfPage('its path, such as /videos/tour.mp4'),
  };
}

/** The file of the public folder that a path means: the one of that name, or else without what follows a question mark, and with its letters as they are. */
export function fileOf(path: string, publicFiles: Set<string>): string | undefined {
  if (publicFiles.has(path)) return path;
  const file = path.replace(/[?#].*$/s, '');
  return [file, decoded(file)].find((name) => publicFiles.has(name));
}

/** The address of what a path means: signs of a file's name that have another meaning there are encoded. */
export function fileAddress(path: string, publicFiles: Set<string>): string {
  return publicFiles.has(path)
    ? path.replace(/[%?#\\]/g, (sign) => encodeURIComponent(sign))
    : path;
}

/** What is wrong with a path of a file that the site itself names; `undefined` when the file is there. */
export function namedFileFault(
  path: string,
  isImage: boolean,
  publicFiles: Set<string>,
): Worded | undefined {
  if (/^https?:\/\//i.test(path) || fileOf(path, publicFiles) !== undefined) return undefined;
  return { ...fileFault(path, isImage, publicFiles), within: path };
}

function fileFault(path: string, isImage: boolean, publicFiles: Set<string>): Worded {
  const file = path.replace(/[?#].*$/s, '');
  const files = knownWords(publicFiles);
  const cased = files.inOtherCapitals(file);
  if (cased) return letterCase(path, cased);
  const { suggestion } = files.meant(file);
  return {
    code: isImage ? 'missing-image' : 'missing-file',
    message: `There is no ${isImage ? 'picture' : 'file'} ${path}.`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}${path.startsWith('/') ? `It would have to be public${path}.` : 'Paths begin with a slash: /images/team.svg is the file public/images/team.svg.'}`,
    ...(suggestion ? { suggestion } : {}),
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What is said of an address with wrong capitals. */
export function letterCase(written: string, meant: string): Worded {
  return {
    code: 'letter-case',
    message: `${written} is called ${meant}: on the server small and capital letters differ.`,
    hint: `Write ${meant}.`,
    suggestion: meant,
    fix: { text: meant },
  };
}
