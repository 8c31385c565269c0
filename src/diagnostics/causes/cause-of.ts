/** Finds the mistake that an issue comes from, which is told in its place. */
import { basename } from 'node:path';

import { barePath } from '../../content/model/bare-path.ts';
import { childrenOf, isObject, valueAt } from '../../content/model/data.ts';
import { escapePattern } from '../../content/model/escape-pattern.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Scope } from '../../content/model/sources.ts';
import type { Data, DataPath, PageFile, SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { yamlTexts } from '../../content/usages/yaml-sources.ts';
import { ofOtherKind } from '../wording/file-names.ts';
import { knownWords, meant } from '../wording/nearest.ts';
import { hasAlias, synonym } from '../wording/synonyms.ts';

/** Each returns the issue of the mistake behind an issue, or `undefined`. */
const finders = [
  fileOfOtherKind,
  missingFragmentValue,
  textForFragment,
  fragmentOfOtherPages,
  wordsForAddress,
  misspeltEach,
  lackingListEntry,
  otherCapitals,
];

/** Returns the issue to report in place of an issue: that of the mistake behind it, or the issue itself. */
export function causeOf(issue: Issue, site: Site): Issue {
  for (const find of finders) {
    const cause = find(issue, site);
    if (cause) return cause;
  }
  return issue;
}

/** Returns the issue of the capitals of a path when its file has others; `undefined` for other issues. */
function otherCapitals(issue: Issue): Issue | undefined {
  if (issue.code !== 'missing-image' && issue.code !== 'missing-file') return undefined;
  const { path: written, known } = issue.params;
  const right = knownWords(known).inOtherCapitals(barePath(written));
  return right === undefined
    ? undefined
    : { ...issue, code: 'letter-case', params: { written, right } };
}

/**
 * Returns the issue of an entry of a list that lacks the field which a template reads, when other entries have it: at
 * the entry, when the list is a value of a collection or is given to a fragment, else at the template. `undefined` for
 * other issues.
 */
function lackingListEntry(issue: Issue): Issue | undefined {
  if (issue.code !== 'unknown-variable' || issue.params.index !== 1) return undefined;
  const [root, name = ''] = issue.params.name;
  const { list, data, scope } = issue.scope?.row ?? {};
  if (root !== 'entry' || !list || !data || !list.some((one) => name in one)) return undefined;
  const index = list.indexOf(data);
  const params = { reason: 'list-entry', number: index + 1, name } as const;
  const place = scope && placeOf(list, scope);
  if (place)
    return { code: 'missing-field', params, file: place.file, path: [...place.path, index] };
  const { file, path, within } = issue;
  return { code: 'missing-field', params, file, path, ...(within && { within }) };
}

/** Returns where a list is written that a template sees as a value of its entry or of its fragment. */
function placeOf(list: Data, { row, given, values }: Scope): SourceLocation | undefined {
  const inEntry = row && pathTo(list, row.data);
  if (inEntry) return { ...row.location, path: [...row.location.path, ...inEntry] };
  const inFragment = given && pathTo(list, values.with);
  return inFragment && { ...given.location, path: [...given.location.path, ...inFragment] };
}

/** Returns the path that leads to a list or an object within data; `undefined` when it is not part of it. */
function pathTo(wanted: Data, data: Data | undefined): DataPath | undefined {
  if (data === wanted) return [];
  for (const [step, child] of childrenOf(data)) {
    const path = pathTo(wanted, child);
    if (path) return [step, ...path];
  }
  return undefined;
}

/** Returns the issue of a page without blocks that is of another kind by its fields; `undefined` for other issues. */
function fileOfOtherKind(issue: Issue, site: Site): Issue | undefined {
  const { code, params, file } = issue;
  if (code !== 'invalid' || params.subject.kind !== 'page') return undefined;
  const written = site.files.data(file);
  if (!isObject(written) || 'blocks' in written || 'each' in written) return undefined;
  const known = site.engine.page.properties ?? {};
  const names = Object.keys(written).filter((name) => !Object.hasOwn(known, name));
  const [first = ''] = names;
  const advice = ofOtherKind(names, site);
  if (!advice) return undefined;
  return {
    code: 'unknown-key',
    params: { reason: 'other-kind', names, advice },
    file,
    path: [first],
    atKey: true,
  };
}

/**
 * Returns the issue at the use of a fragment whose template reads a value that is not given; `undefined` when the
 * mistake is more likely in the fragment.
 */
function missingFragmentValue(issue: Issue, site: Site): Issue | undefined {
  if (issue.code !== 'unknown-variable' || issue.params.index !== 1) return undefined;
  const { within = '', scope, file, path } = issue;
  const [root, wanted] = within.split('.');
  if (root !== 'with' || !wanted || !scope?.given) return undefined;
  const { location, fragment } = scope.given;
  const given = isObject(scope.values.with) ? Object.keys(scope.values.with) : [];
  const { unused, missing } = valuesAsked(site.files.text(file) ?? '', given, wanted);
  const field = path.at(-1);
  const { suggestion, sure } = meant(wanted, unused);
  // As many values too many as too few: the same values under other names, in the same order.
  const other =
    suggestion ??
    unused.find((name) => synonym(name, [wanted])) ??
    (unused.length === missing.length ? unused[missing.indexOf(wanted)] : undefined);
  if (other !== undefined) {
    // Of two similar names, the one that the block's field, another template or another page has is right.
    const isRight = field === wanted || isUsedElsewhere(wanted, file, location.file, site);
    if (suggestion !== undefined && !isRight) return undefined;
    return {
      code: 'unknown-key',
      params: { reason: 'fragment-value', fragment, name: other, wanted, sure },
      file: location.file,
      path: [...location.path, other],
      atKey: true,
    };
  }
  if (meant(wanted, given).suggestion !== undefined) return undefined;
  // All missing values are reported together.
  return {
    code: 'missing-field',
    params: {
      reason: 'fragment-value',
      fragment,
      file,
      place: path,
      wanted,
      asked: missing,
      given,
      field,
    },
    file: location.file,
    path: given.length > 0 ? location.path : location.path.slice(0, -1),
  };
}

/** Returns the issue of a text that a fragment is given in place of a group, where it is given; `undefined` for others. */
function textForFragment(issue: Issue): Issue | undefined {
  if (issue.code !== 'unknown-variable' || !issue.scope?.given) return undefined;
  const { name, index, around } = issue.params;
  const [root, field = ''] = name;
  if (root !== 'with' || index !== 2 || typeof around === 'object') return undefined;
  const { within: _template, usedBy: _use, ...found } = issue;
  const { file, path } = issue.scope.given.location;
  return { ...found, file, path: [...path, field], atKey: true };
}

/**
 * Returns the issue of a fragment that needs what its page does not have, such as an entry, at its use, when other
 * pages use it too; `undefined` for other issues.
 */
function fragmentOfOtherPages(issue: Issue, site: Site): Issue | undefined {
  if (issue.code !== 'unknown-variable' || issue.params.index > 0 || !issue.scope?.given)
    return undefined;
  const { location, fragment } = issue.scope.given;
  const [root = ''] = issue.params.name;
  const uses = [...yamlTexts(site.files)].join('\n').split(`name: ${fragment}\n`).length - 1;
  if (!/^(?:entry|group|pager|params)$/.test(root) || uses < 2) return undefined;
  const { within: _template, usedBy: _use, ...found } = issue;
  const params = { ...issue.params, fragment };
  return { ...found, params, file: location.file, path: [...location.path.slice(0, -1), 'name'] };
}

/**
 * Returns the issue at the template of a link that reads the words of a value of the site file, such as an e-mail
 * address, when an address stands beside them; `undefined` for other issues.
 */
function wordsForAddress(issue: Issue, site: Site): Issue | undefined {
  if (issue.code !== 'odd-link' || !issue.file.endsWith('/_site.yaml')) return undefined;
  const { template } = issue;
  const beside = childrenOf(valueAt(site.files.data(issue.file), issue.path.slice(0, -1)));
  const [key] =
    beside.find(
      ([, value]) => typeof value === 'string' && /^(?:mailto|tel|https?):/.test(value),
    ) ?? [];
  if (!template || key === undefined || issue.path.at(-1) === 'to') return undefined;
  const wanted = [...template.name.slice(0, -1), key].join('.');
  const { within: _words, usedBy: _use, ...found } = issue;
  return { ...found, ...template.location, params: { ...issue.params, wanted } };
}

/** Returns whether a fragment reads a value more than once, or another page gives a value of this name. */
function isUsedElsewhere(name: string, file: string, page: string, site: Site): boolean {
  const reads = site.files.text(file)?.match(new RegExp(`\\bwith\\.${name}\\b`, 'g')) ?? [];
  const fragment = basename(file, '.yaml');
  const gives = (value: Data | undefined): boolean =>
    (isObject(value) && value.name === fragment && isObject(value.with) && name in value.with) ||
    childrenOf(value).some(([, below]) => gives(below));
  const isGiven = ({ file: other }: PageFile) => other !== page && gives(site.files.data(other));
  return reads.length > 1 || site.pageFiles.some(isGiven);
}

/** Returns the given values that a fragment does not use, and those that it asks for and does not get. */
function valuesAsked(
  text: string,
  given: string[],
  wanted: string,
): { unused: string[]; missing: string[] } {
  const asked = Array.from(
    text.matchAll(/\bwith\.(\w+)\b(?!\s*\|\s*default)/g),
    ([, name = '']) => name,
  );
  const isUsed = (name: string) => new RegExp(`with\\.${escapePattern(name)}\\b`).test(text);
  return {
    unused: given.filter((name) => !isUsed(name)),
    missing: [...new Set([...asked, wanted])].filter((name) => !given.includes(name)),
  };
}

/** Returns the issue of the field of a page that was probably meant to be `each`; `undefined` for other issues. */
function misspeltEach({ code, file }: Issue, { engine, files }: Site): Issue | undefined {
  const page = files.data(file);
  if (code !== 'missing-each' || !isObject(page)) return undefined;
  const each = engine.page.properties?.each;
  const name = Object.keys(page).find(
    (field) => meant(field, ['each']).sure || hasAlias(each, field),
  );
  const params = { reason: 'each', name: name ?? '' } as const;
  return name ? { code: 'unknown-key', params, file, path: [name], atKey: true } : undefined;
}
