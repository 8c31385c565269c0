/** Merges the diagnostics of places that refer to the same missing name into one. */
import type { Site } from '../../content/site/site.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { guessed, listed } from '../wording/phrases.ts';
import { atDefinition, atEntry, placeOf, whereAsked } from './lost-places.ts';
import { changedAlike, changeOf, keyOfChange } from './name-changes.ts';
import { NameUses } from './name-uses.ts';
import { NewNames } from './new-names.ts';
import { isOfWholeFile, moveTo, strayFiles } from './stray-files.ts';

/**
 * Merges the problems of values that refer to the same missing name: it is most likely one mistake
 * where the name is defined. The problem of a value of the site file is reported there when it has another form or
 * name there; else the problem is reported at the first place. All other problems are returned unchanged.
 */
export function joinLost(problems: Diagnostic[], site: Site): Diagnostic[] {
  const joined = new LostNames(problems, site).joined();
  return withoutConsequences(joined).map(({ lost: _lost, ...problem }) => problem);
}

/** The missing names of a site, with the problems of each. */
class LostNames {
  readonly #uses: NameUses;
  readonly #newNames: NewNames;
  /** Returns the file of a problem, when it lies elsewhere. */
  readonly #strayFile: (problem: Diagnostic) => string | undefined;
  /** Returns the name that the missing one of a problem has got by the same change as others. */
  readonly #changedName: (problem: Diagnostic) => string | undefined;
  /** The files that some problem was found to be about. */
  readonly #strays = new Set<string>();
  /** The keys of groups, by the missing name. */
  readonly #keys: Map<string | undefined, string>;
  /** The problems that are most likely one mistake, by key. */
  readonly #groups: Map<string, Diagnostic[]>;

  constructor(
    private readonly problems: Diagnostic[],
    private readonly site: Site,
  ) {
    this.#uses = new NameUses(site);
    this.#newNames = new NewNames(site, this.#uses);
    this.#strayFile = strayFiles(site, problems, this.#uses);
    this.#changedName = changedAlike(problems, this.#uses);
    const names = [...grouped(problems, lostName)];
    this.#keys = new Map(names.map(([name, group]) => [name, this.#keyOf(name, group)]));
    this.#groups = grouped(problems, (one) => this.#keys.get(lostName(one)));
  }

  /** Returns the problems, with one for each missing name, and without those of files that lie elsewhere. */
  joined(): Diagnostic[] {
    const joined = this.problems.flatMap((one) => this.#join(one));
    const misplaced = new Set(joined.flatMap(({ lost, file }) => (lost?.isOfFile ? file : [])));
    const isOfMisplaced = ({ file, lost, suggestion }: Diagnostic) =>
      !lost?.isOfFile && (misplaced.has(file) || misplaced.has(`pages${suggestion}.yaml`));
    const isOfStray = (one: Diagnostic) => this.#strays.has(one.file) && isOfWholeFile(one);
    return joined.filter((one) => !isOfStray(one) && !isOfMisplaced(one));
  }

  /** Returns the key of the problems with a missing name: several names with the same change are one that has changed. */
  #keyOf(name: string, group: Diagnostic[]): string {
    const [first] = group as [Diagnostic];
    const places = new Set(group.map(placeOf)).size;
    const change = first.edits ? undefined : changeOf(this.#withMeant(first, places));
    return change ? `${first.name} ${keyOfChange(change)}` : name;
  }

  /** Returns a problem with what was probably meant: a file that lies elsewhere, or another name. */
  #withMeant(problem: Diagnostic, places: number): Diagnostic {
    const stray = this.#strayFile(problem);
    if (stray) {
      this.#strays.add(stray);
      return withStray(problem, stray);
    }
    return withGuess(
      problem,
      this.#changedName(problem) ?? this.#newNames.newName(problem, places),
    );
  }

  /** Returns what is reported of a problem: itself, one problem for its group, or nothing. */
  #join(problem: Diagnostic): Diagnostic[] {
    const group = this.#groups.get(this.#keys.get(lostName(problem)) ?? '');
    if (!group) return [problem];
    const file = OF_NAMED_FILES.test(problem.name) ? this.#strayFile(problem) : undefined;
    if (file === undefined) return this.#joinGroup(problem, group);
    this.#strays.add(file);
    return group[0] === problem ? [atStray(problem, file, group)] : [];
  }

  /** Returns what is reported of a problem in a group: one problem for all of them, at the first. */
  #joinGroup(problem: Diagnostic, group: Diagnostic[]): Diagnostic[] {
    const [, ...others] = new Set(group.map(placeOf));
    const isNew = (one: Diagnostic) => this.#newNames.isNew(one);
    // A name that others have rightly is only misspelt in this place.
    if (problem.edits && !problem.lost?.name && (others.length === 0 || !isNew(problem)))
      return [problem];
    const guessed = this.#withMeant(problem, others.length + 1);
    if (others.length === 0) return [this.#misspeltInSiteFile(problem, group) ?? guessed];
    if (group[0] !== problem) return [];
    const isEveryUse = (use: string) => this.#uses.count(use) <= others.length + 1;
    const reported =
      whereAsked(guessed, this.site, isEveryUse) ??
      atDefinition(guessed, group, this.site) ??
      atEntry(guessed, others.length + 1, this.site, isNew) ??
      withPlaces(guessed, others);
    return [{ ...reported, others }];
  }

  /** Returns the problem at the value of the site file that is certainly misspelt; `undefined` when none is. */
  #misspeltInSiteFile(problem: Diagnostic, group: Diagnostic[]): Diagnostic | undefined {
    const isMisspelt = this.#newNames.isMisspeltThere(problem);
    return isMisspelt ? atDefinition(problem, group, this.site) : undefined;
  }
}

