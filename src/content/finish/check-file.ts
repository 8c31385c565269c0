import { nearest } from '../problems/nearest.ts';
import { type Finish, report } from './finish-blocks.ts';

/** Whether a path names a file of the public folder. Full addresses are left alone. */
export function checkFile(path: string, isImage: boolean, finish: Finish): boolean {
  const { publicFiles } = finish.site;
  if (/^https?:\/\//i.test(path)) return true;
  finish.uses.add(`public${path}`);
  if (publicFiles.has(path)) return true;
  const file = path.replace(/[?#].*$/s, '');
  if (publicFiles.has(file) || publicFiles.has(decoded(file))) return true;
  const suggestion = nearest(file, publicFiles);
  report(finish, {
    code: isImage ? 'missing-image' : 'missing-file',
    within: path,
    message: `There is no ${isImage ? 'picture' : 'file'} ${path}.`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}${path.startsWith('/') ? `It would have to be public${path}.` : 'Paths begin with a slash: /images/team.svg is the file public/images/team.svg.'}`,
    ...(suggestion ? { suggestion } : {}),
  });
  return false;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
