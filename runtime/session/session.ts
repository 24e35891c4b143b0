import { useSyncExternalStore } from 'react';
import { loadingSession, onSessionState, type SessionState, sessionActions, sessionState } from './session-state.ts';

export interface Session extends SessionState {
  refresh(): Promise<void>;
  signOut(): Promise<void>;
}

const refresh = () => sessionActions()?.refresh() ?? Promise.resolve();
const signOut = () => sessionActions()?.signOut() ?? Promise.resolve();

/** The session of the visitor. On the server and in the first render of the browser it is loading. */
export function useSession(): Session {
  const state = useSyncExternalStore(onSessionState, sessionState, () => loadingSession);
  return { ...state, refresh, signOut };
}