/** Returns the missing name that a problem is about. */
const lostName = ({ lost, name }: Diagnostic): string | undefined =>
  lost && (lost.name ?? `${kindOf(name)} ${lost.word} ${lost.known?.toSorted()} ${lost.uses}`);

/** Returns the rule of a problem; the fields that templates and conditions read have two. */
const kindOf = (name: Diagnostic['name']) => (name === 'unknown-field' ? 'unknown-variable' : name);

/** Groups problems by a key; those without one are in no group. */
function grouped(problems: Diagnostic[], keyOf: (problem: Diagnostic) => string | undefined) {
  const groups = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    if (key) groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return groups;
}

/**
 * Removes the problems of names that are missing because of another missing name: a part of a value of the site file,
 * or a choice, an anchor or a link by a name of an entry that has another one for others.
 */
function withoutConsequences(problems: Diagnostic[]): Diagnostic[] {
  const renamedEntries = problems.filter(({ name, others }) => name === 'unknown-entry' && others);
  const entries = renamedEntries.flatMap(({ lost, suggestion }) => [lost?.word, suggestion]);
  const collections = problems.flatMap(({ name, lost }) =>
    name === 'unknown-collection' ? lost?.word : [],
  );
  // A value with another name in the site file is reported there.
  const renamed = problems.flatMap(({ file, name, suggestion }) =>
    file.endsWith('/_site.yaml') && name === 'unknown-key' ? `site.${suggestion}` : [],
  );
  const names = [...renamed, ...problems.flatMap(({ lost }) => lost?.name ?? [])];
  return problems.filter(({ name: rule, lost: { name, word } = {} }) => {
    if (name && (renamed.includes(name) || names.some((one) => name.startsWith(`${one}.`))))
      return false;
    if (rule === 'broken-link') return !word?.split('/').some((step) => entries.includes(step));
    // The schema of a collection that is not there.
    if (rule === 'no-page') return !collections.includes(word);
    return (
      !/^(?:no-entries|broken-anchor|lost-choice)$/.test(rule) ||
      !entries.includes(word?.replace('#', ''))
    );
  });
}

/** Returns a problem with another name as what was probably meant. */
function withGuess(problem: Diagnostic, suggestion: string | undefined): Diagnostic {
  if (suggestion === problem.suggestion) return problem;
  const { suggestion: _other, ...rest } = problem;
  const { file, rest: known = '' } = problem.lost ?? {};
  if (suggestion !== undefined) return { ...rest, suggestion, hint: guessed(suggestion, known) };
  const back = file?.startsWith('pages/') ? `Bring ${file} back, or take out what names it.` : '';
  return { ...rest, hint: `${back} ${known}`.trim() };
}

/** Rules about fragments and collections, which are found by the names of their files. */
const OF_NAMED_FILES = /^unknown-(?:fragment|collection)$/;

/** Returns the problem of a missing fragment or collection at its file, which lies elsewhere. */
function atStray(problem: Diagnostic, file: string, group: Diagnostic[]): Diagnostic {
  const { usedBy: _use, route: _route, edits: _edits, suggestion: _other, ...rest } = problem;
  const places = [...new Set(group.map(placeOf))];
  const range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const message = `${problem.message} ${listed(places, 'and', 8)} ${places.length === 1 ? 'asks' : 'ask'} for it.`;
  return {
    ...rest,
    ...range,
    file,
    message,
    hint: moveTo(problem.lost?.file ?? '', file),
    others: places,
  };
}

/** Returns the problem of a missing file that lies elsewhere. */
function withStray(problem: Diagnostic, stray: string): Diagnostic {
  if (stray.startsWith('public/')) return withGuess(problem, stray.slice('public'.length));
  const { suggestion: _other, ...others } = problem;
  const { file = '', word = '', rest = '' } = problem.lost ?? {};
  const isPath = /^[^/]*\.\w+$/.test(word);
  return { ...others, hint: `${moveTo(file, stray)} ${isPath ? rest : ''}`.trimEnd() };
}

/** Returns a problem with the other places that have it. */
function withPlaces({ edits: _unsure, ...problem }: Diagnostic, others: string[]): Diagnostic {
  const more = others.length === 1 ? 'one more place' : `${others.length} more places`;
  const message = `${problem.message} The same in ${more}: ${listed(others, 'and', 8)}.`;
  const change = changeOf(problem);
  const right = change ? `write “${change.to}” for “${change.from}” in` : 'change';
  const renamed = `If a name has changed, change it back, or ${right} all of these places.`;
  return { ...problem, message, ...(problem.suggestion && { hint: `${problem.hint} ${renamed}` }) };
}
