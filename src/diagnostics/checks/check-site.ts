/** Checks a site across its pages: routes that two files make, broken links, and redirect loops. */

import { sameRoute } from '../../content/find-pages.ts';
import { routeInOwnLanguage } from '../../content/languages/translations.ts';
import { decoded } from '../../content/model/bare-path.ts';
import { valueAt } from '../../content/model/data.ts';
import type { Issue, UnlocatedIssue } from '../../content/model/issue.ts';
import type {
  DataPath,
  PageSummary,
  SourceLocation,
  Unpublished,
} from '../../content/model/types.ts';
import { redirectMatcher } from '../../content/redirects.ts';
import { framesOf, languageSegment, type Site, siteInEach } from '../../content/site/site.ts';
import { SourceLocator } from '../../content/source-locator.ts';
import { isInternal, localAddress, oddLink, ownAddress } from '../../content/transform/links.ts';
import { blocksOf } from '../../content/usages/written-blocks.ts';
import { issuesOfEntry } from '../causes/entry-issues.ts';
import { nearestFile } from '../wording/file-names.ts';
import { knownWords, meant } from '../wording/nearest.ts';
import { frameDialogIssues } from './dialogs.ts';
import { feedIssues } from './feeds.ts';
import { queryIssue } from './form-queries.ts';
import { NearRoutes } from './near-routes.ts';
import { twinIssues } from './odd-entries.ts';
import { publicIssues } from './public-files.ts';
import { redirectIssues } from './redirects.ts';
import { siteFileIssues } from './site-files.ts';
import { strayFileIssues } from './stray-files.ts';
import { makerOf, unreadMatcher } from './unread-routes.ts';

/** The anchors of every page: "#" and "#top" lead to its top, "#content" to its main content. */
const ofEveryPage = new Set(['', 'top', 'content']);

/**
 * Returns the issues of a site that show only across its pages.
 *
 * @param site the site with its frame
 * @param pages all pages
 * @param unpublished the pages that are not published now
 */
export function checkSite(
  site: Site,
  pages: PageSummary[],
  unpublished: Unpublished[] = [],
): Issue[] {
  site.files.renew();
  const checker = new SiteChecker(site, pages, unpublished);
  checker.checkRoutes();
  checker.issues.push(...publicIssues(pages, site.publicFiles));
  for (const page of pages) {
    const broken = checker.brokenLinks(page);
    if (broken.size > 0) checker.reportBroken(page, broken);
  }
  for (const local of siteInEach(site)) checker.checkFrame(local);
  const issueOf = (to: string): UnlocatedIssue | undefined => checker.issueFor(to, undefined);
  const hasPage = (route: string) => checker.hasPage(route);
  const isKnown = (route: string) => hasPage(route) || checker.isUnread(route);
  checker.issues.push(...redirectIssues(site, hasPage, issueOf), ...feedIssues(site, isKnown));
  checker.issues.push(...twinIssues(site), ...frameDialogIssues(site, pages, checker.locator));
  checker.issues.push(...siteFileIssues(site), ...strayFileIssues(site));
  return checker.issues;
}

class SiteChecker {
  readonly issues: Issue[] = [];
  readonly #site: Site;
  readonly #pages: PageSummary[];
  readonly #byRoute = new Map<string, PageSummary>();
  /** Created when the first missing route is looked up. */
  #nearRoutes: NearRoutes | undefined;
  readonly #anchors = new Map<string, Set<string>>();
  readonly #frameAnchors: string[];
  readonly #unpublished: Map<string, string>;
  readonly #isRedirected: (route: string) => boolean;
  /** Returns whether a route is that of a page with an issue, reported elsewhere, for which it could not be made. */
  readonly isUnread: (route: string) => boolean;
  /** The issue of each address that was checked. */
  readonly #known = new Map<string, UnlocatedIssue | undefined>();
  readonly locator: SourceLocator;

