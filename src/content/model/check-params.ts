/**
 * The parameters of issues about links, pictures and other files, about Markdown, forms, finished pages and the site as
 * a whole, by issue code.
 */

import type { OddValue } from './odd-value.ts';

/** The known word that an unknown one probably means. */
export interface Meant {
  suggestion?: string;
  /** Whether no other word comes close, so that it can be inserted without asking. */
  sure?: true;
}

export interface CheckParams {
  /** An address that is neither a valid internal nor a valid external link, or an internal one in an odd form. */
  'odd-link': {
    to: string;
    reason:
      | 'script'
      | 'own-disk'
      | 'no-address'
      | 'wrong-form'
      | 'own-computer'
      | 'own-site'
      | 'top';
    /** The scheme, before the first colon: `mailto`. */
    scheme?: string | undefined;
    /** The path of the same page on this site. */
    path?: string;
    /** The name of a value of the site file that is an address, beside the one that the template has. */
    wanted?: string;
  };
  /** A path with other capitals than the page or file; `rest` is the text after the path. */
  'letter-case': { written: string; right: string; rest?: string };
  /** A picture that is not in the public folder. */
  'missing-image': { path: string; known: Set<string> };
  /**
   * A file that is not in the public folder; `player` is set when the value is the address of a video player's page
   * instead.
   */
  'missing-file': { path: string; known: Set<string>; player?: string };
  /** The name of an icon that does not exist; `isOdd` when no icon can have that name. */
  'unknown-icon': { name: string; known: Set<string>; isOdd: boolean };
  /** A picture that cannot be read, or an icon that cannot be inlined into a page. */
  'broken-picture':
    | { path: string; reason: string; icon?: undefined }
    | { icon: string; element?: string; attribute?: string };
  /** A picture in a format that browsers cannot show. */
  'unsupported-picture': { ending: string };
  /** A picture of unknown size. */
  'image-without-size': { path: string; isElsewhere: boolean };
  /** A film, or captions, in a format that browsers cannot play. */
  'unsupported-film': { path: string; ending: string; is: 'captions' | 'picture' | 'film' };
  /** Two blocks of a page, or two entries of a collection, with the same name. */
  'duplicate-id':
    | { reason: 'block' | 'form'; id: string }
    | { reason: 'entry'; collection: string; field: string; value: string };
  /** A page without a heading of level 1. */
  'no-main-heading': Record<string, never>;
  'second-main-heading': { isMarkdown: boolean };
  /** A heading two or more levels below the one before it. */
  'skipped-heading': { level: number; before: number; isMarkdown: boolean };
  /** A link whose text says little, or is used for several targets. */
  'vague-link': { label: string; targets: number };
  'empty-link': { to: string };
  'address-as-link': { label: string };
  'missing-alt': { src: string };
  /** An alternative text without information: the file's name, or a word such as `image`. */
  'poor-alt': { alt: string; reason: 'file' | 'empty-word' };
  'repeated-alt': { alt: string };
  /** A line that is indented too far and is therefore part of another value. */
  indentation:
    | { reason: 'field-in-text'; name: string }
    | { reason: 'entry-in-text'; found: string };
  'long-title': { length: number; most: number };
  'missing-description': { route: string };
  'description-length': { length: number; least: number; most: number };
  /** `isCopy` when the description is the same as well. */
  'duplicate-title': { title: string; routes: string[]; isCopy: boolean };
  'duplicate-description': { routes: string[] };
  /**
   * A dialog that nothing opens, or a button that opens nothing; `isType` when `name` is the type of a block that is
   * itself a dialog.
   */
  'lost-dialog': { where: 'this page' | 'any page'; name: string; isType: boolean } & (
    | { reason: 'never-opened' }
    /** `wanted` is the dialog that was probably meant. */
    | { reason: 'opens-nothing'; wanted: string | undefined }
  );

