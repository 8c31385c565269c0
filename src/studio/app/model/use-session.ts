import { createContext, useContext, useSyncExternalStore } from 'react';
import { valueAt } from '../../../content/model/data.ts';
import type { Path, Value } from '../../contract/values.ts';
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

/** Returns one of the values that the session knows; a component that calls this renders again when that value changes. */
export function useSessionState<Name extends keyof SessionState>(name: Name): SessionState[Name] {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.state()[name]);
}

/** Returns a function that returns what a type of block is called. */
export function useNameOf(): (type: string) => string {
  const library = useSessionState('forms')?.library;
  return (type) => library?.find((block) => block.type === type)?.title ?? type;
}

/** Returns the value at a place as it is on disk. */
export function useValue(place: { file: string; path: Path } | undefined): Value | undefined {
  const data = useSessionState('data');
  return place && valueAt(data[place.file]?.data, place.path);
}

/** Returns what was refused and is in no form, or meets what somebody else has changed. */
export function useUnsaved(): UnsavedState {
  const { unsaved } = useSession();
  return useSyncExternalStore(unsaved.subscribe, unsaved.state);
}
