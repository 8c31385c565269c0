import { barePath } from '../../content/model/bare-path.ts';
import { knownWords, meant } from '../../content/words/nearest.ts';

const nameOf = (path: string) => path.replace(/^.*[\\/]|\.\w+$/g, '');

/** Returns the file of the public folder that was probably meant by a path. */
export function nearestFile(path: string, files: Set<string>): { suggestion?: string } {
  const bare = barePath(path);
  const { suggestion = '' } = knownWords(files).meant(bare);
  // of files in the same folder none is meant for that alone
  return meant(nameOf(bare), [nameOf(suggestion)]).suggestion ? { suggestion } : {};
}

/** Returns a sentence about where the file of a path has to be. */
export function whereFilesAre(path: string, files: Set<string>): string {
  const { suggestion } = nearestFile(path, files);
  const place = path.startsWith('/')
    ? `It would have to be public${path}.`
    : 'Paths begin with a slash: /images/team.svg is the file public/images/team.svg.';
  return `${suggestion ? `Did you mean ${suggestion}? ` : ''}${place}`;
}
