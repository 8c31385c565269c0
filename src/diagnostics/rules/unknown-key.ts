import { isObject, valueAt } from '../../content/model/data.ts';
import type { Row } from '../../content/model/sources.ts';
import type { SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { Lost } from '../model/diagnostic.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import { examplesOf } from '../schema/example-value.ts';
import { capital } from '../schema/value-words.ts';
import { schemaFileOf } from '../wording/around-entry.ts';
import { ofOtherKind } from '../wording/file-names.ts';
import { meant } from '../wording/nearest.ts';
import { guessed, listed, namesStayEnglish } from '../wording/phrases.ts';
import { synonym } from '../wording/synonyms.ts';

export const rule: Rule<'unknown-key'> = {
  code: 103,
  severity: 'error',
  title: 'A field that does not exist here',
  why: 'What stands there would never be shown. It is misspelt, or belongs to another block.',
  bad: '- type: banner\n  titel: Who we are',
  good: '- type: banner\n  title: Who we are',
  ...byReason<Params<'unknown-key'>>({
    schema: {
      message: ({ name, owner, others = [], alike = 0 }) => {
        const verb = others.length > 0 ? 'are not fields' : 'is not a field';
        const more = alike > 0 ? ` The same in ${alike} more of the list.` : '';
        return `${listed([name, ...others], 'and')} ${verb} of ${owner}.${more}`;
      },
      hint: (
        {
          name,
          owner,
          fields,
          meant: { suggestion },
          advice,
          others = [],
          renames = [],
          lacks,
          definitions,
        },
        site,
        at,
      ) => {
        const needs = lacks ? `${capital(owner)} needs ${examplesOf(lacks, definitions)}. ` : '';
        const all = needs + fieldsHere(fields);
        const kind = others.length > 2 && ofOtherKind([name, ...others], site);
        if (kind) return kind;
        if (advice) return `${advice} ${needs}`.trim();
        const rest = renames.length > 1 ? `Write ${instead(renames)}. ${all}` : all;
        if (suggestion) return guessed(suggestion, rest);
        return unknownHere({ name, owner, fields }, all, site, at);
      },
      fix: ({ meant, name, fields, collection, others = [] }, site) => {
        if (others.length > 2 && ofOtherKind([name, ...others], site))
          return { lost: { word: name, isOfFile: true } };
        if (collection === undefined) return meant;
        const { rows = [] } = site.collections.get(collection) ?? {};
        return { ...meant, lost: lostField(name, fields, rows) };
      },
    },
    each: {
      message: ({ name }) => `${name} is not a field of a page.`,
      hint: 'Did you mean each? It says for which entries of a collection the file makes pages.',
      fix: () => ({ suggestion: 'each', sure: true }),
    },
    'other-kind': {
      message: ({ names }) => `${listed(names, 'and')} are not fields of a page.`,
      hint: ({ advice }) => advice,
    },
    'fragment-value': {
      message: ({ fragment, name }) =>
        `The fragment ${fragment} has no place for a value called ${name}.`,
      hint: ({ wanted }) => guessed(wanted, ASKED_FOR),
      fix: ({ fragment, name, wanted, sure }) => ({
        suggestion: wanted,
        ...(sure && { sure }),
        lost: { word: `${fragment} ${name}`, known: [wanted], rest: ASKED_FOR },
      }),
    },
    'unused-value': {
      message: ({ fragment, name }) => `The fragment ${fragment} does not use the value ${name}.`,
      hint: ({ file, name, names }, site) => {
        const suggestion = valueOfFragment(name, names, site);
        const place = `Write {{ with.${name} }} where it is to stand in ${file}, or delete it here.`;
        return guessed(suggestion, place);
      },
      fix: ({ fragment, name, names }, site) => {
        const suggestion = valueOfFragment(name, names, site);
        return { ...(suggestion && { suggestion }), lost: { word: `${fragment} ${name}` } };
      },
    },
    'other-entries': {
      message: ({ collection, name, wanted }) =>
        `No other entry of ${collection} has a field ${name}, and all of them have ${wanted}, which this one lacks.`,
      hint: ({ wanted }) => guessed(wanted),
      fix: ({ wanted }) => ({ suggestion: wanted }),
    },
    'schema-org': {
      message: ({ name }) =>
        `${name} is not a word of https://schema.org, so search engines would not understand it.`,
      hint: ({ wanted }) => guessed(wanted),
      fix: ({ wanted }) => ({ suggestion: wanted }),
    },
    language: {
      message: ({ name }) =>
        `pages/_site.yaml has nothing called ${name} here, so this changes nothing of it.`,
      hint: ({ wanted }) => guessed(wanted),
      fix: ({ wanted }) => ({ suggestion: wanted }),
    },
    token: {
      message: ({ name }) => `No style sheet has a token called ${name}, so this changes nothing.`,
      hint: ({ wanted }) => guessed(wanted, 'docs/theme.md lists the tokens.'),
      fix: ({ wanted }) => ({ suggestion: wanted }),
    },
  }),
};

/** Returns the hint for a field that resembles none of those that there are. */
function unknownHere(
  { name, owner, fields }: { name: string; owner: string; fields: string[] },
  all: string,
  site: Site,
  at: SourceLocation,
): string {
  const file = owner.startsWith('an entry') ? schemaFileOf(at, site) : undefined;
  const orAddIt = file ? `, or add it to ${file}` : '';
  // Misplaced fields of a block end up in the page.
  if (owner === 'a page')
    return `If it belongs to a block, it stands below the block’s type, in the same column; if another tool wrote it, delete it. ${all}`;
  const outside = groupOutside(name, site, at);
  if (outside === 'the page')
    return `It is a field of the page: write it at the left edge, above blocks:. ${all}`;
  if (outside)
    return `It is a field of ${outside}: indent it less, so that it lines up with the other fields there. ${all}`;
  return owner === 'the site file'
    ? `If pages are to show it, it stands below data:, where any name is possible: {{ site.data.${name} }}. ${all}`
    : `${namesStayEnglish(name, 'fields')}${all}${fields.length > 0 ? ` If it is none of them, delete it${orAddIt}.` : ''}`;
}

/** Returns which names to write in place of which. */
const instead = (renames: { from: string; to: string }[]): string =>
  listed(
    renames.map(({ from, to }) => `${to} in place of ${from}`),
    'and',
  );

/** Returns the innermost group around that of an unknown field that may have such a field, and does not have it. */
function groupOutside(name: string, site: Site, { file, path }: SourceLocation) {
  const { properties, definitions } = site.engine.page;
  const outwards = path.slice(1).map((_step, index) => path.slice(0, -2 - index));
  for (const around of outwards) {
    const group = valueAt(site.files.data(file), around);
    if (!isObject(group) || name in group) continue;
    const type = String(group.type);
    const [owner, fields] =
      around.at(-1) === 'itemsFrom'
        ? ['itemsFrom', definitions?.itemsFrom?.properties]
        : 'blocks' in group && around.length === 0
          ? ['the page', properties]
          : [`the ${type} block`, site.blockTypes.get(type)?.schema.properties];
    if (fields && Object.hasOwn(fields, name)) return owner;
  }
  return undefined;
}

const ASKED_FOR = 'It is what the fragment asks for.';

/** Returns the fragment's value that was probably meant by another name. */
const valueOfFragment = (name: string, names: string[], { engine }: Site): string | undefined =>
  meant(name, names).suggestion ??
  synonym(name, names, (field) => engine.block.properties?.[field]);

const fieldsHere = (fields: string[]) =>
  fields.length > 0 ? `Fields here: ${listed(fields, 'and')}.` : 'There are no fields here.';

/**
 * Returns an unknown field of entries; one that most of them have stands for a field that none has, and one that a
 * single entry has for none.
 */
function lostField(name: string, fields: string[], rows: Row[]): Lost {
  const has = (field: string) => rows.filter(({ written }) => field in written).length;
  const isOfMost = rows.length > 1 && has(name) * 2 > rows.length;
  const possible = has(name) > 1 ? fields : [];
  const known = isOfMost ? fields.filter((field) => has(field) === 0) : possible;
  return { word: name, known, ...(!isOfMost && { uses: ['*:'] }), rest: fieldsHere(fields) };
}
