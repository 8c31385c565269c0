import { valueAt } from '../../content/model/data.ts';
import type { IssueParams } from '../../content/model/issue-params.ts';
import { ownNames, repairedName, withoutFile } from '../../content/model/names.ts';
import type { SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { Rule } from '../model/rule.ts';
import { type Meant, meant } from '../wording/nearest.ts';
import { guessed, listed } from '../wording/phrases.ts';

export const rule: Rule<'unknown-fragment'> = {
  code: 304,
  severity: 'error',
  title: 'There is no fragment of this name',
  why: 'The blocks of the fragment would be missing in the page.',
  bad: '- type: fragment\n  name: partner',
  good: '- type: fragment\n  name: partners',
  message: ({ name }) => `There is no fragment called ${name}.`,
  hint: (params, site, at) => {
    if (site.blockTypes.has(params.name))
      return `It is a block: write - type: ${params.name} in place of both lines. ${fragmentsOf(params.known)}`;
    const { suggestion } = fragmentMeant(params, site, at);
    if (suggestion && suggestion !== params.name && repairedName(suggestion) === params.name)
      return `Rename pages/_fragments/${suggestion}.yaml to ${params.name}.yaml.`;
    const write = `Write it into pages/_fragments/${params.name}.yaml, or take out the block that uses it. `;
    return guessed(suggestion, (suggestion ? '' : write) + fragmentsOf(params.known)).trimEnd();
  },
  fix: (params, site, at) => {
    const { name: word, known } = params;
    const file = `pages/_fragments/${word}.yaml`;
    const rest = fragmentsOf(known);
    const lost = { word, known: ownNames(known), uses: ['name: *'], file, rest };
    return { ...fragmentMeant(params, site, at), lost };
  },
};

const fragmentsOf = (known: Set<string>) =>
  known.size > 0 ? `Fragments: ${listed(ownNames(known), 'and', 12)}.` : '';

/** Returns the fragment that was probably meant; for a name that a template makes only a misspelt one. */
function fragmentMeant(
  { name, known }: IssueParams['unknown-fragment'],
  { files }: Site,
  { file, path }: SourceLocation,
): Meant {
  const near = meant(withoutFile(name), ownNames(known));
  const isMade = String(valueAt(files.data(file), path)).includes('{{');
  return isMade && !near.sure ? {} : near;
}
