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
  /** The blocks of the page, and the one of them that is selected. */
  rows: OutlineItem[];
  item: OutlineItem | undefined;
  /** What beside the page has its form open. */
  other: { file: string; path?: Path } | undefined;
  element: RefObject<HTMLElement | null>;
  /** Has the panel show forms of the page again. */
  onPage: () => void;
}

export interface PanelState {
  tab: PanelTab;
  setTab: (tab: PanelTab) => void;
  problems: SiteProblems | undefined;
  openProblem: (problem: SiteProblem) => void;
  /** What the text view shows. */
  text: YamlViewProps | undefined;
}

/** Keeps what the panel shows: the form of what is selected, its text, or what is wrong. */
export function usePanel({ rows, item, other, element, onPage }: PanelSubject): PanelState {
  const session = useSession();
  const page = useSessionState('page');
  const route = useSessionState('route');
  const selected = useSessionState('selected');
  // What was typed into a text before the page was loaded anew, and could not be written, is shown again.
  const [tab, setTab] = useState<PanelTab>(hasKeptTexts() ? 'yaml' : 'form');
  /** What the text view shows, when that is not where the selected block is written. */
  const [place, setPlace] = useState<TextPlace>();
  const problems = useSiteProblems();

  // Whatever is selected, its own text is shown.
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