  /** An address that no page or file has; `wanted` is the address that was probably meant. */
  'broken-link':
    | {
        reason: 'page';
        route: string;
        /** The link as it is written, where that differs from the route. */
        link: string | undefined;
        near: Meant;
        /** The pattern of the file that makes the near page of an entry: `/blog/[slug]`. */
        pattern?: string | undefined;
      }
    /** A page that a file would make of an entry; `isThere` when the file's conditions leave that entry out. */
    | { reason: 'no-entry'; route: string; file: string; collection: string; isThere: boolean }
    /** A page that is not translated; `own` is its route in the site's own language. */
    | { reason: 'untranslated'; route: string; own: string }
    | { reason: 'file'; path: string; wanted: string | undefined }
    | { reason: 'feed'; route: string; entry: string; wanted: string | undefined }
    | { reason: 'budget'; pattern: string; wanted: string | undefined };
  /** A link to an anchor that its page does not have. */
  'broken-anchor': { route: string; id: string; to: string } & (
    | { reason: 'unpublished' }
    /** `elsewhere` are the addresses of such anchors on other pages. */
    | { reason: 'no-id'; near: Meant; ids: string[]; elsewhere: string[] }
  );
  /** A link to a page that is not published now. */
  'unpublished-page': { route: string; reason: string };
  /**
   * A redirect from an address that is a page, or that an earlier redirect has. `to` is set when it is no page, as if
   * the two addresses had been swapped.
   */
  'useless-redirect': { from: string; isRepeated: boolean; to?: string };
  'redirect-loop': { from: string; to: string };
  /** A redirect to an address that is redirected again, in the end to `last`. */
  'redirect-chain': { from: string; to: string; last: string };
  /** A form field with a name that cannot be sent, or with properties that do not fit its type. */
  'form-field': { name: string } & (
    | { reason: 'taken-name' | 'same-name' | 'honeypot' }
    | { reason: 'odd-name'; character: string }
    | { reason: 'hidden'; word: 'required' | 'options' }
    | { reason: 'other-type'; word: string; type: string; wanted: string }
  );
  'form-label': { name: string };
  /** Options of a form field that are missing or repeated, or that do not include its default. */
  'form-options':
    | { reason: 'none'; name: string }
    | { reason: 'default'; preset: string; options: string[] }
    | { reason: 'twice'; option: string };
  'form-accept': { odd: string };
  /** A form whose file would not be sent. */
  'form-encoding': { name: string };
  'form-action': { action: string; isPage?: boolean };

  /** A page and a public file with the same address. */
  'route-and-file': { route: string; path: string };
  'same-but-for-capitals': { path: string; first: string };
  /** A file of the public folder that is not published. */
  'hidden-file': { path: string; isLink: boolean; problem?: string };
  /** A symbolic link among the pages that leads out of the site. */
  'stray-link': { file: string; target: string };
  /** A line of `public/_headers` that would override a security header. */
  'kept-header': { name: string; line: number; length: number };

  /** `wanted` is a collection of a similar name. */
  'unused-collection': { name: string; wanted?: string };
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
    /** The largest part of the page. */
    largest: { block: string; bytes: number } | { picture: string; bytes: number } | undefined;
  };
  'low-contrast': {
    front: string;
    behind: string;
    /** The theme as a phrase: `in the dark theme`. */
    where: string;
    ratio: number;
    needed: number;
    isText: boolean;
    /** The name of the colour to change. */
    token: string;
    /** The names of the colours that it is combined with. */
    others: string[];
    /** The nearest colour with enough contrast. */
    readable: string | undefined;
  };
  /** Markdown that would be shown literally; `parts` are the words and addresses found in it. */
  'odd-markdown':
    | OddValue<'bold' | 'link' | 'entity' | 'element' | 'run-on' | 'indented'>
    | {
        reason:
          | 'brackets'
          | 'space-in-address'
          | 'no-reference'
          | 'shortcode'
          | 'double-brackets'
          | 'star-too-many'
          | 'stars'
          | 'left-out-element'
          | 'left-out-attribute'
          | 'not-ended'
          | 'end-alone'
          | 'heading-without-space'
          | 'bullets'
          | 'no-address'
          | 'uneven-row'
          | 'line-break'
          | 'table-without-head';
        parts: string[];
      };
}

/** The sizes of a page that a budget can limit, in bytes. */
export type BudgetKind = 'compressed' | 'html' | 'css' | 'javascript' | 'pictures';
