import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { SiteProblem, SiteProblems } from '../../contract/changes.ts';
import type { Path } from '../../contract/values.ts';
import { hasKeptTexts } from '../model/kept-texts.ts';
import type { OutlineItem } from '../model/outline-items.ts';
import { useSession, useSessionState } from '../model/use-session.ts';
import { blockOfPlace } from '../problems/problem-groups.ts';
import { useProblemOpening } from '../problems/use-problem-opening.ts';
import { useSiteProblems } from '../problems/use-site-problems.ts';
import type { TextPlace, YamlViewProps } from '../yaml/yaml-view.tsx';

type PanelTab = 'form' | 'yaml' | 'problems';

interface PanelSubject {
  /** The blocks of the page, and the selected one. */
  rows: OutlineItem[];
  item: OutlineItem | undefined;
  /** The place outside of the page whose form is open. */
  other: { file: string; path?: Path } | undefined;
  element: RefObject<HTMLElement | null>;
  /** Makes the panel show forms of the page again. */
  onPage: () => void;
}

export interface PanelState {
  tab: PanelTab;
  setTab: (tab: PanelTab) => void;
  problems: SiteProblems | undefined;
  openProblem: (problem: SiteProblem) => void;
  /** The props of the text view. */
  text: YamlViewProps | undefined;
}

/** Keeps the state of the panel: the form of the selection, its text, or the problems. */
export function usePanel({ rows, item, other, element, onPage }: PanelSubject): PanelState {
  const session = useSession();
  const page = useSessionState('page');
  const route = useSessionState('route');
  const selected = useSessionState('selected');
  // Text that was typed before a reload and could not be written is shown again.
  const [tab, setTab] = useState<PanelTab>(hasKeptTexts() ? 'yaml' : 'form');
  /** The place that the text view shows, if not the selected block's. */
  const [place, setPlace] = useState<TextPlace>();
  const problems = useSiteProblems();

  // Each selection shows its own text.
  const subject = `${selected} ${other?.file} ${route}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection says when
  useEffect(() => setPlace(undefined), [subject]);

  const openProblem = useProblemOpening({
    rows,
    panel: element,
    onForm: useCallback(() => {
      onPage();
      setTab('form');
    }, [onPage]),
    onText: useCallback((problem: SiteProblem) => {
      setPlace(problem);
      setTab('yaml');
    }, []),
  });

  const file = place?.file ?? other?.file ?? item?.source.file ?? page?.file;
  const source = other ?? item?.source;
  const onMove = (path: Path) => {
    if (other || !file) return;
    const found = blockOfPlace(rows, { file, path });
    if (found || file === page?.file) session.select(found?.key);
  };
  const selectedPath = source?.file === file ? source?.path : undefined;
  const text = file === undefined ? undefined : { file, selected: selectedPath, place, onMove };
  return { tab, setTab, problems, openProblem, text };
}
