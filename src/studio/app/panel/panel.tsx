import { lazy, type ReactElement, type ReactNode, type RefObject, Suspense } from 'react';
import type { SiteProblems } from '../../contract/changes.ts';
import { ConflictNote, UnsavedNote } from '../conflict/unsaved-notes.tsx';
import { ProblemList } from '../problems/problem-list.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { Selection } from './use-selection.ts';

/** Loaded lazily: most people never need it, and it is as large as the rest of Studio. */
const YamlView = lazy(() => import('../yaml/yaml-view.tsx'));

interface PanelProps {
  selection: Selection;
  problems: SiteProblems | undefined;
  element: RefObject<HTMLElement | null>;
  /** The form of the selection. */
  children: ReactNode;
}

/** Renders the side panel: the selection as a form or as text, and the list of problems. */
export function Panel({ selection, problems, element, children }: PanelProps): ReactElement {
  const { tab, setTab, openProblem, text } = selection;
  const count = problems?.problems.length ?? 0;
  const label = (
    <>
      Problems
      {count > 0 && <span className="count">{count}</span>}
    </>
  );
  return (
    <aside className="panel" aria-label="What is selected" ref={element}>
      <ConflictNote />
      <UnsavedNote />
      <Tabs
        label="What the panel shows"
        tabs={[
          { name: 'form', label: 'Form' },
          { name: 'yaml', label: 'YAML' },
          { name: 'problems', label },
        ]}
        shown={tab}
        onShow={setTab}
        className={`panel-${tab}`}
      >
        {tab === 'form' && children}
        {tab === 'yaml' && text && (
          <Suspense fallback={<p className="nothing">Opening the text …</p>}>
            <YamlView key={text.file} {...text} />
          </Suspense>
        )}
        {tab === 'problems' && (
          <ProblemList found={problems} onOpen={(problem) => void openProblem(problem)} />
        )}
      </Tabs>
    </aside>
  );
}
