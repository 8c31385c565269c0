/** Finds valid YAML that its author probably did not mean: a text that is cut off, characters of other languages in a title, a number that was a text. */

import { isGroup, placeAt } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { OddValue } from '../../content/model/odd-value.ts';
import type { Data, DataPath } from '../../content/model/types.ts';
import type { YamlFile } from '../../content/model/yaml-file.ts';
import type { Site } from '../../content/site/site.ts';
import { type Positions, readPositions } from '../../content/yaml/positions.ts';
import { missingDays } from './missing-days.ts';
import { lostZeros, oddNumbers } from './odd-numbers.ts';
import { escapes, lostPart, oddText, otherComma } from './odd-text.ts';

/** The kind of issue that each odd value is. */
const codes = {
  ...{
    bold: 'odd-markdown',
    link: 'odd-markdown',
    entity: 'odd-markdown',
    element: 'odd-markdown',
  },
  ...{ end: 'stray-comma', curly: 'smart-quote', quote: 'unclosed-quote' },
  ...{ name: 'template-error', brace: 'template-error' },
  ...{ control: 'escape', comma: 'missing-comma' },
  ...{ comment: 'unquoted-comment', foreign: 'unquoted-comment', mark: 'special-character' },
} as const;

type Reason = keyof typeof codes;

/** Returns an odd value as a warning. */
function issueOf(params: OddValue<Reason>, at: Omit<Issue, 'code' | 'params'>): Issue {
  // each code takes the reasons that stand beside it
  return { code: codes[params.reason], severity: 'warning', params, ...at } as Issue;
}

/** A template that has lost one of each pair of braces, and one as other tools write it. */
const roots = '(?:entry|site|page|with|params|pager|group)';
const otherBraces = new RegExp(
  String.raw`(?:\$|\{ )?(?<!\{)\{ ?${roots}\.[\w.]+ ?\}(?!\})(?: \})?|(?:\[\[|<%=?|%) ?${roots}\.[\w.]+ ?(?:\]\]|%>|%)|(?<![\w.])@${roots}\.[a-z]\w*\b(?!\.\w*\/)`,
  'g',
);
/** Most texts have none of it. */
const mayBeBraces = new RegExp(`[{[%@]=? ?${roots}\\.`);
/** The same without where it comes from, in files in which nothing but an entry or a value can be meant. */
const otherNames =
  /\$\{ ?(\w+) ?\}|\[\[ ?(\w+) ?\]\]|<%=? ?(\w+) ?%>|%([a-z]\w+)%|(?<!\{)\{(title|name|heading|label|text|date|slug)\}(?!\})/g;

/** A text of more characters was not written by hand. */
const longest = 10_000;

/** What was found in files: of a site that is served, most stay as they are. */
const foundIn = new WeakMap<YamlFile, Issue[]>();

/** Returns the odd values in a file as warnings. */
export function oddValuesIn(read: YamlFile): Issue[] {
  const found = foundIn.get(read) ?? findOddValues(read);
  foundIn.set(read, found);
  return found;
}

