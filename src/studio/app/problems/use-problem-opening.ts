import { type RefObject, useEffect, useState } from 'react';
import type { SiteProblem } from '../../contract/changes.ts';
import type { OutlineItem } from '../model/outline-items.ts';
import { useSession, useSessionState } from '../model/use-session.ts';
import { blockOfPlace } from './problem-groups.ts';
import { revealField } from './reveal-field.ts';

interface Openers {
  rows: OutlineItem[];
  /** The element that contains the form. */
  panel: RefObject<HTMLElement | null>;
  onForm: () => void;
  /** Shows the text of a problem that has no field in a form. */
  onText: (problem: SiteProblem) => void;
}

/** Returns a function that opens the place of a problem: its page, its block and its field, otherwise its line. */
export function useProblemOpening({ rows, panel, onForm, onText }: Openers) {
  const session = useSession();
  const page = useSessionState('page');
  const route = useSessionState('route');
  const [wanted, setWanted] = useState<SiteProblem>();

  useEffect(() => {
    const isThere = wanted && page && (wanted.page ?? route) === route;
    if (!isThere) return;
    setWanted(undefined);
    const item = blockOfPlace(rows, wanted);
    const isOfPage = wanted.file === page.file && wanted.path[0] !== 'blocks';
    if (!item && !(isOfPage && wanted.path.length > 0)) return onText(wanted);
    session.select(item?.key);
    onForm();
    const inForm = wanted.path.slice(item?.source.path.length ?? 0);
    if (panel.current) void revealField(panel.current, inForm);
  }, [wanted, page, route, rows, panel, session, onForm, onText]);

  return (problem: SiteProblem) => {
    setWanted(problem);
    if (problem.page !== undefined && problem.page !== route) void session.open(problem.page);
  };
}
