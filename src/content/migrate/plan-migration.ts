/** Old names in all YAML files, changed to those of today. Nothing is written here; where there is nothing to do, there are no edits. */
import type { Edit } from '../edits.ts';
import { type Alias, type Aliases, renamed } from '../schemas/aliases.ts';
import { siteFileName } from '../site-file.ts';
import type { Data, DataPath } from '../types.ts';
import { blocksOf } from '../usages/walk-blocks.ts';
import type { YamlSource } from '../usages/yaml-sources.ts';

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

/** The edits that bring the files up to date. */
export function planMigration(sources: YamlSource[], aliases: Aliases): MigrationPlan {
  const plan: MigrationPlan = { edits: [], conflicts: [] };
  for (const source of sources) {
    const migration = new FileMigration(source, plan);
    const { file, data } = source;
    if (file === siteFileName) migration.renameFields(data, aliases.site, []);
    else if (!file.startsWith('pages/_')) migration.renameFields(data, aliases.page, []);
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
      if (alias) this.#rename(group, from.split('.'), alias.to.split('.').at(-1) ?? '', path);
    }
  }

  #rename(value: Data, [step = '', ...rest]: string[], to: string, path: DataPath): void {
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        this.#rename(item, [step, ...rest], to, [...path, index]);
      return;
    }
    if (rest.length > 0) {
      this.#rename(value[step] ?? null, rest, to, [...path, step]);
      const made = step === 'items' ? value.itemsFrom : undefined;
      if (made && typeof made === 'object' && 'as' in made) {
        this.#rename(made.as as Data, rest, to, [...path, 'itemsFrom', 'as']);
      }
    } else if (Object.hasOwn(value, step)) {
      const at = [...path, step];
      if (Object.hasOwn(value, to))
        this.#plan.conflicts.push({ file: this.#source.file, path: at, to });
      else this.replace(at, true, to);
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
