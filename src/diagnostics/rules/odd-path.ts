import type { Rule } from '../model/rule.ts';
import { endingOf, repairedPathName } from '../wording/file-names.ts';

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
    const suggestion = repairedPathName(params);
    const right = folder.replace(/[^/]+$/, suggestion ?? '');
    if (params.reason === 'folder' && pageFiles.some(({ file }) => file.startsWith(`${right}/`)))
      return `${right} is there already: move what is in it there.`;
    const advice = `Use small letters a to z, digits and dashes only${suggestion ? `: ${suggestion}` : ''}.`;
    return params.reason === 'value'
      ? advice
      : `${advice} A part that stands for many is written in brackets, as in [category]${endingOf(params.reason)}.`;
  },
  fix: (params) => {
    const suggestion = repairedPathName(params);
    return suggestion ? { suggestion } : {};
  },
};
