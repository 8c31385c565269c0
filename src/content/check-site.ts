/** What can only be seen across pages: routes that two files make, links that lead nowhere, redirects that go round in circles. */

import { Places } from './checks/places.ts';
import { publicIssues } from './checks/routes.ts';
import { siteFileIssues } from './checks/site-files.ts';
import { twinIssues } from './checks/twin-entries.ts';
import { unreadMatcher } from './checks/unread-routes.ts';
import { feedIssues } from './feeds.ts';
import { sameRoute } from './find-pages.ts';
import type { Issue, Worded } from './issue.ts';
import type { LoadedFrame } from './loaded.ts';
import { KnownWords, knownWords } from './problems/known-words.ts';
import { meant } from './problems/nearest.ts';
import { redirectIssues, redirectMatcher } from './redirects.ts';
import type { Site } from './site.ts';
import type { LinkUse, PageSummary, Unpublished } from './types.ts';

/**
 * Checks the pages of a site together.
 * @param pages all of them
 * @param unpublished pages that are not published now
 * @param frame the links and anchors of the blocks around them, from `loadFrame`
 */
export function checkSite(
  site: Site,
  pages: PageSummary[],
  frame: Pick<LoadedFrame, 'links' | 'anchors'> & Partial<LoadedFrame> = { links: [], anchors: [] },
  unpublished: Unpublished[] = [],
): Issue[] {
  site.files.renew();
  const checker = new SiteChecker(site, pages, frame.anchors, unpublished);
  checker.checkRoutes();
  checker.issues.push(...publicIssues(pages, site.publicFiles));
  for (const page of pages) {
    const broken = checker.brokenLinks(page);
    if (broken.size > 0) checker.tellBroken(page, broken);
  }
  checker.checkFrame(site, frame.links);
  for (const { folder, site: local } of site.languages) {
    const own = frame.others?.find((other) => other.folder === folder);
    if (own) checker.checkFrame(local, own.links);
  }
  const faultOf = (to: string): Worded | undefined => checker.fault(to, undefined);
  const hasPage = (route: string) => checker.hasPage(route);
  const isKnown = (route: string) => hasPage(route) || checker.isUnread(route);
  checker.issues.push(...redirectIssues(site, hasPage, faultOf), ...feedIssues(site, isKnown));
  checker.issues.push(...twinIssues(site));
  checker.issues.push(...siteFileIssues(site, new Places(site)));
  return checker.issues;
}

class SiteChecker {
  readonly issues: Issue[] = [];
  readonly #site: Site;
  readonly #pages: PageSummary[];
  readonly #byRoute = new Map<string, PageSummary>();
  /** The routes of all pages, once one is looked for that is not there. */
  #routes: KnownWords | undefined;
  readonly #anchors = new Map<string, Set<string>>();
  readonly #frameAnchors: string[];
  readonly #unpublished: Map<string, string>;
  readonly #isRedirected: (route: string) => boolean;
  /** Whether a route is of a page that could not be made, for a reason that is told elsewhere. */
  readonly isUnread: (route: string) => boolean;
  /** What is wrong with each address that has been looked at. */
  readonly #known = new Map<string, Worded | undefined>();
  readonly #places: Places;

