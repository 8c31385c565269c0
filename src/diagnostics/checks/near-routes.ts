import type { PageSummary } from '../../content/model/types.ts';
import { type Redirect, Redirects } from '../../content/redirects.ts';
import { languageSegment, type Site } from '../../content/site/site.ts';
import { translationIn } from '../wording/file-names.ts';
import { KnownWords, knownWords, type Meant } from '../wording/nearest.ts';

const lastSegment = (route: string) => route.slice(route.lastIndexOf('/') + 1);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/') + 1);

/** Returns the addresses to which a page or a menu leads. */
export function linkedRoutes(site: Site, pages: PageSummary[]): Set<string> {
  const inMenus = site.siteFile.links.map(({ to }) => to);
  return new Set([...pages.flatMap(({ linkedAddresses }) => linkedAddresses), ...inMenus]);
}

/** Finds the pages that wrong addresses probably mean. */
export class NearRoutes {
  readonly #site: Site;
  readonly #pages: PageSummary[];
  readonly #routes: KnownWords;
  /** The routes in the site's own language. */
  readonly #mainRoutes: KnownWords;
  readonly #languageOf: (route: string) => string;
  /** The addresses that some page or menu links to; others have probably just been given. */
  readonly #linked: Set<string>;
  /** The folders of all pages. */
  readonly #folders: Set<string>;
  readonly #redirects: Redirect[];
  readonly #oldAddresses: Set<string>;

  constructor(site: Site, pages: PageSummary[]) {
    this.#site = site;
    this.#languageOf = (route) => languageSegment(site, route);
    this.#pages = pages;
    this.#linked = linkedRoutes(site, pages);
    this.#folders = new Set(pages.map(({ route }) => folderOf(route)));
    this.#redirects = new Redirects(site).list;
    this.#oldAddresses = new Set(this.#redirects.map(({ from }) => from));
    const routes = new Set(pages.map(({ route }) => route));
    this.#routes = new KnownWords(routes);
    this.#mainRoutes = new KnownWords([...routes].filter((route) => !this.#languageOf(route)));
  }

  /** Returns the route that differs from another one at most in its capitals. */
  inOtherCapitals(route: string): string | undefined {
    return this.#routes.inOtherCapitals(route);
  }

  /**
   * Returns the page that was probably meant; for a route in the site's own language one of another language only if no
   * other is near or in its folder.
   */
  meant(route: string): Meant {
    const language = this.#languageOf(route);
    const near = language ? {} : this.#notMade(route, this.#mainRoutes.meant(route));
    const moved = (near.sure ? undefined : this.#anchor(route)) ?? this.#inLanguage(route);
    if (moved) return { suggestion: moved };
    const named = this.#named(route);
    if (near.sure && !named) return near;
    const suggestion =
      named ??
      this.#inOtherFolder(route) ??
      this.#inMisspeltFolder(route) ??
      near.suggestion ??
      this.#bySearchWord(route);
    if (suggestion !== undefined) return { suggestion };
    const redirected = this.#redirected(route);
    if (redirected !== undefined) return { suggestion: redirected };
    const any = this.#notMade(route, this.#routes.meant(route));
    // Any address of a language is like that of its home page.
    const isOfLanguage =
      this.#languageOf(any.suggestion ?? '') === language && any.suggestion !== language;
    return language && !isOfLanguage ? {} : any;
  }

  /** Returns the address of the block that has the last part of a route as its id, on the page of the other parts. */
  #anchor(route: string): string | undefined {
    const [page, id] = [folderOf(route).slice(0, -1), lastSegment(route)];
    const isThere = this.#pages.some((one) => one.route === page && one.anchors.includes(id));
    return isThere ? `${page}#${id}` : undefined;
  }

  /** Returns the page in the language that a route ends with, such as /ar/about of /about/ar and /about-ar. */
  #inLanguage(route: string): string | undefined {
    const { own, folder } = translationIn(route, this.#site) ?? {};
    const moved = own
      ? `/${folder}${own}`
      : `/${lastSegment(route)}${folderOf(route).slice(0, -1)}`;
    return this.#languageOf(moved) && this.#pages.some((one) => one.route === moved)
      ? moved
      : undefined;
  }

  /** Drops an uncertain guess that is the page of an entry, in folders of which the address has nothing. */
  #notMade(route: string, near: Meant): Meant {
    if (near.sure) return near;
    const made = this.#pages.find((page) => page.route === near.suggestion)?.file.includes('[');
    return made && folderOf(route).length < 2 ? {} : near;
  }

  /**
   * Returns the only page of the same folder whose name has more words, or fewer, or that has all words of an address in
   * its title and its file's name.
   */
  #named(route: string): string | undefined {
    const name = lastSegment(route);
    const wanted = wordsOf(name).filter((word) => word !== 'and');
    return this.#only((one, { meta, sourceFiles }) => {
      if (folderOf(one) !== folderOf(route)) return false;
      if (
        `${lastSegment(one)}-`.startsWith(`${name}-`) ||
        `${name}-`.startsWith(`${lastSegment(one)}-`)
      )
        return true;
      const title = wordsOf(meta.title);
      const words = [...title, ...wordsOf(sourceFiles.at(-1) ?? '')];
      return (
        (wanted.length > 1 || title.length === 1) && wanted.every((word) => words.includes(word))
      );
    });
  }

  /** Returns the page of the same language to which a redirect from a similar address leads. */
  #redirected(route: string): string | undefined {
    const near = knownWords(this.#oldAddresses).meant(route).suggestion;
    const to = this.#redirects.find(({ from }) => from === near)?.to ?? '';
    const isOfLanguage = this.#languageOf(to) === this.#languageOf(route);
    return isOfLanguage && this.#pages.some((page) => page.route === to) ? to : undefined;
  }

  /** Returns the page of a folder with a similar name, such as /work/oak-tables of /works/oak. */
  #inMisspeltFolder(route: string): string | undefined {
    const folder = folderOf(route);
    if (folder === '/' || this.#folders.has(folder)) return undefined;
    const near = knownWords(this.#folders).meant(folder).suggestion;
    return near && this.#named(near + lastSegment(route));
  }

  /** Returns the only page of the same language that the site's search finds by the last part of an address. */
  #bySearchWord(route: string): string | undefined {
    const word = lastSegment(route).replace(/-/g, ' ');
    return this.#only(
      (one, { search }) =>
        search?.words?.includes(word) === true && this.#languageOf(one) === this.#languageOf(route),
    );
  }

  /** Returns the only page of the same name and language in another folder, best in one whose name begins alike. */
  #inOtherFolder(route: string): string | undefined {
    const name = lastSegment(route);
    const isNamesake = (one: string) =>
      lastSegment(one) === name && this.#languageOf(one) === this.#languageOf(route);
    const folder = folderOf(route).slice(0, -1);
    const isNear = (one: string) => folder !== '' && folderOf(one).startsWith(folder);
    return this.#only((one) => isNamesake(one) && isNear(one)) ?? this.#only(isNamesake);
  }

  /** Returns the only route that matches; of several the only one that no page links to, most likely a new address. */
  #only(isAlike: (route: string, page: PageSummary) => boolean): string | undefined {
    const routes = this.#pages.flatMap((page) => (isAlike(page.route, page) ? page.route : []));
    if (routes.length < 2) return routes[0];
    const fresh = routes.filter((route) => !this.#linked.has(route));
    return fresh.length === 1 ? fresh[0] : undefined;
  }
}
