import { lazy, type ReactElement, type ReactNode, type RefObject, Suspense } from 'react';
import { ConflictNote } from '../conflict/conflict-note.tsx';
import { UnsavedNote } from '../conflict/unsaved-note.tsx';
import { ProblemList } from '../problems/problem-list.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { PanelState } from './use-panel.ts';

/** Most people never need it, and it is as large as all else together. */
const YamlView = lazy(() => import('../yaml/yaml-view.tsx'));

interface PanelProps {
  panel: PanelState;
  element: RefObject<HTMLElement | null>;
  /** The form of what is selected. */
  children: ReactNode;
}

/** Renders the side of Studio where what is selected is changed: by its form, as text, or from the list of what is wrong. */
export function Panel({ panel, element, children }: PanelProps): ReactElement {
  const { tab, setTab, problems, openProblem, text } = panel;
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
        {tab === 'problems' && <ProblemList found={problems} onOpen={openProblem} />}
      </Tabs>
    </aside>
  );
}
