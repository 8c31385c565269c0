import {
  type ReactElement,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { DataPath } from '../../../content/model/types.ts';
import { useSession, useSessionState } from '../model/use-session.ts';
import { pathKey } from '../model/values.ts';
import { Icon } from '../ui/icon.tsx';
import { createEditor, type YamlEditor } from './create-editor.ts';
import { TextFile, type TextFileState } from './text-file.ts';
import '../styles/yaml.css';

/** A line and column of a file, counted from 1. */
export interface TextPlace {
  file: string;
  line: number;
  column: number;
}

const STATES = {
  reading: '',
  saved: 'Saved',
  typed: '…',
  mistakes: 'Not saved',
  conflict: 'Not saved',
};

interface YamlViewProps {
  file: string;
  /** The path of the selected block in the file. */
  selected: DataPath | undefined;
  /** The place to move the cursor to; a new object each time. */
  place: TextPlace | undefined;
  /** Called with the path of the value that the cursor was moved to. */
  onMove: (path: DataPath) => void;
}

/** Renders the text of a file for editing; it is written after a pause, unless it has mistakes. */
export default function YamlView({ file, selected, place, onMove }: YamlViewProps): ReactElement {
  const session = useSession();
  const page = useSessionState('page');
  const text = useMemo(() => new TextFile(session, file), [session, file]);
  const shown = useSyncExternalStore(text.subscribe, text.state);
  const [editor, setEditor] = useState<YamlEditor>();
  const container = useRef<HTMLDivElement>(null);
  const isRead = shown.kind !== 'reading';

  const onCursorMove = useEffectEvent(onMove);

  // When the page is read again, its file may have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page says when
  useEffect(() => void text.read(), [text, page]);

  useEffect(() => {
    const form = { flush: text.flush };
    session.openForms.add(form);
    return () => {
      void text.flush();
      session.openForms.delete(form);
    };
  }, [session, text]);

  useEffect(() => {
    if (!isRead || !container.current) return;
    const made = createEditor(container.current, text.state().text, {
      onType: (typed) => text.type(typed),
      onMove: onCursorMove,
      onUndo: () => void session.undo(),
      onRedo: () => void session.redo(),
      onSave: () => void text.writeAnyway(),
      facts: () => {
        const { forms, choices } = session.state();
        return { file, forms, choices };
      },
    });
    setEditor(made);
    return () => {
      setEditor(undefined);
      made.destroy();
    };
  }, [isRead, text, file, session]);

  useEffect(() => editor?.setText(shown.text), [editor, shown.text]);
  useEffect(() => editor?.setProblems(shown.problems), [editor, shown.problems]);
  useEffect(() => {
    if (shown.kind === 'saved') editor?.forgetHistory();
  }, [editor, shown.kind]);

  const selectedKey = selected && pathKey(selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: paths are the same when their names are
  useEffect(() => editor?.show(selected), [editor, selectedKey, shown.text]);
  useEffect(() => {
    if (place?.file === file) editor?.goTo(place.line, place.column);
  }, [editor, place, file]);

  return (
    <section className="yaml" aria-label="YAML">
      <p className="yaml-file" data-kind={shown.kind}>
        <span>{file}</span>
        <span role="status">{STATES[shown.kind]}</span>
      </p>
      <div className="yaml-editor" ref={container} />
      <YamlTrouble shown={shown} text={text} />
    </section>
  );
}

interface YamlTroubleProps {
  shown: TextFileState;
  text: TextFile;
}

/** Renders why the edits are not on disk, and what can be done about it. */
function YamlTrouble({ shown, text }: YamlTroubleProps): ReactElement {
  const { kind, problems, conflicts, errorMessage } = shown;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const first = errors[0];
  return (
    <div className="yaml-trouble">
      {errorMessage && (
        <p className="note" role="alert">
          {errorMessage}
        </p>
      )}
      {kind === 'mistakes' && first && (
        <div className="yaml-note" role="alert">
          <Icon name="warning" />
          <p>
            Line {first.line}: {first.message} {first.hint}
          </p>
          <button type="button" className="button" onClick={() => void text.writeAnyway()}>
            Save with the mistake
          </button>
        </div>
      )}
      {kind === 'conflict' && (
        <div className="yaml-note" role="alert">
          <Icon name="warning" />
          <p>Somebody else has changed these lines meanwhile.</p>
          {conflicts.map(({ mine, theirs }) => (
            <dl className="versions" key={mine + theirs}>
              <dt>Yours</dt>
              <dd>{mine}</dd>
              <dt>In the file</dt>
              <dd>{theirs}</dd>
            </dl>
          ))}
          <div className="conflict-actions">
            <button type="button" className="button" onClick={() => text.resolveFor('mine')}>
              Keep mine
            </button>
            <button type="button" className="button" onClick={() => text.resolveFor('theirs')}>
              Take theirs
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
