/** The type of a rule: the description of one kind of diagnostic, and its messages. */
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { SourceLocation, TextRange } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { DiagnosticName, Lost } from './diagnostic.ts';
import type { SchemaParams } from './schema-params.ts';
import type { SyntaxName, SyntaxParams } from './syntax-params.ts';

/** One kind of diagnostic, for `pagewright explain`, docs/problems.md and all reports. */
export type Rule<Name extends DiagnosticName = DiagnosticName> = About & Sentences<Params<Name>>;

/** All rules, by name. */
export type Rules = { [Name in DiagnosticName]: Rule<Name> };

/** The parameters of a rule's issues, which come from content, from a schema, or from the text of a file. */
export type Params<Name> =
  | (Name extends keyof IssueParams ? IssueParams[Name] : never)
  | (Name extends keyof SchemaParams ? SchemaParams[Name] : never)
  | (Name extends SyntaxName ? SyntaxParams : never);

interface About {
  /** Permanent: never reused for another rule, not even when this one is removed. Printed as `PW101`. */
  code: number;
  severity: 'error' | 'warning';
  /** The kind of diagnostic in a few words. */
  title: string;
  /** Why it matters, and what usually causes it. */
  why: string;
  /** A sample with the mistake: YAML, or a file's name. */
  bad: string;
  /** The corrected sample. */
  good: string;
}

/** The messages of an issue, made from its parameters. */
export interface Sentences<Params> {
  /** The problem, in one plain sentence. */
  message: Sentence<Params>;
  /** What to write instead, or where to look. */
  hint: Sentence<Params>;
  /** Returns the word that was probably meant, and the certain correction of the issue. */
  fix?(params: Params, site: Site, at: SourceLocation): Fix;
}

/** A message, or a function that makes it from the parameters of an issue and its place. */
type Sentence<Params> = string | ((params: Params, site: Site, at: SourceLocation) => string);

/** Returns a message for an issue. */
export function sentenceFor<Params>(
  sentence: Sentence<Params>,
  params: Params,
  site: Site,
  at: SourceLocation,
): string {
  return typeof sentence === 'string' ? sentence : sentence(params, site, at);
}

/** Selects the parameters with a reason from a union. */
type Of<Params, Reason> = Params extends { reason: infer Own }
  ? Reason extends Own
    ? Params
    : never
  : never;

/** Returns the messages of a rule with several reasons, each with its own messages. */
export function byReason<Params extends { reason: string }>(
  table: {
    [Reason in Params['reason']]: Sentences<Of<Params, Reason>>;
  },
): Required<Sentences<Params>> {
  // Each row takes the parameters of its own reason.
  const row = ({ reason }: Params) => table[reason as Params['reason']] as Sentences<Params>;
  return {
    message: (params, site, at) => sentenceFor(row(params).message, params, site, at),
    hint: (params, site, at) => sentenceFor(row(params).hint, params, site, at),
    fix: (params, site, at) => row(params).fix?.(params, site, at) ?? {},
  };
}

/** The correction of a value that an editor may apply. */
export interface Fix {
  /** The nearest allowed word, when one is near. */
  suggestion?: string;
  /** Whether the suggestion can be applied without asking. */
  sure?: true;
  /** The text that replaces the value; `quote` puts the source text in quotation marks. */
  fix?: 'quote' | { text: string };
  /** The part of the value that the issue is about. */
  within?: string;
  /** The place in a file that is not YAML. */
  range?: TextRange;
  /** The missing name that the value refers to, when it may have been renamed where it is defined. */
  lost?: Lost;
}
