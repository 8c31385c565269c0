/** A page as a whole: its headings, the words of its links, and the words for its pictures. All of these are warnings. */
import type { Heading, OddAlt, PageNotes, VagueLink, Windows } from '../finish/page-notes.ts';
import type { Unplaced } from '../issue.ts';
import type { Remark } from './remark.ts';
import { windowRemarks } from './windows.ts';

/**
 * What there is to say about a page without mistakes.
 * @param frame the windows of the blocks around it
 */
export function reviewPage(notes: PageNotes, frame: Windows): Remark[] {
  const remarks = headingRemarks(notes.headings, notes.hasOutline);
  if (notes.links.length > 0) remarks.push(...linkRemarks(notes.links));
  for (const alt of notes.alts) remarks.push(altRemark(alt));
  remarks.push(...notes.oddities);
  remarks.push(...windowRemarks(notes, frame));
  for (const { written, path } of notes.fields) remarks.push({ fault: lostField(written), path });
  return remarks;
}

function headingRemarks(headings: Heading[], hasOutline: boolean): Remark[] {
  const remarks: Remark[] = [];
  const main = headings.filter(({ level }) => level === 1);
  if (main.length === 0 && hasOutline) remarks.push({ fault: noMainHeading, path: [] });
  for (const heading of main.slice(1)) remarks.push(at(heading, secondMainHeading(heading)));
  let before = 1;
  for (const heading of headings) {
    if (heading.level > before + 1 && hasOutline) {
      remarks.push(at(heading, skipped(heading, before)));
    }
    before = heading.level;
  }
  return remarks;
}

function at({ path, written }: Heading, fault: Unplaced): Remark {
  return { fault: written ? { ...fault, within: written } : fault, path };
}

function lostField(written: string): Unplaced {
  const [name = ''] = written.split(':');
  return {
    code: 'indentation',
    message: `This line looks like the field ${name}, and is indented so far that it is a part of the text above it.`,
    hint: 'If it is a field, indent it less, so that it begins in the column of the other fields.',
    within: written,
  };
}

const noMainHeading: Unplaced = {
  code: 'no-main-heading',
  message:
    'This page has no main heading, so screen readers and search engines cannot tell what it is about.',
  hint: 'Begin it with a block that has one, such as - type: banner with title:.',
};

function secondMainHeading({ written }: Heading): Unplaced {
  return {
    code: 'second-main-heading',
    message: 'This page has a second main heading.',
    hint: written
      ? 'In Markdown # makes the main heading; write ## for a section.'
      : 'Keep one banner, hero or message; text with heading: is for sections.',
  };
}

function skipped({ level, written }: Heading, before: number): Unplaced {
  const [signs, right] = ['#'.repeat(level), '#'.repeat(before + 1)];
  return {
    code: 'skipped-heading',
    message: `This heading is of level ${level}, and the one before it of level ${before}: a level is left out.`,
    hint: written ? `Write ${right} instead of ${signs}.` : 'Give the block around it a heading.',
  };
}

function linkRemarks(links: VagueLink[]): Remark[] {
  return links.flatMap((link): Remark[] => {
    const { kind, label, to, path, written: within } = link;
    if (kind === 'repeated') {
      const twins = links.filter((other) => other.label.toLowerCase() === label.toLowerCase());
      const targets = new Set(twins.map((other) => other.to));
      if (targets.size < 2) return [];
      return [{ fault: { ...repeatedLink(label, targets.size), within }, path }];
    }
    if (kind === 'empty') return [{ fault: { ...emptyLink(to), within }, path }];
    const fault = kind === 'address' ? addressAsLink(label) : vagueLink(label);
    return [{ fault: { ...fault, within }, path }];
  });
}

function repeatedLink(label: string, targets: number): Unplaced {
  return {
    code: 'vague-link',
    message: `“${label}” leads to ${targets} different places on this page; read alone, the links cannot be told apart.`,
    hint: 'Say where each goes, such as “Read about our services”.',
  };
}

function vagueLink(label: string): Unplaced {
  return {
    code: 'vague-link',
    message: `“${label}” does not say where the link goes.`,
    hint: 'Let the link be the words that name its target: See our [prices](/prices).',
  };
}

function emptyLink(to: string): Unplaced {
  return {
    code: 'empty-link',
    message: `The link to ${to} has no words, so nobody can see or hear it.`,
    hint: `Write words between its brackets: [Our prices](${to}).`,
  };
}

function addressAsLink(label: string): Unplaced {
  return {
    code: 'address-as-link',
    message:
      'The words of this link are an address, which screen readers spell out letter by letter.',
    hint: `Write what is there: [Opening hours](${label}).`,
  };
}

function altRemark({ fault, alt, path, written }: OddAlt): Remark {
  return { fault: { ...altFaults[fault](alt), within: written }, path };
}

const altFaults: { [fault in OddAlt['fault']]: (alt: string) => Unplaced } = {
  missing: (src) => ({
    code: 'missing-alt',
    message: `The picture ${src} has no words for people who cannot see it.`,
    hint: `Write what it shows between the brackets: ![Our team in front of the tower](${src}).`,
  }),
  file: (alt) => ({
    code: 'poor-alt',
    message: `“${alt}” is a file’s name and says nothing to people who cannot see the picture.`,
    hint: 'Write what the picture shows in a few words, or "" when it is decoration only.',
  }),
  'empty-word': (alt) => ({
    code: 'poor-alt',
    message: `“${alt}” says that there is a picture, and not what it shows.`,
    hint: 'Write what the picture shows in a few words, or "" when it is decoration only.',
  }),
  repeated: (alt) => ({
    code: 'repeated-alt',
    message: `“${alt}” stands beside the picture as well, so screen readers say it twice.`,
    hint: 'Write what only the picture tells, or "" when it tells nothing more.',
  }),
};
