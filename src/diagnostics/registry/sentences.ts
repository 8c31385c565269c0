import type { Details } from '../../content/model/issue.ts';
import type { SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { DiagnosticName } from '../model/diagnostic.ts';
import type { Explained } from '../model/explained.ts';
import { type Params, type Sentences, sentenceFor } from '../model/rule.ts';
import type { Mistake } from '../syntax/match.ts';
import { rules } from './rules.ts';

/** An issue with a rule of its own code. */
type Plain = {
  [Name in DiagnosticName]: { code: Name; params: Params<Name> };
}[DiagnosticName] &
  Details &
  SourceLocation;

/** Returns an issue with the messages that its rule makes from its parameters. */
export function sentencesOf(issue: Plain, site: Site): Explained {
  const { params, code, ...details } = issue;
  // Each rule takes the parameters of its own code.
  const rule = rules[code] as Sentences<unknown>;
  const message = sentenceFor(rule.message, params, site, details);
  const hint = sentenceFor(rule.hint, params, site, details);
  return { code, message, hint, ...rule.fix?.(params, site, details), ...details };
}

/** Returns a syntax mistake with the messages of its rule. */
export function sentencesOfMistake(
  { params, ...mistake }: Mistake,
  at: Details & SourceLocation,
  site: Site,
): Explained {
  // The rules of syntax mistakes take these parameters.
  const issue = { ...at, ...mistake, params: { reason: 'syntax', ...params } } as Plain;
  return sentencesOf(issue, site);
}
