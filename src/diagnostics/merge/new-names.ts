/** Finds the names that missing ones have today. */
import { escapePattern } from '../../content/model/escape-pattern.ts';
import { SITE_FILE_NAME, type Site } from '../../content/site/site.ts';
import { type Diagnostic, type Lost, MAX_NAMES } from '../model/diagnostic.ts';
import { isOtherNumber, meant, nearest } from '../wording/nearest.ts';
import { synonym } from '../wording/synonyms.ts';
import type { NameUses } from './name-uses.ts';

/**
 * The names that were probably meant by missing ones. What has been renamed has a new name that no file uses yet.
 */
export class NewNames {
  constructor(
    private readonly site: Site,
    private readonly uses: NameUses,
  ) {}

  /** Returns whether nothing refers to the name that was probably meant. */
  isNew({ lost, suggestion = '' }: Diagnostic): boolean {
    return lost?.known?.includes(suggestion) === true && this.#hasNoUse(suggestion, lost);
  }

  /**
   * Returns whether a value of the site file is certainly misspelt there: it has no use, and the name that it lacks
   * several, or a place beside other values.
   */
  isMisspeltThere(problem: Diagnostic): boolean {
    if (problem.edits === undefined || !this.isNew(problem)) return false;
    const { name = '', word = '' } = problem.lost ?? {};
    if (this.uses.count(name) > 1) return true;
    const siteText = this.site.files.text(SITE_FILE_NAME) ?? '';
    return new RegExp(`^ +${escapePattern(word)}:`, 'm').test(siteText);
  }

  /**
   * Returns the name that was probably meant, if any.
   *
   * @param places how many places refer to the missing name
   */
  newName({ lost, edits, suggestion }: Diagnostic, places: number): string | undefined {
    if (!lost || edits) return suggestion;
    // A name that is asked for once may be misspelt there.
    const isMisspelt = suggestion !== undefined && !isOtherNumber(lost.word, suggestion);
    if (isMisspelt && places === 1 && !this.#isRenamed(suggestion, lost)) return suggestion;
    const isWrong = places > 1 ? this.#isOther(suggestion, lost) : isMisspelt;
    return this.#freshName(lost) ?? (isWrong ? undefined : suggestion);
  }

  /** Returns the known names without a use; none when there are too many to tell. */
  #fresh(lost: Lost): string[] {
    const { known = [] } = lost;
    return known.length >= MAX_NAMES ? [] : known.filter((one) => this.#hasNoUse(one, lost));
  }

  /** Returns whether a missing name is hardly a slip for a similar one, but has got another name. */
  #isRenamed(similar: string, lost: Lost): boolean {
    return this.#isOtherFile(similar, lost) || this.#isNextToFresh(similar, lost);
  }

  /** Returns whether a name that others use is no certain slip, while one that nothing uses is similar as well. */
  #isNextToFresh(name: string, lost: Lost): boolean {
    return (
      this.#isOther(name, lost) &&
      !meant(lost.word, [name]).sure &&
      nearest(lost.word, this.#fresh(lost)) !== undefined
    );
  }

  /** Returns the known name that a missing one has today: a similar one, or the only one without a use. */
  #freshName(lost: Lost): string | undefined {
    const { word, known = [], name } = lost;
    const fresh = this.#fresh(lost);
    // A single value of the site file may never have been used, unless all in its group are alike, as menus are.
    const isOnly = fresh.length === 1 && (known.length > 1 || !name || this.#isOfAlike(name));
    return nearest(word, fresh) ?? synonym(word, fresh) ?? (isOnly ? fresh[0] : undefined);
  }

  /** Returns whether nothing refers to a name in one of the ways in which the missing one is referred to. */
  #hasNoUse(name: string, { uses = [] }: Lost): boolean {
    // The end of a name may come from a template: post-head-{{ entry.format }}.
    const names = [name, name.replace(/(?<=-)[^-]*$/, '{{')];
    return !uses.some((use) => names.some((one) => this.uses.isUsed(use.replace('*', one))));
  }

  /** Returns whether a name cannot be the new one of several places, which rarely have the same typing mistake. */
  #isOther(name: string | undefined, lost: Lost): boolean {
    return name !== undefined && lost.known?.includes(name) === true && !this.#hasNoUse(name, lost);
  }

  /** Returns whether a file is hardly a missing one: another place uses it, and one name is no slip or part of the other. */
  #isOtherFile(name: string, lost: Lost): boolean {
    if (!lost.file?.startsWith('public/') || !this.#isOther(name, lost)) return false;
    const [stem = '', other = ''] = [lost.word, name].map((path) =>
      path.replace(/^.*\/|\.\w+$/g, ''),
    );
    return !meant(stem, [other]).sure && !stem.includes(other) && !other.includes(stem);
  }

  /** Returns whether a value of the site file is in a group whose values all have one form, as menus have. */
  #isOfAlike(name: string): boolean {
    const { properties, additionalProperties } =
      this.site.engine.site.properties?.[name.split('.')[1] ?? ''] ?? {};
    return properties === undefined && typeof additionalProperties === 'object';
  }
}
