/** The form of a rule: what is known of one kind of diagnostic, and its sentences. */
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { TextRange } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { DiagnosticName } from './diagnostic.ts';
import type { SchemaParams } from './schema-params.ts';
import type { SyntaxName, SyntaxParams } from './syntax-params.ts';

/** One kind of diagnostic, for `pagewright explain`, docs/problems.md and all reports. */
export type Rule<Name extends DiagnosticName = DiagnosticName> = About & Sentences<Params<Name>>;

/** All rules, by their names. */
export type Rules = { [Name in DiagnosticName]: Rule<Name> };

/** The parameters of the issues that a rule is for: from content, from a schema, or of the text of a file. */
export type Params<Name> =
  | (Name extends keyof IssueParams ? IssueParams[Name] : never)
  | (Name extends keyof SchemaParams ? SchemaParams[Name] : never)
  | (Name extends SyntaxName ? SyntaxParams : never);

interface About {
  /** Permanent: never given to another kind of diagnostic, not even when this one is gone. Printed as `PW101`. */
  code: number;
  severity: 'error' | 'warning';
  /** The kind of diagnostic in a few words. */
  title: string;
  /** Why it matters, and what usually causes it. */
  why: string;
  /** YAML (or a file's name) with the mistake. */
  bad: string;
  /** The same, corrected. */
  good: string;
}

/** The sentences about an issue, made from its parameters. */
export interface Sentences<Params> {
  /** Says what is wrong, in one plain sentence. */
  message: Sentence<Params>;
  /** Says what to write instead, or where to look. */
  hint: Sentence<Params>;
  /** Gives the word that was probably meant, and what corrects the issue for certain. */
  fix?(params: Params, site: Site): Fix;
}

type Sentence<Params> = string | ((params: Params, site: Site) => string);

/** Returns a sentence about an issue. */
export function sentenceFor<Params>(
  sentence: Sentence<Params>,
  params: Params,
  site: Site,
): string {
  return typeof sentence === 'string' ? sentence : sentence(params, site);
}

/** The one of several parameters that has a reason. */
type Of<Params, Reason> = Params extends { reason: infer Own }
  ? Reason extends Own
    ? Params
    : never
  : never;

/** Returns the sentences of a rule whose issues have several reasons, each with sentences of its own. */
export function byReason<Params extends { reason: string }>(
  table: {
    [Reason in Params['reason']]: Sentences<Of<Params, Reason>>;
  },
): Required<Sentences<Params>> {
  // each row takes the parameters of its own reason
  const row = ({ reason }: Params) => table[reason as Params['reason']] as Sentences<Params>;
  return {
    message: (params: Params, site: Site) => sentenceFor(row(params).message, params, site),
    hint: (params: Params, site: Site) => sentenceFor(row(params).hint, params, site),
    fix: (params: Params, site: Site) => row(params).fix?.(params, site) ?? {},
  };
}

/** What an editor may put in place of a value. */
export interface Fix {
  /** The nearest allowed word, when one is near. */
  suggestion?: string;
  /** Whether the suggestion can be put in place without asking. */
  sure?: true;
  /** What is to stand in place of the value; `quote` puts it in quotation marks as it is written. */
  fix?: 'quote' | { text: string };
  /** The part of the value that is meant. */
  within?: string;
  /** Where it stands, in a file that is no YAML. */
  place?: TextRange;
  /** The value of the site file, `site.contact.phone`, that a template asks for in vain. */
  lost?: { name: string; field?: string | undefined };
}
