import { useSyncExternalStore } from 'react';
import { loadingSession, onSessionState, type SessionState, sessionActions, sessionState } from './session-state.ts';

export interface Session extends SessionState {
  refresh(): Promise<void>;
  signOut(): Promise<void>;
}

const refresh = () => sessionActions()?.refresh() ?? Promise.resolve();
const signOut = () => sessionActions()?.signOut() ?? Promise.resolve();

/** The visitor's session. On the server and during hydration it is loading. */
export function useSession(): Session {
  const state = useSyncExternalStore(onSessionState, sessionState, () => loadingSession);
  return { ...state, refresh, signOut };
}
