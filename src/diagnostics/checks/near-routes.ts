import type { PageSummary } from '../../content/model/types.ts';
import { otherLanguages, type Site } from '../../content/site/site.ts';
import { KnownWords, type Meant } from '../../content/words/nearest.ts';

const lastSegment = (route: string) => route.slice(route.lastIndexOf('/') + 1);
const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/') + 1);

/** Finds the pages that wrong addresses probably mean. */
export class NearRoutes {
  readonly #pages: PageSummary[];
  readonly #routes: KnownWords;
  /** The routes in the site's own language. */
  readonly #mainRoutes: KnownWords;
  readonly #isLocal: (route: string) => boolean;
  /** Routes by folder and page title. */
  #byTitle: Map<string, string> | undefined;
  /** The addresses that some page links to. */
  #linked: Set<string> | undefined;

  constructor(site: Site, pages: PageSummary[]) {
    const folders = otherLanguages(site).map(({ folder }) => `/${folder}/`);
    this.#isLocal = (route) => folders.some((folder) => `${route}/`.startsWith(folder));
    this.#pages = pages;
    const routes = new Set(pages.map(({ route }) => route));
    this.#routes = new KnownWords(routes);
    this.#mainRoutes = new KnownWords([...routes].filter((route) => !this.#isLocal(route)));
  }

  /** Returns the route that differs from another one at most in its capitals. */
  inOtherCapitals(route: string): string | undefined {
    return this.#routes.inOtherCapitals(route);
  }

  /** Returns the page that was probably meant; one of another language only if no other is near or in its folder. */
  meant(route: string): Meant {
    const near = this.#isLocal(route) ? {} : this.#mainRoutes.meant(route);
    const longer = this.#longer(route);
    if (near.sure && !longer) return near;
    const suggestion =
      this.#titled(route) ?? longer ?? this.#inOtherFolder(route) ?? near.suggestion;
    return suggestion === undefined ? this.#routes.meant(route) : { suggestion };
  }

  /** Returns the page in the folder of an address that has the address's last segment as its title. */
  #titled(route: string): string | undefined {
    const key = (folder: string, words: string) =>
      `${folder} ${words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    this.#byTitle ??= new Map(
      this.#pages.map((page) => [key(folderOf(page.route), page.meta.title), page.route]),
    );
    return this.#byTitle.get(key(folderOf(route), lastSegment(route)));
  }

  /** Returns the only page of the same folder whose name has more words, or fewer. */
  #longer(route: string): string | undefined {
    const isLonger = (one: string, other: string) => one.startsWith(`${other}-`);
    return this.#only(
      (one) => folderOf(one) === folderOf(route) && (isLonger(one, route) || isLonger(route, one)),
    );
  }

  /** Returns the only page of the same name and language in another folder. */
  #inOtherFolder(route: string): string | undefined {
    const isLocal = this.#isLocal(route);
    const name = lastSegment(route);
    return this.#only((one) => lastSegment(one) === name && this.#isLocal(one) === isLocal);
  }

  /** Returns the only route that matches; of several the only one that no page links to, most likely a new address. */
  #only(isAlike: (route: string) => boolean): string | undefined {
    const routes = this.#pages.map(({ route }) => route).filter(isAlike);
    if (routes.length < 2) return routes[0];
    this.#linked ??= new Set(this.#pages.flatMap(({ leadsTo }) => leadsTo));
    const fresh = routes.filter((route) => !this.#linked?.has(route));
    return fresh.length === 1 ? fresh[0] : undefined;
  }
}
