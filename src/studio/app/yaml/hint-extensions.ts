/** Completion and hover texts of the YAML editor. */

import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { EditorState, Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { DataPath } from '../../../content/model/types.ts';
import type { Choices, Forms } from '../../contract/forms.ts';
import {
  fieldsAt,
  type Hint,
  type HintSource,
  meaningAt,
  shapeAt,
  valuesAt,
} from './schema-hints.ts';
import {
  bracketPlace,
  linePlace,
  namesAt,
  namesBeside,
  rangeOf,
  spanAt,
  type TypingPlace,
  typeAt,
} from './tree-path.ts';

/** Facts about the site that completion needs. */
export interface HintFacts {
  file: string;
  forms: Forms | undefined;
  choices: Choices | undefined;
}

function sourceOf(state: EditorState, facts: HintFacts): HintSource | undefined {
  const { file, forms, choices } = facts;
  return forms && { file, forms, choices, typeAt: (path) => typeAt(state, path) };
}

/** Renders the explanation of a word. */
function explained({ word, detail, description }: Hint): HTMLElement {
  const box = document.createElement('div');
  box.className = 'yaml-hint';
  const head = document.createElement('p');
  const name = document.createElement('strong');
  name.textContent = word;
  head.append(name, detail && ` ${detail}`);
  const text = document.createElement('p');
  text.textContent = description;
  box.append(head, ...(description ? [text] : []));
  return box;
}

const asOption = (hint: Hint): Completion => ({
  label: hint.word,
  detail: hint.detail,
  ...(hint.description && { info: () => explained(hint) }),
});

/** Returns the text that follows the name of a field, so that its value can be typed. */
function afterName(shape: ReturnType<typeof shapeAt>, column: number | undefined): string {
  if (column === undefined) return ': ';
  const line = `\n${' '.repeat(column + 2)}`;
  return { single: ': ', group: `:${line}`, list: `:${line}- ` }[shape];
}

/** Returns whether the text of a group has a field. The text begins after the mark of a list entry. */
function hasField(group: string, name: string, column: number): boolean {
  return group.split('\n').some((line, index) => {
    const [lead = ''] = /^\s*(?:-\s+)*/.exec(line) ?? [];
    return line.startsWith(`${name}:`, lead.length) && (index === 0 || lead.length === column);
  });
}

/** Returns a function that returns whether the group at the cursor has a field. */
function fieldTest(state: EditorState, { path, column }: TypingPlace): (name: string) => boolean {
  if (column === undefined) {
    const names = namesAt(state, path);
    return (name) => names.includes(name);
  }
  const group = rangeOf(state, path);
  const written = group ? state.sliceDoc(group.from, group.to) : '';
  return (name) => hasField(written, name, column);
}

/** Returns the fields that a group can have; without a schema, those of the other entries in its list. */
function hintsAt(state: EditorState, path: DataPath, source: HintSource): Hint[] {
  const known = fieldsAt(path, source);
  if (known.length > 0) return known;
  return namesBeside(state, path).map((word) => ({ word, detail: '', description: '' }));
}

/** Returns the completions at the cursor. */
export function completionsAt(
  context: CompletionContext,
  facts: HintFacts,
): CompletionResult | null {
  const { state, pos, explicit } = context;
  const source = sourceOf(state, facts);
  const line = state.doc.lineAt(pos);
  const place = bracketPlace(state, pos) ?? linePlace(state, pos);
  if (!place || !source || (!explicit && place.typed === '' && place.key === undefined))
    return null;
  const { path, key, typed, column } = place;
  const from = pos - typed.length;
  if (key !== undefined) {
    const values = valuesAt([...path, key], source);
    const options = values.map(asOption);
    return options.length > 0 ? { from, options, validFor: /^[^\s"'{}[\]]*$/ } : null;
  }
  const isThere = fieldTest(state, place);
  const options = hintsAt(state, path, source)
    .filter(({ word }) => word === typed || !isThere(word))
    .map((hint): Completion => {
      const rest = afterName(shapeAt([...path, hint.word], source), column);
      const hasColon = /^\s*:/.test(state.sliceDoc(pos, line.to));
      return { ...asOption(hint), apply: hasColon ? hint.word : hint.word + rest };
    });
  return options.length > 0 ? { from, options, validFor: /^[\w-]*$/ } : null;
}

/** Returns the extensions for completion and hover texts; they read the facts about the site when needed. */
export function hintExtensions(facts: () => HintFacts): Extension {
  return [
    autocompletion({
      override: [(context) => completionsAt(context, facts())],
      icons: false,
    }),
    hoverTooltip((view, position) => {
      const source = sourceOf(view.state, facts());
      const span = spanAt(view.state, position);
      const meaning = source && span.path.length > 0 ? meaningAt(span.path, source) : undefined;
      if (!meaning) return null;
      return {
        pos: span.from,
        end: span.to,
        above: true,
        create: () => ({ dom: explained(meaning) }),
      };
    }),
  ];
}
