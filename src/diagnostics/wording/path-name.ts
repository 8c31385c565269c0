import type { IssueParams } from '../../content/model/issue-params.ts';
import { repairedName } from '../../content/model/names.ts';

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