  constructor(site: Site, pages: PageSummary[], unpublished: Unpublished[]) {
    this.#unpublished = new Map(unpublished.map(({ route, reason }) => [route, reason]));
    this.#site = site;
    this.#pages = pages;
    this.locator = new SourceLocator(site);
    this.#frameAnchors = framesOf(site).flatMap(({ anchors }) => anchors);
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

  /** Returns the issues of the addresses that a page links to; most pages have none. */
  brokenLinks(page: PageSummary): Map<string, UnlocatedIssue> {
    const broken = new Map<string, UnlocatedIssue>();
    for (const to of page.linkedAddresses) {
      const issue = this.issueFor(to, page);
      if (issue) broken.set(to, issue);
    }
    return broken;
  }

  /** Reports broken links at each of their places. */
  reportBroken(page: PageSummary, broken: Map<string, UnlocatedIssue>): void {
    for (const { to, path } of this.locator.linksOf(page)) {
      const issue = broken.get(to);
      if (!issue) continue;
      const place = this.locator.inPage(page, path);
      if (!this.#isOfTemplate(place) || !this.#isOfBrokenEntry(page, path))
        this.issues.push({ ...issue, within: to, ...place });
    }
  }

  #isOfTemplate({ file, path }: SourceLocation): boolean {
    const text = valueAt(this.#site.files.data(file), path);
    return typeof text === 'string' && text.includes('{{');
  }

  /** Returns whether a template makes an address from an entry with a mistake, which is reported separately. */
  #isOfBrokenEntry(page: PageSummary, path: DataPath): boolean {
    const entries = this.locator.entriesInPage(page, path);
    return entries.some((entry) => issuesOfEntry(entry, this.#site).length > 0);
  }

  /** Checks the links of the frame and of the menus in `_site.yaml`. */
  checkFrame(site: Site): void {
    for (const { to, path } of site.siteFile.links) {
      const issue = isInternal(to)
        ? this.issueFor(to, undefined)
        : (oddLink(to) ?? localAddress(to) ?? this.#ownAddress(to));
      if (issue) this.issues.push({ ...issue, within: to, ...this.locator.inSiteFile(path, site) });
    }
    for (const { to, path } of site.frame.links) {
      const issue = this.issueFor(to, undefined);
      if (issue) this.issues.push({ ...issue, within: to, ...this.locator.inFrame(path, site) });
    }
  }

  /** Returns the warning about a full address of the site itself; `undefined` for other addresses. */
  #ownAddress(to: string): UnlocatedIssue | undefined {
    const issue = ownAddress(to, this.#site.settings.url);
    return issue && { ...issue, severity: 'warning' };
  }

  /** Returns the issue of an internal address on a page; `undefined` when its target exists. */
  issueFor(to: string, page: PageSummary | undefined): UnlocatedIssue | undefined {
    // Outside of pages, as in the frame, a hash alone may refer to an anchor of any page.
    if (to.startsWith('#')) return page && this.#anchorIssue(to.slice(1), page, to);
    if (!this.#known.has(to)) this.#known.set(to, this.#issueOf(to));
    return this.#known.get(to);
  }

  #issueOf(to: string): UnlocatedIssue | undefined {
    // A failed template is reported separately.
    if (to.includes('{{')) return undefined;
    const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(to) ?? [];
    const route = decoded(path.length > 1 ? path.replace(/\/$/, '') : path);
    const page = this.#byRoute.get(route);
    const lost = page && hash ? this.#anchorIssue(decoded(hash), page, to) : undefined;
    if (page) return lost ?? queryIssue(query, page);
    if (this.#site.publicFiles.has(route) || this.#isRedirected(route)) return undefined;
    const reason = this.#unpublished.get(route);
    if (reason !== undefined) return { code: 'unpublished-page', params: { route, reason } };
    return this.isUnread(route) ? undefined : this.#noPage(route, to);
  }

  #noPage(route: string, to: string): UnlocatedIssue {
    const rest = /[?#].*$/s.exec(to)?.[0] ?? '';
    this.#nearRoutes ??= new NearRoutes(this.#site, this.#pages);
    const files = knownWords(this.#site.publicFiles);
    const cased = this.#nearRoutes.inOtherCapitals(route) ?? files.inOtherCapitals(route);
    if (cased) return { code: 'letter-case', params: { written: route, right: cased, rest } };
    const ending = /\.(?!html?$|yaml$|md$)[a-z0-9]{2,4}$/i.exec(route)?.[0];
    if (ending) {
      const wanted = nearestFile(route, this.#site.publicFiles).suggestion;
      return { code: 'broken-link', params: { reason: 'file', path: route, wanted } };
    }
    const isHome = /^\/(?:home|index|start)(?:page)?(?:\.\w+)?$/i.test(route);
    const maker = makerOf(route, this.#site, this.#byRoute);
    if (maker) return { code: 'broken-link', params: { reason: 'no-entry', route, ...maker } };
    const near = isHome
      ? { suggestion: '/' }
      : this.#nearRoutes.meant(route.replace(/\.(?:html?|yaml|md|php)$/i, ''));
    const own = routeInOwnLanguage(route, this.#site);
    if (own !== undefined && !near.suggestion && this.hasPage(own))
      return { code: 'broken-link', params: { reason: 'untranslated', route, own } };
    const link = route === to || route === decoded(to) ? undefined : to;
    const made = this.#byRoute.get(near.suggestion ?? '')?.file;
    const pattern = this.#site.pageFiles.find(({ file }) => file === made)?.pattern;
    return { code: 'broken-link', params: { reason: 'page', route, link, near, pattern } };
  }

  #anchorIssue(id: string, page: PageSummary, to: string): UnlocatedIssue | undefined {
    if (ofEveryPage.has(id)) return undefined;
    const anchors = this.#anchorsOf(page);
    // The block with the anchor may be invalid, which is reported separately.
    if (anchors.has(id) || page.broken) return undefined;
    const { route } = page;
    const blocks = blocksOf(page.file, this.#site.files.data(page.file) ?? null);
    if (blocks.some(({ block }) => block.id === id))
      return { code: 'broken-anchor', params: { reason: 'unpublished', route, id, to } };
    // A name with another word more or less is likelier than one that is only spelt alike.
    const longer = [...anchors].filter(
      (one) => one.startsWith(`${id}-`) || id.startsWith(`${one}-`),
    );
    const [part] = longer.length === 1 ? longer : [];
    const spelt = meant(id, anchors);
    const near = part && !spelt.sure ? { suggestion: part } : spelt;
    const isHere = to.startsWith('#');
    // The block may be on other pages; in the same language, unless nothing on its own page is alike.
    const inOwn = (of: string) => of.slice(languageSegment(this.#site, of).length) || '/';
    const isOther = ({ lang, anchors: ids, route: other }: PageSummary) =>
      ids.includes(id) &&
      (lang === page.lang || (!near.suggestion && (isHere || inOwn(other) !== inOwn(route))));
    const isUnlike = isHere ? !near.sure : !near.suggestion;
    const elsewhere = isUnlike
      ? this.#pages
          .filter(isOther)
          .toSorted((a, b) => Number(b.lang === page.lang) - Number(a.lang === page.lang))
          .map((one) => `${one.route}#${id}`)
      : [];
    const ids = { near, ids: page.anchors, elsewhere };
    return { code: 'broken-anchor', params: { reason: 'no-id', route, id, to, ...ids } };
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
