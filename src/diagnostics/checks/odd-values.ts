/** Finds valid YAML that its author probably did not mean: a text that is cut off, characters of other languages in a title, a number that was a text. */

import { isGroup, placeAt } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { OddValue } from '../../content/model/odd-value.ts';
import type { Data, DataPath } from '../../content/model/types.ts';
import type { YamlFile } from '../../content/model/yaml-file.ts';
import type { Site } from '../../content/site/site.ts';
import { type Positions, readPositions, type TextNode } from '../../content/yaml/positions.ts';
import { missingDays } from './missing-days.ts';
import { lostZeros, oddNumbers } from './odd-numbers.ts';

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
  ...{ comment: 'unquoted-comment', foreign: 'unquoted-comment', mark: 'special-character' },
} as const;

type Reason = keyof typeof codes;

/** Returns an odd value as a warning. */
function issueOf(params: OddValue<Reason>, at: Omit<Issue, 'code' | 'params'>): Issue {
  // each code takes the reasons that stand beside it
  return { code: codes[params.reason], severity: 'warning', params, ...at } as Issue;
}

/** Fields that are plain text in every block, and those whose words are hardly ever a quotation. */
const plainFields = /^(?:title|heading|eyebrow|label|alt)$/;
const titles = /^(?:title|name|label|heading|eyebrow|description|alt)$/;

const inPlainFields: [reason: Reason, pattern: RegExp][] = [
  ['bold', /^#{1,6} (?=\S).*/],
  ['bold', /(?<![\w*])(\*\*?|__?)(?=[^\s*_])[^*_]*[^\s*_]\1(?![\w*])/],
  ['link', /\[[^\][]+\]\([^()\s]+\)/],
  ['entity', /&(?:#\d+|#[xX][\da-fA-F]+|[a-zA-Z]*[a-z]{2,}\d*);/],
  ['element', /\[([a-z_]+)(?: [^\]]*)?\](?=.*\[\/\1\])/],
  ['element', /<\/?(?:br|b|i|em|strong|u|span|p|div|a|small|su[pb]|center|font|h[1-6])\b[^<>]*>/i],
];

/** A comment as other languages write it. */
const foreignComment = /\s(\/\/\s.*|<!--.*)$/;

/** What the patterns above look for; most texts have none of it. */
const markup = /[#*_[&<]|\/\//;

/** A template that has lost its braces, or one of each pair; and one as other tools write it. */
const bareName = /^(?:entry|with|site\.(?:contact|data))(?:\.[a-z]\w*)+$/;
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
  const below = (step: string | number, value: Data): void => {
    at.push(step);
    visit(value);
    at.pop();
  };
  const visit = (value: Data): void => {
    if (typeof value === 'number') hasNumbers = true;
    else if (typeof value === 'string') {
      const odd = value.length > longest ? undefined : oddValueOf(value, at.at(-1));
      if (!odd) return;
      const path = at.slice();
      const isOfText = /^(?:end|curly|quote)$/.test(odd.reason);
      if (isOfText && !isPlain(path)) return;
      add(odd, isOfText || odd.reason === 'name' ? { path } : { path, within: odd.found });
    } else if (Array.isArray(value)) {
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

/** Returns what is wrong with a text whose name is `key`. */
function oddValueOf(value: string, key: string | number | undefined): OddValue<Reason> | undefined {
  const name = typeof key === 'string' ? key : undefined;
  const odd = (reason: Reason, found = value): OddValue<Reason> => ({ reason, name, value, found });
  if (name === undefined || value.includes('\n')) return undefined;
  if (plainFields.test(name) && !value.includes('{{')) {
    if (markup.test(value)) {
      for (const [reason, pattern] of inPlainFields) {
        const [found] = pattern.exec(value) ?? [];
        if (found !== undefined) return odd(reason, found);
      }
      const [, comment] = foreignComment.exec(value) ?? [];
      if (comment) return odd('foreign', comment);
    }
    if (value.endsWith(',') || value.endsWith(';')) return odd('end');
  }
  if (bareName.test(value)) return odd('name');
  if (quotedValue.test(value)) return odd('curly');
  if (titles.test(name) && /^[“„”«‘‚][^“”„«»‘‚]+[”“»’]$/.test(value)) return odd('curly');
  return quotes.test(value) && hasLooseQuote(value) ? odd('quote') : undefined;
}

/** A value of the site, and words beside it, in quotation marks that would be shown: nobody quotes a telephone number. */
const quotedValue = /^[“„«][^“”„«»]*\{\{ ?site\.[^“”„«»]*[”“»]$/;

/** What `hasLooseQuote` looks at; most texts have none of it. */
const quotes = /["“”„]|'$/;

/** Returns whether a text has one quotation mark where two belong, or an apostrophe left over at its end. */
function hasLooseQuote(value: string): boolean {
  const marks = value.split('"').length - 1;
  // 8" is eight inches
  const others = value.replace(/\d"/g, '').split('"').length - 1;
  const opened = value.split(/[“„]/).length - 1;
  const isCurly = /”$/.test(value) ? opened === 0 : /^[“„][^“”]*$/.test(value);
  // the joiners', goin'
  const isApostrophe = /[^\d\sszxSZX]'$/.test(value) && !/\win'$|(?:^|[\s(])'/.test(value);
  return (marks % 2 === 1 && others % 2 === 1) || isCurly || isApostrophe;
}

const unspacedComment = /^[ \t]+(#[^\s#!].*)/;
/** Also `# 1`, which in a title is hardly ever a comment. */
const numberedComment = /^[ \t]+(#(?:[^\s#!]| \d).*)/;

/** Returns the part of a text that YAML takes for a comment or for a mark. */
function lostPart(
  { start, end, isKey, value, path }: TextNode,
  text: string,
): OddValue<Reason> | undefined {
  if (isKey || /["'|>]/.test(text[start] ?? '')) return undefined;
  const last = path.at(-1);
  const name = typeof last === 'string' ? last : undefined;
  const [, comment] =
    (titles.test(name ?? '') ? numberedComment : unspacedComment).exec(
      text.slice(end, text.indexOf('\n', end) + 1 || undefined),
    ) ?? [];
  if (comment) return { reason: 'comment', name, value, found: comment.trimEnd() };
  const [, mark] = /: &(\S+)[ \t]+$/.exec(text.slice(Math.max(0, start - 80), start)) ?? [];
  if (!mark || text.includes(`*${mark}`)) return undefined;
  const found = text.slice(text.lastIndexOf('&', start), end);
  return { reason: 'mark', name, value: mark, found };
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
