/** What the editor offers while somebody types, and says of what is pointed at. */

import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { EditorState, Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { Choices, Forms } from '../../contract/forms.ts';
import type { Path } from '../../contract/values.ts';
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
  spotAt,
  type TypingPlace,
  typeAt,
} from './tree-path.ts';

/** What is known of the site when somebody types. */
export interface HintFacts {
  file: string;
  forms: Forms | undefined;
  choices: Choices | undefined;
}

function sourceOf(state: EditorState, facts: HintFacts): HintSource | undefined {
  const { file, forms, choices } = facts;
  return forms && { file, forms, choices, typeAt: (path) => typeAt(state, path) };
}

/** Renders what a word means. */
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

/** Returns what is written behind the name of a field, so that its value can be typed. */
function afterName(shape: ReturnType<typeof shapeAt>, column: number | undefined): string {
  if (column === undefined) return ': ';
  const line = `\n${' '.repeat(column + 2)}`;
  return { single: ': ', group: `:${line}`, list: `:${line}- ` }[shape];
}

/** Returns whether a group has a field already; its text begins behind the mark of an entry. */
function hasField(group: string, name: string, column: number): boolean {
  return group.split('\n').some((line, index) => {
    const [lead = ''] = /^\s*(?:-\s+)*/.exec(line) ?? [];
    return line.startsWith(`${name}:`, lead.length) && (index === 0 || lead.length === column);
  });
}

/** Returns what tells whether the group in which somebody types has a field already. */
function fieldTest(state: EditorState, { path, column }: TypingPlace): (name: string) => boolean {
  if (column === undefined) {
    const names = namesAt(state, path);
    return (name) => names.includes(name);
  }
  const group = rangeOf(state, path);
  const written = group ? state.sliceDoc(group.from, group.to) : '';
  return (name) => hasField(written, name, column);
}

/** Returns the fields that a group can have; where no schema says, those of the entries beside it. */
function hintsAt(state: EditorState, path: Path, source: HintSource): Hint[] {
  const known = fieldsAt(path, source);
  if (known.length > 0) return known;
  return namesBeside(state, path).map((word) => ({ word, detail: '', description: '' }));
}

/** Returns what can be written where somebody types. */
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

/** Returns completion and hover, with what is known of the site at that time. */
export function hintExtensions(facts: () => HintFacts): Extension {
  return [
    autocompletion({
      override: [(context) => completionsAt(context, facts())],
      icons: false,
    }),
    hoverTooltip((view, position) => {
      const source = sourceOf(view.state, facts());
      const spot = spotAt(view.state, position);
      const meaning = source && spot.path.length > 0 ? meaningAt(spot.path, source) : undefined;
      if (!meaning) return null;
      return {
        pos: spot.from,
        end: spot.to,
        above: true,
        create: () => ({ dom: explained(meaning) }),
      };
    }),
  ];
}
