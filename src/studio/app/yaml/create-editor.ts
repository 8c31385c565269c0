/** Creates the editor of a YAML text. Changes from elsewhere are merged into what is typed. */

import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { type Diagnostic as LintDiagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { diff } from '@codemirror/merge';
import {
  Annotation,
  Compartment,
  EditorState,
  type Extension,
  StateEffect,
  StateField,
  Text,
  Transaction,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { DataPath } from '../../../content/model/types.ts';
import type { Diagnostic } from '../../../diagnostics/model/diagnostic.ts';
import { editorTheme } from './editor-theme.ts';
import { fixChanges } from './fix-changes.ts';
import { type HintFacts, hintExtensions } from './hint-extensions.ts';
import { rangeOf, spanAt } from './tree-path.ts';

interface EditorEvents {
  /** Called with the text after each key. */
  onType: (text: string) => void;
  /** Called with the path at the cursor when it moves. */
  onMove: (path: DataPath) => void;
  /** Undoes, or redoes, earlier changes of the session; called when nothing typed in the editor is left to undo. */
  onUndo: () => void;
  onRedo: () => void;
  /** Writes the text, even with mistakes. */
  onSave: () => void;
  facts: () => HintFacts;
}

export interface YamlEditor {
  /** Replaces the text; the cursor stays where it is. */
  setText: (text: string) => void;
  /** Clears the undo history: what was typed is on disk, and the session undoes it. */
  forgetHistory: () => void;
  setProblems: (problems: Diagnostic[]) => void;
  /** Marks a value, and scrolls to it when the cursor is elsewhere. */
  show: (path: DataPath | undefined) => void;
  /** Moves the cursor to a line and column, counted from 1. */
  goTo: (line: number, column: number) => void;
  destroy: () => void;
}

/** Marks a transaction that is not typing. */
const fromElsewhere = Annotation.define<boolean>();

const markLines = StateEffect.define<{ from: number; to: number } | undefined>();
const line = Decoration.line({ class: 'cm-block' });

const markedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const effect = transaction.effects.find((one) => one.is(markLines));
    if (!effect) return marks.map(transaction.changes);
    if (!effect.value) return Decoration.none;
    const { doc } = transaction.state;
    const first = doc.lineAt(effect.value.from).number;
    const last = doc.lineAt(Math.min(effect.value.to, doc.length)).number;
    const lines = Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index));
    return Decoration.set(lines.map(({ from }) => line.range(from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Returns the text with `\n` as its line ends, as positions in the editor are counted. */
const counted = (state: EditorState) => state.doc.sliceString(0, state.doc.length, '\n');

/** Returns a command that undoes, or redoes, what was typed in the editor, and after that what was done before. */
const either =
  (depth: (state: EditorState) => number, within: typeof undo, beyond: () => void) =>
  (view: EditorView): boolean => {
    if (depth(view.state) > 0) return within(view);
    beyond();
    return true;
  };

/** Returns the keys of the editor. */
function keys({ onUndo, onRedo, onSave }: EditorEvents): Extension {
  const undoAll = either(undoDepth, undo, onUndo);
  const redoAll = either(redoDepth, redo, onRedo);
  const save = () => {
    onSave();
    return true;
  };
  return keymap.of([
    { key: 'Mod-z', run: undoAll, stopPropagation: true },
    { key: 'Mod-y', mac: 'Mod-Shift-z', run: redoAll, stopPropagation: true },
    { key: 'Mod-Shift-z', run: redoAll, stopPropagation: true },
    { key: 'Mod-s', run: save },
    ...completionKeymap,
    ...closeBracketsKeymap,
    ...lintKeymap,
    ...historyKeymap,
    ...defaultKeymap,
    indentWithTab,
  ]);
}

/** Returns what calls the events when somebody types or moves the cursor. */
const notify = ({ onMove, onType }: EditorEvents): Extension =>
  EditorView.updateListener.of(({ state, docChanged, selectionSet, transactions }) => {
    if (transactions.some((one) => one.annotation(fromElsewhere))) return;
    if (docChanged || selectionSet) onMove(spanAt(state, state.selection.main.head).path);
    if (docChanged) onType(state.sliceDoc());
  });

/**
 * Creates an editor in an element.
 *
 * @param text the first text; its line ends are kept
 */
export function createEditor(parent: HTMLElement, text: string, events: EditorEvents): YamlEditor {
  // With a line separator set, no other character is taken for a line end.
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const past = new Compartment();
  const extensions = [
    EditorState.lineSeparator.of(lineEnd),
    EditorView.contentAttributes.of({ 'aria-label': 'YAML of this page' }),
    past.of(history()),
    [lineNumbers(), drawSelection(), highlightActiveLine(), markedLines],
    [bracketMatching(), closeBrackets(), indentOnInput(), indentUnit.of('  ')],
    EditorView.lineWrapping,
    yaml(),
    hintExtensions(events.facts),
    keys(events),
    editorTheme(),
    notify(events),
  ];
  const view = new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
  const quietly = [fromElsewhere.of(true), Transaction.addToHistory.of(false)];

  return {
    setText(next) {
      const now = counted(view.state);
      const wanted = lineEnd === '\n' ? next : next.replaceAll('\r\n', '\n');
      if (now === wanted) return;
      const changes = diff(now, wanted).map(({ fromA, toA, fromB, toB }) => ({
        from: fromA,
        to: toA,
        insert: Text.of(wanted.slice(fromB, toB).split('\n')),
      }));
      view.dispatch({ changes, annotations: quietly });
    },
    forgetHistory() {
      view.dispatch({ effects: past.reconfigure([]), annotations: quietly });
      view.dispatch({ effects: past.reconfigure(history()), annotations: quietly });
    },
    setProblems(problems) {
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.map((one) => asDiagnostic(view.state, one)),
        ),
      );
    },
    show(path) {
      const range = path && rangeOf(view.state, path);
      const { head } = view.state.selection.main;
      const isInside = range && head >= range.from && head <= range.to;
      const mark = markLines.of(range);
      // While somebody types, the cursor stays.
      if (!range || isInside || view.hasFocus) {
        view.dispatch({ effects: mark, annotations: quietly });
        return;
      }
      const scroll = EditorView.scrollIntoView(range.from, { y: 'start', yMargin: 40 });
      const selection = { anchor: range.from };
      view.dispatch({ effects: [mark, scroll], selection, annotations: quietly });
    },
    goTo(number, column) {
      const at = offsetAt(view.state, number, column);
      view.focus();
      view.dispatch({
        selection: { anchor: at },
        effects: EditorView.scrollIntoView(at, { y: 'center' }),
      });
    },
    destroy: () => view.destroy(),
  };
}

/** Returns the offset of a line and column, or of the nearest that the text has. */
function offsetAt({ doc }: EditorState, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
  return Math.min(from + column - 1, to);
}

/** Converts a problem to a diagnostic of the editor, with its fix. */
function asDiagnostic(state: EditorState, problem: Diagnostic): LintDiagnostic {
  const { doc } = state;
  const { line: first, column, endLine, endColumn, severity, message, hint, edits } = problem;
  const from = offsetAt(state, first, column);
  const to = Math.max(from, offsetAt(state, endLine, endColumn));
  return {
    from,
    to,
    severity,
    message: `${message} ${hint}`,
    ...(edits && {
      actions: [
        {
          name: 'Fix it',
          // Text typed since may have moved the place that the fix is for.
          apply: (view: EditorView) =>
            view.state.doc === doc &&
            view.dispatch({ changes: fixChanges(state, edits), userEvent: 'input.fix' }),
        },
      ],
    }),
  };
}
