/** Finds links whose text says little about where they lead, or shows another number or address. */
import type { ValueIssue } from '../../content/model/issue.ts';
import type { LinkNote } from '../../content/transform/page-notes.ts';
import { otherAddress } from './shown-address.ts';

const alwaysVague = /^(?:click(?: here)?|here|this|this page|link|this link)\W*$/i;
const vagueTwice =
  /^(?:read|learn|find out|see|show|view|discover|know) more\W*$|^(?:more|details|go|continue|continue reading|read on)\W*$/i;
const address = /^(?:https?:\/\/|www\.)\S+$/i;
/** The length of a text that says enough, in characters. */
const LONG = 60;

/** Returns the issues of the links of a page. */
export function linkTextIssues(links: LinkNote[]): ValueIssue[] {
  const repeated = links.filter(
    ({ label, isInEntry }) => !isInEntry && vagueTwice.test(label.trim()),
  );
  return links.flatMap((link): ValueIssue[] => {
    const { label, to, path, written: within } = link;
    const words = label.trim();
    if (words === '') return [{ issue: { code: 'empty-link', params: { to }, within }, path }];
    if (address.test(words) && !to.startsWith('mailto:'))
      return [{ issue: { code: 'address-as-link', params: { label }, within }, path }];
    // Other links than those in Markdown are groups, which are checked as they are written.
    const other = within === label ? undefined : otherAddress({ label, to });
    if (other) {
      const params = { reason: 'other-address', value: other.link, found: other.shown } as const;
      return [{ issue: { code: 'wrong-value', params, within }, path }];
    }
    if (words.length > LONG) return [];
    const targets = alwaysVague.test(words) ? 1 : targetsOf(link, repeated);
    if (targets === 0) return [];
    return [{ issue: { code: 'vague-link', params: { label, targets }, within }, path }];
  });
}

/** Returns the number of addresses that links with the text of a repeated one lead to; 0 if it leads to one alone. */
function targetsOf(link: LinkNote, repeated: LinkNote[]): number {
  if (!repeated.includes(link)) return 0;
  const twins = repeated.filter(({ label }) => label.toLowerCase() === link.label.toLowerCase());
  const targets = new Set(twins.map(({ to }) => to)).size;
  return targets < 2 ? 0 : targets;
}