function findOddValues({ file, text, data }: YamlFile): Issue[] {
  let known: Positions | undefined;
  const positions = () => (known ??= readPositions(text));
  const issues: Issue[] = [];
  const add = (params: OddValue<Reason>, where: Pick<Issue, 'path' | 'place' | 'within'>) =>
    issues.push(issueOf(params, { file, ...where }));
  const isPlain = (path: DataPath): boolean => {
    const { start, exact } = positions().locate(path);
    return exact && !/["'|>&*!]/.test(text[start] ?? '');
  };
  const at: DataPath = [];
  let hasNumbers = false;
  /** Adds what is found by how it is written: an escape within quotation marks, a comma within the brackets of a list. */
  const addWithin = (reason: 'control' | 'comma', value: string, path: DataPath): void => {
    const { start, end, exact } = positions().locate(path);
    const form = reason === 'control' ? escapes : otherComma;
    const [found] = form.exec(text.slice(start, end)) ?? [];
    // in quotation marks a comma is a part of the text
    const isWritten = reason === 'control' || /\[\s*[^\s"']$/.test(text.slice(0, start + 1));
    if (!exact || found === undefined || !isWritten) return;
    const place = placeAt(text, text.indexOf(found, start), found.length);
    add({ reason, name: undefined, value, found }, { path, place });
  };
  const below = (step: string | number, value: Data): void => {
    at.push(step);
    visit(value);
    at.pop();
  };
  const visit = (value: Data): void => {
    if (typeof value === 'number') hasNumbers = true;
    else if (typeof value === 'string') {
      const odd = value.length > longest ? undefined : oddText(value, at.at(-1));
      if (!odd) return;
      const path = at.slice();
      const isOfText = /^(?:end|curly|quote)$/.test(odd.reason);
      if (odd.reason === 'control') addWithin(odd.reason, value, path);
      else if (!isOfText || isPlain(path))
        add(odd, isOfText || odd.reason === 'name' ? { path } : { path, within: odd.found });
    } else if (Array.isArray(value)) {
      const [only] = value;
      if (value.length === 1 && typeof only === 'string' && otherComma.test(only))
        addWithin('comma', only, [...at, 0]);
      for (let index = 0; index < value.length; index += 1) below(index, value[index] as Data);
    } else if (value !== null && typeof value === 'object') {
      for (const name of Object.keys(value)) below(name, value[name] as Data);
    }
  };
  visit(data);
  const root = file.includes('/_fragments/') ? 'with' : 'entry';
  const isOfMany = root === 'with' || (isGroup(data) && data.each !== undefined);
  const others = [
    ...(mayBeBraces.test(text) ? text.matchAll(otherBraces) : []),
    ...(isOfMany ? text.matchAll(otherNames) : []),
  ];
  for (const { index, 0: found } of others) {
    const isComment = /^\s*#/.test(text.slice(text.lastIndexOf('\n', index) + 1, index));
    const name = found.replace(/[^\w.]/g, '');
    const value = name.includes('.') ? name : `${root}.${name}`;
    const params = { reason: 'brace', value, found } as const;
    if (!isComment) add(params, { path: [], place: placeAt(text, index, found.length) });
  }
  if (/ [#&]/.test(text) && / #(?:[^\s#!]| \d)|[:-] &[^\s&]+ \S/.test(text)) {
    for (const node of positions().texts()) {
      const odd = lostPart(node, text);
      if (!odd) continue;
      const start =
        odd.reason === 'mark' ? node.end - odd.found.length : text.indexOf('#', node.end);
      add(odd, { path: node.path, place: placeAt(text, start, odd.found.length) });
    }
  }
  if (hasNumbers) issues.push(...oddNumbers(file, text));
  return issues;
}

/** The parts of a site file in which anything may stand, for templates to show. */
const freeParts = new Set(['contact', 'data']);

/** Returns the issues of the values in a site's own file, its languages', its collections and fragments. */
export function oddValueIssues(site: Site): Issue[] {
  const sites = [
    site,
    ...site.languages.flatMap(({ folder, site: local }) => (folder ? local : [])),
  ];
  const siteFiles = sites.flatMap(({ siteFile }) => siteFile.source ?? []);
  const fragments = [...site.caches.fragments.values()].flatMap((read) =>
    Array.isArray(read) ? [] : read,
  );
  const collections = [...site.collections.values()];
  return [
    ...[...siteFiles, ...fragments, ...collections.flatMap(({ files }) => files)].flatMap(
      oddValuesIn,
    ),
    ...siteFiles.flatMap((read) => lostZeros(read, (_name, top) => freeParts.has(top))),
    ...collections.flatMap(missingDays),
    ...collections.flatMap(({ schema, files }) => {
      // a closed schema says of every field whether it is a number
      if (schema?.additionalProperties === false) return [];
      const isFree = (name: string) => schema?.properties?.[name] === undefined;
      return files.flatMap((read) => lostZeros(read, isFree));
    }),
  ];
}
