import type { ReactElement, ReactNode, RefObject } from 'react';
import { Tabs } from '../ui/tabs.tsx';

export type PanelView = 'form' | 'problems';

interface PanelProps {
  view: PanelView;
  problemCount: number | undefined;
  onShow: (view: PanelView) => void;
  element: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Renders the side of Studio where what is selected is changed: by its form, or as a list of what is wrong. */
export function Panel({ view, problemCount, onShow, element, children }: PanelProps): ReactElement {
  const problems = (
    <>
      Problems
      {problemCount !== undefined && problemCount > 0 && (
        <span className="count">{problemCount}</span>
      )}
    </>
  );
  return (
    <aside className="panel" aria-label="What is selected" ref={element}>
      <Tabs
        label="What the panel shows"
        tabs={[
          { name: 'form', label: 'Form' },
          { name: 'problems', label: problems },
        ]}
        shown={view}
        onShow={onShow}
        className={`panel-${view}`}
      >
        {children}
      </Tabs>
    </aside>
  );
}
