import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the session and its state; a component that calls this is drawn anew when the state changes. */
export function useSession(): { session: Session; state: SessionState } {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session around this component.');
  return { session, state: useSyncExternalStore(session.subscribe, session.state) };
}
