import type { IssueParams } from '../../content/model/issue-params.ts';
import { repairedName } from '../../content/words/repaired-name.ts';
import type { Rules } from '../model/rule.ts';

export const routeRules = {
  'duplicate-route': {
    code: 701,
    severity: 'error',
    title: 'Two files or entries make the same page',
    why: 'Only one of them can be shown.',
    bad: 'pages/about.yaml\npages/about/index.yaml',
    good: 'pages/about.yaml',
    message: ({ route, first }) =>
      first === undefined
        ? `Another entry makes the page ${route} already.`
        : `Two files make the page ${route}: this one and ${first}.`,
    hint: ({ first }) =>
      first === undefined
        ? 'Give one of the two another value here.'
        : `Rename or delete one of them. Until then ${first} is shown.`,
  },
  'missing-each': {
    code: 702,
    severity: 'error',
    title: 'A path with a part in brackets, and nothing that says what it stands for',
    why: 'A file such as pages/post/[slug].yaml makes one page for each entry of a collection.',
    bad: '# pages/post/[slug].yaml\ntitle: A post',
    good: '# pages/post/[slug].yaml\neach: posts\ntitle: "{{ entry.title }}"',
    message: ({ name }) =>
      `The path of this page has a part in brackets, [${name}], but nothing says what it stands for.`,
    hint: ({ name }) =>
      `Begin the file with each: and the name of a collection whose entries have a field ${name}.`,
  },
  'missing-parameter': {
    code: 703,
    severity: 'error',
    title: 'Many pages with one address',
    why: 'A file with each: makes a page for every entry, so its path needs a part in brackets.',
    bad: '# pages/post.yaml\neach: posts',
    good: '# pages/post/[slug].yaml\neach: posts',
    message: () =>
      'This file makes a page for each of several entries, and all of them would have the same address.',
    hint: ({ file }) =>
      `Put the name of a field into the file’s name, in brackets: ${file.replace(/[^/]*\.yaml$/, '[slug].yaml')}.`,
  },
  'odd-path': {
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
    hint: (params) => {
      if (params.reason === 'value-index') return 'Choose another word.';
      if (params.reason === 'index-folder') {
        return 'Give the folder another name, or move this file out of it.';
      }
      const suggestion = nameFor(params);
      const letters = `Use small letters a to z, digits and dashes only${suggestion ? `: ${suggestion}` : ''}.`;
      return params.reason === 'value'
        ? letters
        : `${letters} A part that stands for many is written in brackets, as in [category]${endingOf(params.reason)}.`;
    },
    fix: (params) => {
      const suggestion = nameFor(params);
      return suggestion ? { suggestion } : {};
    },
  },
  'route-and-file': {
    code: 720,
    severity: 'error',
    title: 'A page and a file of the public folder with one address',
    why: 'Only one of them can be shown.',
    bad: 'pages/about.yaml\npublic/about.html',
    good: 'pages/about.yaml',
    message: ({ route, path }) => `The page ${route} and the file public${path} have one address.`,
    hint: () => 'Delete the file, or rename the page or the file.',
  },
  'same-but-for-capitals': {
    code: 721,
    severity: 'warning',
    title: 'Files whose names differ in their capitals only',
    why: 'On Windows and macOS one takes the place of the other.',
    bad: 'public/images/Team.svg\npublic/images/team.svg',
    good: 'public/images/team.svg',
    message: ({ path, first }) =>
      `public${path} and public${first} differ in their capitals only; on Windows and macOS one takes the place of the other.`,
    hint: () => 'Rename one of them.',
  },
  'unpublished-page': {
    code: 731,
    severity: 'error',
    title: 'A link to a page that is not published yet, or no longer',
    why: 'Visitors who follow the link would be told that there is no such page.',
    bad: '# pages/news.yaml: publishFrom: 2099-01-01\n# pages/index.yaml\ntext: See [the news](/news).',
    good: '# pages/index.yaml: the block with the link appears with the page\n- type: text\n  publishFrom: 2099-01-01\n  body: See [the news](/news).',
    message: ({ route, reason }) => `The page ${route} is not there now: it is ${reason}.`,
    hint: () =>
      'Publish the page, or let the block with the link appear and disappear with it: it takes draft, publishFrom and publishUntil too.',
  },
} satisfies Partial<Rules>;

const endingOf = (reason: 'file' | 'folder'): string => (reason === 'file' ? '.yaml' : '');

/** Returns the name with which a page would have an address. */
function nameFor(params: IssueParams['odd-path']): string | undefined {
  if (params.reason === 'value') return repairedName(params.value);
  if (params.reason !== 'file' && params.reason !== 'folder') return undefined;
  const ending = endingOf(params.reason);
  const stem = params.name.slice(0, params.name.length - ending.length);
  // as other tools write a part of an address that stands for many
  const [, part] =
    /^(?:\{(\w+)\}|[:$_@](\w+)|\((\w+)\)|<(\w+)>)$/.exec(stem)?.filter(Boolean) ?? [];
  const repaired = part ? `[${part}]` : repairedName(stem);
  return repaired && repaired + ending;
}
