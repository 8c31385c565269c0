import type { IssueParams } from '../../content/model/issue-params.ts';
import { ownNames, repairedName, withoutFile } from '../../content/model/names.ts';
import type { Rule } from '../model/rule.ts';
import { meant } from '../wording/nearest.ts';
import { guessed, listed } from '../wording/phrases.ts';

export const rule: Rule<'unknown-fragment'> = {
  code: 304,
  severity: 'error',
  title: 'There is no fragment of this name',
  why: 'The blocks of the fragment would be missing in the page.',
  bad: '- type: fragment\n  name: partner',
  good: '- type: fragment\n  name: partners',
  message: ({ name }) => `There is no fragment called ${name}.`,
  hint: (params) => {
    const { suggestion } = fragmentMeant(params);
    if (suggestion && suggestion !== params.name && repairedName(suggestion) === params.name)
      return `Rename pages/_fragments/${suggestion}.yaml to ${params.name}.yaml.`;
    const write = `Write it into pages/_fragments/${params.name}.yaml, or take out the block that uses it. `;
    return guessed(suggestion, (suggestion ? '' : write) + fragmentsOf(params.known)).trimEnd();
  },
  fix: (params) => {
    const { name: word, known } = params;
    const file = `pages/_fragments/${word}.yaml`;
    const rest = fragmentsOf(known);
    const lost = { word, known: ownNames(known), uses: ['name: *'], file, rest };
    return { ...fragmentMeant(params), lost };
  },
};

const fragmentsOf = (known: Set<string>) =>
  known.size > 0 ? `Fragments: ${listed(ownNames(known), 'and', 12)}.` : '';

const fragmentMeant = ({ name, known }: IssueParams['unknown-fragment']) =>
  meant(withoutFile(name), ownNames(known));
