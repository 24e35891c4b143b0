/** Turns responses of the sign-in routes into the session state of the page. No React, no network access of its own. */
import { sessionToken, setSessionToken } from './session-keeper.ts';
import { canAskEnding, loadingSession, noSession, sessionState, setSessionState } from './session-state.ts';
import type { SessionUser } from './session-user.generated.ts';

/** The session as answered by `/api/auth/session`. */
export interface GivenSession {
  jwt: string;
  masqueraded: boolean;
  isNewUserViaSocial: boolean;
}

export interface HolderOptions {
  /** Null if nobody is signed in, or if there was no response. */
  fetchSession(tellOthers: boolean): Promise<unknown>;
  /** Null if the backend knows no such person; rejects when it does not answer. */
  loadUser(): Promise<SessionUser | null>;
  /** Whether the session marker cookie is set. */
  hasMarker(): boolean;
  /** Whether the page shows personal content. */
  isPersonal(): boolean;
  wait(milliseconds: number): Promise<void>;
  /** Remounts everything for a different person. */
  startOver(): void;
}

export interface SessionHolder {
  /** Processes new information about the session. */
  receive(given: unknown): Promise<void>;
  /** Fetches the session again; resolves with whether there is one. */
  renew(tellOthers: boolean): Promise<boolean>;
  /** From now on, the end of the session is expected. */
  leave(): void;
  askAgain(): Promise<boolean>;
  answerEnding(isBack: boolean): void;
}

/** Delays between retries, in milliseconds: a restarting server is back within seconds. */
const pauses = [1_000, 3_000];

export function createSessionHolder(options: HolderOptions): SessionHolder {
  const { fetchSession, loadUser, hasMarker, isPersonal, wait, startOver } = options;
  let turn = 0;
  let last: unknown;
  let isLeaving = false;
  let answers: ((isBack: boolean) => void)[] = [];

  async function receive(given: unknown): Promise<void> {
    if (given !== undefined && given === last) return;
    last = given;
    turn += 1;
    const own = turn;
    const session = readSession(given);
    if (session) await enter(session, own);
    // The marker is removed with the session: while it exists, an empty response means a failed request.
    else if (hasMarker() && !isLeaving) await insist(own);
    else end();
  }

  async function enter(session: GivenSession, own: number): Promise<void> {
    setSessionToken(session.jwt);
    isLeaving = false;
    const user = await persistently(loadUser, own).catch(() => sessionState().user);
    if (own !== turn) return;
    if (!user) return setSessionState({ ...loadingSession, isBroken: true });
    const before = sessionState();
    if (before.isEnding && before.user && before.user.id !== user.id) return startOver();
    const { masqueraded, isNewUserViaSocial } = session;
    const roles = user.roles.map(({ targetId }) => targetId);
    setSessionState({ ...noSession, status: 'authenticated', user, roles, masqueraded, isNewUserViaSocial });
    answer(true);
  }

  async function insist(own: number): Promise<void> {
    if (sessionState().user) return;
    for (const pause of pauses) {
      await wait(pause);
      if (own !== turn) return;
      const given = await fetchSession(false);
      if (own !== turn) return;
      if (readSession(given) || !hasMarker()) return receive(given);
    }
    end();
  }

  function end(): void {
    const before = sessionState();
    setSessionToken(null);
    if (before.user && !isLeaving && isPersonal() && canAskEnding()) {
      setSessionState({ ...before, isEnding: true });
      return;
    }
    setSessionState({ ...noSession, hasLeft: isLeaving });
    answer(false);
  }

  async function persistently<T>(load: () => Promise<T>, own: number): Promise<T> {
    for (const pause of pauses) {
      try {
        return await load();
      } catch {
        await wait(pause);
        if (own !== turn) break;
      }
    }
    return load();
  }

  function answer(isBack: boolean): void {
    const waiting = answers;
    answers = [];
    for (const tell of waiting) tell(isBack);
  }

  return {
    receive,
    async renew(tellOthers) {
      await receive(await fetchSession(tellOthers));
      return sessionToken() !== null;
    },
    leave() {
      isLeaving = true;
    },
    askAgain() {
      const state = sessionState();
      if (!state.user || !canAskEnding()) return Promise.resolve(false);
      setSessionState({ ...state, isEnding: true });
      return new Promise((resolve) => answers.push(resolve));
    },
    answerEnding(isBack) {
      if (isBack) return;
      setSessionToken(null);
      setSessionState(noSession);
      answer(false);
    },
  };
}

/** Null for anything that is not a session: an empty object, a missing response. */
export function readSession(given: unknown): GivenSession | null {
  if (typeof given !== 'object' || given === null || !('jwt' in given) || typeof given.jwt !== 'string') return null;
  const isTrue = (name: string) => Reflect.get(given, name) === true;
  return { jwt: given.jwt, masqueraded: isTrue('masqueraded'), isNewUserViaSocial: isTrue('isNewUserViaSocial') };
}
