import { createContext, useContext, useSyncExternalStore } from 'react';
import { valueAt } from '../../../content/model/data.ts';
import type { Data, SourceLocation } from '../../../content/model/types.ts';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';
import type { UnsavedState } from './unsaved-changes.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the session. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session around this component.');
  return session;
}

/** Returns one value of the session's state; the component renders again when it changes. */
export function useSessionState<Name extends keyof SessionState>(name: Name): SessionState[Name] {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.state()[name]);
}

/** Returns a function that returns the title of a block type. */
export function useBlockTitle(): (type: string) => string {
  const library = useSessionState('forms')?.library;
  return (type) => library?.find((block) => block.type === type)?.title ?? type;
}

/** Returns the value at a place, as last read from disk. */
export function useValue(place: SourceLocation | undefined): Data | undefined {
  const data = useSessionState('data');
  return place && valueAt(data[place.file]?.data, place.path);
}

/** Returns the refused changes that are in no form or in conflict. */
export function useUnsaved(): UnsavedState {
  const { unsaved } = useSession();
  return useSyncExternalStore(unsaved.subscribe, unsaved.state);
}