  constructor(
    site: Site,
    pages: PageSummary[],
    frameAnchors: string[],
    unpublished: Unpublished[],
  ) {
    this.#unpublished = new Map(unpublished.map(({ route, reason }) => [route, reason]));
    this.#site = site;
    this.#pages = pages;
    this.#places = new Places(site);
    this.#frameAnchors = frameAnchors;
    this.#isRedirected = redirectMatcher(site);
    this.isUnread = unreadMatcher(site, pages);
    for (const page of pages) {
      if (!this.#byRoute.has(page.route)) this.#byRoute.set(page.route, page);
    }
  }

  hasPage(route: string): boolean {
    return this.#byRoute.has(route);
  }

  checkRoutes(): void {
    for (const page of this.#pages) {
      const first = this.#byRoute.get(page.route);
      if (!first || first === page || first.file === page.file) continue;
      this.issues.push(sameRoute({ file: page.file, pattern: page.route }, first.file));
    }
  }

  /** What is wrong with the addresses that a page links to; nothing, for most pages. */
  brokenLinks(page: PageSummary): Map<string, Worded> {
    const broken = new Map<string, Worded>();
    for (const to of page.leadsTo) {
      const fault = this.fault(to, page);
      if (fault) broken.set(to, fault);
    }
    return broken;
  }

  /** Tells of broken links at each of their places. */
  tellBroken(page: PageSummary, broken: Map<string, Worded>): void {
    for (const { to, path } of this.#places.linksOf(page)) {
      const fault = broken.get(to);
      if (fault) this.issues.push({ ...fault, within: to, ...this.#places.inPage(page, path) });
    }
  }

  /** The links of the frame and of the menus in `_site.yaml`. A hash alone may be on any page. */
  checkFrame(site: Site, links: LinkUse[]): void {
    for (const { to, path } of site.siteFile.links) {
      const fault = to.startsWith('#') ? undefined : this.fault(to, undefined);
      if (fault) this.issues.push({ ...fault, within: to, ...this.#places.inSiteFile(path, site) });
    }
    for (const { to, path } of links) {
      const fault = to.startsWith('#') ? undefined : this.fault(to, undefined);
      if (fault) this.issues.push({ ...fault, within: to, ...this.#places.inFrame(path, site) });
    }
  }

  /** What is wrong with an internal address on a page; `undefined` when it leads somewhere. */
  fault(to: string, page: PageSummary | undefined): Worded | undefined {
    if (to.startsWith('#')) return page && this.#anchorFault(to.slice(1), page, to);
    if (!this.#known.has(to)) this.#known.set(to, this.#faultOf(to));
    return this.#known.get(to);
  }

  #faultOf(to: string): Worded | undefined {
    const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(to) ?? [];
    const route = decoded(path.length > 1 ? path.replace(/\/$/, '') : path);
    const page = this.#byRoute.get(route);
    if (page) return hash ? this.#anchorFault(decoded(hash), page, to) : undefined;
    if (this.#site.publicFiles.has(route) || this.#isRedirected(route)) return undefined;
    const reason = this.#unpublished.get(route);
    if (reason !== undefined) return notPublished(route, reason);
    return this.isUnread(route) ? undefined : this.#noPage(route, to);
  }

  #noPage(route: string, to: string): Worded {
    const rest = /[?#].*$/s.exec(to)?.[0] ?? '';
    this.#routes ??= new KnownWords(this.#byRoute.keys());
    const files = knownWords(this.#site.publicFiles);
    const cased = this.#routes.inOtherCapitals(route) ?? files.inOtherCapitals(route);
    if (cased) {
      return {
        code: 'letter-case',
        message: `${route} is called ${cased}: on the server small and capital letters differ.`,
        hint: `Write ${cased}.`,
        suggestion: cased,
        fix: { text: cased + rest },
      };
    }
    const ending = /\.(?!html?$|yaml$|md$)[a-z0-9]{2,4}$/i.exec(route)?.[0];
    if (ending) return missingFile(route, files.meant(route).suggestion);
    const isSame = route === to || route === decoded(to);
    const { suggestion, sure } = this.#routes.meant(route.replace(/\.(?:html?|yaml|md|php)$/i, ''));
    return {
      code: 'broken-link',
      ...(sure ? { fix: { text: `${suggestion}${rest}` } } : {}),
      message: `There is no page ${route}${isSame ? '' : ` for the link ${to}`}.`,
      hint: suggestion
        ? `Did you mean ${suggestion}?`
        : `Write pages${route === '/' ? '/index' : route}.yaml, or a redirect in pages/_site.yaml.`,
      ...(suggestion ? { suggestion } : {}),
    };
  }

  #anchorFault(id: string, page: PageSummary, to: string): Worded | undefined {
    // "#" and "#top" lead to the top of every page
    if (id === '' || id === 'top') return undefined;
    const anchors = this.#anchorsOf(page);
    // the block with the id may be one that cannot be shown, which is told there
    if (anchors.has(id) || page.broken) return undefined;
    const { suggestion, sure } = meant(id, anchors);
    const elsewhere =
      to.startsWith('#') && !sure ? this.#pages.find((one) => one.anchors.includes(id)) : undefined;
    if (elsewhere) return onOtherPage(to, page, elsewhere);
    return {
      code: 'broken-anchor',
      ...(sure ? { fix: { text: to.replace(/#.*$/s, `#${suggestion}`) } } : {}),
      message: `The page ${page.route} has no block with the id ${id}, so the link ${to} does not find its place.`,
      hint: `${suggestion ? `Did you mean #${suggestion}? ` : ''}Write id: ${id} in the block that is meant.`,
      ...(suggestion ? { suggestion } : {}),
    };
  }

  #anchorsOf(page: PageSummary): Set<string> {
    let anchors = this.#anchors.get(page.route);
    if (!anchors) {
      anchors = new Set([...page.anchors, ...this.#frameAnchors]);
      this.#anchors.set(page.route, anchors);
    }
    return anchors;
  }
}

/** A place that another page has: with the hash alone, a link leads to a place on its own page. */
function onOtherPage(to: string, { route }: PageSummary, other: PageSummary): Worded {
  const suggestion = `${other.route}${to}`;
  return {
    code: 'broken-anchor',
    message: `The link ${to} leads to a place on its own page, ${route}, which has no block with that id; ${other.route} has one.`,
    hint: `Did you mean ${suggestion}?`,
    suggestion,
  };
}

/** A link to a file that is not there; `suggestion` is one that may have been meant. */
function missingFile(path: string, suggestion: string | undefined): Worded {
  return {
    code: 'broken-link',
    message: `There is no file ${path}.`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}It would have to be public${path}.`,
    ...(suggestion ? { suggestion } : {}),
  };
}

function notPublished(route: string, reason: string): Worded {
  return {
    code: 'unpublished-page',
    message: `The page ${route} is not there now: it is ${reason}.`,
    hint: 'Publish the page, or let the block with the link appear and disappear with it: it takes draft, publishFrom and publishUntil too.',
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
