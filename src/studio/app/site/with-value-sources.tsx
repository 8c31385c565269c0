import type { ReactElement, ReactNode } from 'react';
import { type ValueSources, ValueSourcesContext } from '../form/context/value-sources.ts';
import { api } from '../model/api.ts';
import { useAnswer } from '../model/use-answer.ts';
import { useSessionState } from '../model/use-session.ts';

interface WithValueSourcesProps {
  /** The path on the page of the block whose form is inside. */
  path: string | undefined;
  onOpen: ValueSources['onOpen'];
  children: ReactNode;
}

/** Provides the forms inside with the sources of values that are not written there. */
export function WithValueSources({ path, onOpen, children }: WithValueSourcesProps): ReactElement {
  const page = useSessionState('page');
  const route = useSessionState('route');
  const digests = Object.values(useSessionState('data')).map(({ digest }) => digest);
  const key = path === undefined || !page ? undefined : `${route} ${path} ${digests}`;
  const answer = useAnswer(
    async () => (path === undefined ? undefined : { path, ...(await api.sources(route, path)) }),
    key,
  );
  const values = answer && answer.path === path ? answer.values : [];
  return <ValueSourcesContext value={{ values, onOpen }}>{children}</ValueSourcesContext>;
}
