import type { IssueParams } from '../../content/model/issue-params.ts';
import { repairedName } from '../../content/model/names.ts';
import type { Rule } from '../model/rule.ts';

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
  hint: (params, { pageFiles }, { file: folder }) => {
    if (params.reason === 'value-index') return 'Choose another word.';
    if (params.reason === 'index-folder') {
      return 'Give the folder another name, or move this file out of it.';
    }
    const suggestion = nameFor(params);
    const right = folder.replace(/[^/]+$/, suggestion ?? '');
    if (params.reason === 'folder' && pageFiles.some(({ file }) => file.startsWith(`${right}/`)))
      return `${right} is there already: move what is in it there.`;
    const advice = `Use small letters a to z, digits and dashes only${suggestion ? `: ${suggestion}` : ''}.`;
    return params.reason === 'value'
      ? advice
      : `${advice} A part that stands for many is written in brackets, as in [category]${endingOf(params.reason)}.`;
  },
  fix: (params) => {
    const suggestion = nameFor(params);
    return suggestion ? { suggestion } : {};
  },
};

const endingOf = (reason: 'file' | 'folder'): string => (reason === 'file' ? '.yaml' : '');

/** Returns a valid name for the page or folder; `undefined` when there is none. */
function nameFor(params: IssueParams['odd-path']): string | undefined {
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
