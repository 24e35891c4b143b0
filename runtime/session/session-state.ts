/** What the page knows about its session: one shared state, filled by `SessionRoot` once that is loaded. */
import type { SessionUser } from './session-user.generated.ts';

export interface SessionState {
  status: 'loading' | 'authenticated' | 'unauthenticated';
  user: SessionUser | null;
  /** Machine names of the roles on this brand. */
  roles: readonly string[];
  masqueraded: boolean;
  /** Signed up through a social network and has not chosen an account type yet. */
  isNewUserViaSocial: boolean;
  /** The session's person cannot be loaded: it can only be ended. */
  isBroken: boolean;
  /** The person has to sign in again before continuing; the page's contents stay. */
  isEnding: boolean;
  /** Signed out deliberately, in this tab or another. */
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

/** Who waits for the session goes on without it after this time, in milliseconds. */
const LONGEST_WAIT = 5_000;

/**
 * Resolves once it is known whether somebody is signed in; at once on a page that has found out. Nobody waits for long: a
 * server that hangs must not hold up what works without a session, too.
 */
export function knownSession(): Promise<void> {
  const isKnown = () => state.status !== 'loading' || state.isBroken;
  if (isKnown()) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      leave();
      clearTimeout(late);
      resolve();
    };
    const late = setTimeout(go, LONGEST_WAIT);
    const leave = onSessionState(() => isKnown() && go());
  });
}

/** Actions of `SessionRoot`; until it has loaded, nobody is signed in. */
export interface SessionActions {
  /** Fetches the session and the person's data again. Other tabs are notified as well. */
  refresh(): Promise<void>;
  /** Ends the session here and in other tabs. */
  signOut(): Promise<void>;
  /** Continues with the session of a one-time token; null ends acting as somebody else. Rejects if the session stays. */
  handOver(token: string | null): Promise<void>;
  /** Resolves `isEnding`: the person signed in again, or declined. */
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

/** Registers a component that shows the `isEnding` prompt; returns the function that unregisters it. */
export function hostEnding(): () => void {
  endingHosts += 1;
  return () => {
    endingHosts -= 1;
  };
}

/** Whether the prompt can be shown on this page. */
export function canAskEnding(): boolean {
  return endingHosts > 0;
}
