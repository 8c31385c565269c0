import { yaml } from '@codemirror/lang-yaml';
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type ReactElement, useEffect, useRef } from 'react';
import { editorTheme } from '../yaml/editor-theme.ts';

interface TextComparisonProps {
  before: string;
  now: string;
}

/** Renders the differences between two texts of a file in one view; unchanged lines are folded. */
export default function TextComparison({ before, now }: TextComparisonProps): ReactElement {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!container.current) return;
    const view = new EditorView({
      parent: container.current,
      doc: now,
      extensions: [
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({ 'aria-label': 'The text then and now', tabindex: '0' }),
        EditorView.lineWrapping,
        yaml(),
        editorTheme(),
        unifiedMergeView({
          original: before,
          mergeControls: false,
          collapseUnchanged: { margin: 2, minSize: 4 },
        }),
      ],
    });
    return () => view.destroy();
  }, [before, now]);
  return <div className="text-comparison" ref={container} />;
}
