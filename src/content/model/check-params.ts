/** What the issues of forms, of finished pages and of the site as a whole say of what was found, by their names. */
import type { Meant } from '../words/nearest.ts';

export interface CheckParams {
  /** Two blocks of a page, or two entries of a collection, with the same name. */
  'duplicate-id':
    | { reason: 'block'; id: string }
    | { reason: 'entry'; collection: string; field: string; value: string };
  /** A page without a heading of level 1. */
  'no-main-heading': Record<string, never>;
  'second-main-heading': { isMarkdown: boolean };
  /** A heading two or more levels below the one before it. */
  'skipped-heading': { level: number; before: number; isMarkdown: boolean };
  /** A link whose words say little, or lead to several places. */
  'vague-link': { label: string; targets: number };
  'empty-link': { to: string };
  'address-as-link': { label: string };
  'missing-alt': { src: string };
  /** Words for a picture that say nothing: a file's name, or that it is a picture. */
  'poor-alt': { alt: string; reason: 'file' | 'empty-word' };
  'repeated-alt': { alt: string };
  /** A line that stands too far right, and so within another value. */
  indentation:
    | { reason: 'field-in-text'; name: string }
    | { reason: 'entry-in-text'; found: string };
  'long-title': { length: number; most: number };
  'missing-description': { route: string };
  'description-length': { length: number; least: number; most: number };
  'duplicate-title': { title: string; routes: string[] };
  'duplicate-description': { routes: string[] };
  /** A dialog that nothing opens, or a button that opens nothing; `isType` where `name` is the type of a block that is a dialog itself. */
  'lost-dialog': { where: 'this page' | 'any page'; name: string; isType: boolean } & (
    | { reason: 'never-opened' }
    | { reason: 'opens-nothing'; names: Set<string> }
  );

  /** An address that no page or file has; `wanted` was probably meant. */
  'broken-link':
    | {
        reason: 'page';
        route: string;
        /** The link as it is written, where that differs from the route. */
        link: string | undefined;
        /** What follows the route: `?a=1#b`. */
        rest: string;
        near: Meant;
      }
    | { reason: 'file'; path: string; wanted: string | undefined }
    | { reason: 'feed'; route: string; entry: string }
    | { reason: 'budget'; pattern: string; wanted: string | undefined };
  /** A link to a place that its page does not have. */
  'broken-anchor':
    | { reason: 'no-id'; route: string; id: string; to: string; near: Meant; ids: string[] }
    | { reason: 'other-page'; route: string; to: string; other: string };
  /** A link to a page that is not published now. */
  'unpublished-page': { route: string; reason: string };
  /**
   * A redirect from an address that is a page, or that an earlier redirect has; `to` where it leads to no page, as if
   * the two had changed places.
   */
  'useless-redirect': { from: string; isRepeated: boolean; to?: string };
  'redirect-loop': { from: string; to: string };
  /** A redirect that leads to others, and to `last` in the end. */
  'redirect-chain': { from: string; to: string; last: string };
  /** A field of a form that cannot be sent, or not by itself. */
  'form-field': { name: string } & (
    | { reason: 'taken-name' | 'same-name' | 'honeypot' }
    | { reason: 'odd-name'; character: string }
    | { reason: 'hidden'; word: 'required' | 'options' }
    | { reason: 'other-type'; word: string; type: string; wanted: string }
  );
  'form-label': { name: string };
  /** Options that cannot be chosen from. */
  'form-options':
    | { reason: 'none'; name: string }
    | { reason: 'default'; preset: string; options: string[] }
    | { reason: 'twice'; option: string };
  'form-accept': { odd: string };
  /** A form whose file would not be sent. */
  'form-encoding': { name: string };
  'form-action': { action: string; isPage?: boolean };

  /** A page and a file of the public folder with one address. */
  'route-and-file': { route: string; path: string };
  'same-but-for-capitals': { path: string; first: string };
  /** A file of the public folder that is not published. */
  'hidden-file': { path: string; isLink: boolean; problem?: string };
  /** A link among the pages that leads out of the site. */
  'stray-link': { file: string; target: string };
  /** A line of `public/_headers` that would replace a security header. */
  'kept-header': { name: string; line: number; length: number };

  'unused-collection': { name: string };
  'unused-fragment': { name: string };
  /** Pictures of one folder that no page shows. */
  'unused-picture': { paths: string[] };
  'large-picture':
    | { path: string; kind: 'picture' | 'photograph'; bytes: number; most: number }
    | { path: string; kind: 'pixels'; width: number; height: number; most: number };
  'large-video': { path: string; bytes: number; most: number };
  'over-budget': {
    route: string;
    kind: BudgetKind;
    bytes: number;
    most: number;
    /** What weighs most on the page. */
    largest: { block: string; bytes: number } | { picture: string; bytes: number } | undefined;
  };
  'low-contrast': {
    front: string;
    behind: string;
    /** `in the dark theme`. */
    where: string;
    ratio: number;
    needed: number;
    isText: boolean;
    /** The colour that is to change. */
    token: string;
    /** What it stands on. */
    others: string[];
    /** The nearest colour with enough contrast. */
    readable: string | undefined;
  };
}

/** What is counted of a page, in bytes. */
export type BudgetKind = 'compressed' | 'html' | 'css' | 'javascript' | 'pictures';
