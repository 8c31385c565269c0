/** The form of a rule: what is known of one kind of diagnostic, and its sentences. */
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { Place } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { DiagnosticName } from './diagnostic.ts';

/** One kind of diagnostic, for `pagewright explain`, docs/problems.md and all reports. */
export type Rule<Name extends DiagnosticName = DiagnosticName> = About &
  (Name extends keyof IssueParams ? Sentences<IssueParams[Name]> : object);

/** All rules, by their names. */
export type Rules = { [Name in DiagnosticName]: Rule<Name> };

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

/** What is said of an issue, made of its parameters. */
export interface Sentences<Params> {
  /** Says what is wrong, in one plain sentence. */
  message(params: Params, site: Site): string;
  /** Says what to write instead, or where to look. */
  hint(params: Params, site: Site): string;
  /** Gives the word that was probably meant, and what corrects the issue for certain. */
  fix?(params: Params, site: Site): Fix;
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
  place?: Place;
  /** The value of the site file, `site.contact.phone`, that a template asks for in vain. */
  lost?: string;
}
