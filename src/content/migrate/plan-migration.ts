/** Old names in all YAML files, changed to those of today. Nothing is written here; where there is nothing to do, there are no edits. */

import type { Alias, Aliases } from '../model/schema-facts.ts';
import type { Data, DataPath } from '../model/types.ts';
import { renamed } from '../schemas/aliases.ts';
import { blocksOf, type YamlSource } from '../usages/walk-blocks.ts';
import type { Edit } from '../yaml/edits.ts';

/** An old name that was left: the new one stands beside it, and an editor has to choose. */
export interface Conflict {
  file: string;
  path: DataPath;
  to: string;
}

export interface MigrationPlan {
  edits: Edit[];
  conflicts: Conflict[];
}

/** Returns the edits that bring the files up to date. */
export function planMigration(sources: YamlSource[], aliases: Aliases): MigrationPlan {
  const plan: MigrationPlan = { edits: [], conflicts: [] };
  for (const source of sources) {
    const migration = new FileMigration(source, plan);
    const { file, data } = source;
    // A language has a site file of its own, in its folder; what else begins with an underscore is no page.
    if (file.endsWith('/_site.yaml')) migration.renameFields(data, aliases.site, []);
    else if (!file.includes('/_')) migration.renameFields(data, aliases.page, []);
    for (const { type, block, path } of blocksOf(file, data)) {
      const changed = renamed(aliases.blocks, type);
      if (changed) migration.replace([...path, 'type'], false, changed.to);
      migration.renameFields(block, aliases.fields.get(changed?.to ?? type) ?? [], path);
    }
  }
  return plan;
}

class FileMigration {
  readonly #source: YamlSource;
  readonly #plan: MigrationPlan;

  constructor(source: YamlSource, plan: MigrationPlan) {
    this.#source = source;
    this.#plan = plan;
  }

  renameFields(group: Data, aliases: Alias[], path: DataPath): void {
    for (const { from } of aliases) {
      const alias = renamed(aliases, from);
      if (!alias) continue;
      const steps = from.split('.');
      const to = alias.to.split('.').at(-1) ?? '';
      const names = steps.map((step, index) => [
        step,
        ...olderNames(aliases, steps.slice(0, index + 1).join('.')),
      ]);
      this.#rename(group, [...names.slice(0, -1), steps.slice(-1)], to, path);
    }
  }

  /** @param steps the way to the field: of each step the names that it may have */
  #rename(value: Data, steps: string[][], to: string, path: DataPath): void {
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) this.#rename(item, steps, to, [...path, index]);
      return;
    }
    const [names = [], ...rest] = steps;
    for (const step of names.filter((name) => Object.hasOwn(value, name))) {
      const at = [...path, step];
      if (rest.length > 0) this.#rename(value[step] ?? null, rest, to, at);
      else if (!Object.hasOwn(value, to)) this.replace(at, true, to);
      else this.#plan.conflicts.push({ file: this.#source.file, path: at, to });
    }
    const made = rest.length > 0 && names.includes('items') ? value.itemsFrom : undefined;
    if (made && typeof made === 'object' && 'as' in made) {
      this.#rename(made.as as Data, rest, to, [...path, 'itemsFrom', 'as']);
    }
  }

  /** Puts a word in place of a name or a value, in the same quotes. What comes through an alias of YAML is changed where it stands. */
  replace(path: DataPath, atKey: boolean, word: string): void {
    const { file, text, positions } = this.#source;
    const span = positions().span(path, atKey);
    if (!span) return;
    const quote = /^["']/.exec(text.slice(span.start, span.end))?.[0] ?? '';
    this.#plan.edits.push({ file, ...span, text: quote + word + quote });
  }
}

/** Returns what a field has been called before: inside of one that is renamed as well, fields stand below its old name. */
function olderNames(aliases: Alias[], name: string): string[] {
  return aliases
    .filter(({ from }) => renamed(aliases, from)?.to === name)
    .map(({ from }) => from.split('.').at(-1) ?? '');
}
