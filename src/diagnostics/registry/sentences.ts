import type { PlainIssue } from '../../content/model/issue.ts';
import type { Site } from '../../content/site/site.ts';
import type { Explained } from '../model/explained.ts';
import type { Sentences } from '../model/rule.ts';
import { rules } from './rules.ts';

/** Returns an issue with the sentences that its rule makes of its parameters. */
export function sentencesOf(issue: PlainIssue, site: Site): Explained {
  const { params, code, ...details } = issue;
  // each rule takes the parameters of its own code
  const rule = rules[code] as Sentences<unknown>;
  const words = { message: rule.message(params, site), hint: rule.hint(params, site) };
  return { code, ...words, ...rule.fix?.(params, site), ...details };
}
