/** What the page knows of its session: one state for all of it, filled by `SessionRoot` once that is loaded. */
import type { SessionUser } from './session-user.generated.ts';

export interface SessionState {
  status: 'loading' | 'authenticated' | 'unauthenticated';
  user: SessionUser | null;
  /** Machine names of the roles on this brand. */
  roles: readonly string[];
  masqueraded: boolean;
  /** Came by a network and has not said yet what the account is for. */
  isNewUserViaSocial: boolean;
  /** There is a session whose person cannot be loaded: it can only be ended. */
  isBroken: boolean;
  /** The person has to sign in again before work goes on; what stands on the page stays. */
  isEnding: boolean;
  /** Signed out on purpose, in this tab or another. */
  hasLeft: boolean;
}

export const loadingSession: SessionState = {
  status: 'loading',
  user: null,
  roles: [],
  masqueraded: false,
  isNewUserViaSocial: false,
  isBroken: false,
  isEnding: false,
  hasLeft: false,
};

export const noSession: SessionState = { ...loadingSession, status: 'unauthenticated' };

let state = loadingSession;
const listeners = new Set<() => void>();

export function sessionState(): SessionState {
  return state;
}

export function setSessionState(next: SessionState): void {
  if (next === state) return;
  state = next;
  for (const tell of [...listeners]) tell();
}

export function onSessionState(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** What `SessionRoot` can do; until it is there, nobody is signed in. */
export interface SessionActions {
  /** Asks the server who this is, and for the person's data. Other tabs learn of it, too. */
  refresh(): Promise<void>;
  /** Ends the session here and in other tabs. */
  signOut(): Promise<void>;
  /** Goes on in the session that a one-time token leads to. */
  handOver(token: string): Promise<void>;
  /** Answers the question that `isEnding` asks: the person signed in again, or did not want to. */
  answerEnding(isBack: boolean): void;
}

let actions: SessionActions | null = null;

export function setSessionActions(next: SessionActions | null): void {
  actions = next;
}

/** Null until the session is loaded. */
export function sessionActions(): SessionActions | null {
  return actions;
}

let endingHosts = 0;

/** Says that somebody shows the question of `isEnding`; returns the function that takes it back. */
export function hostEnding(): () => void {
  endingHosts += 1;
  return () => {
    endingHosts -= 1;
  };
}

/** Whether the question can be asked on this page. */
export function canAskEnding(): boolean {
  return endingHosts > 0;
}
