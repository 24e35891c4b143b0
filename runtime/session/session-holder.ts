/** Turns what the sign-in routes say of a session into the state of the page. No React, no network of its own. */
import { sessionToken, setSessionToken } from './session-keeper.ts';
import { canAskEnding, loadingSession, noSession, sessionState, setSessionState } from './session-state.ts';
import type { SessionUser } from './session-user.generated.ts';

/** The session as `/api/auth/session` answers. */
export interface GivenSession {
  jwt: string;
  masqueraded: boolean;
  isNewUserViaSocial: boolean;
}

export interface HolderOptions {
  /** Null for nobody, and for an answer that did not come. */
  fetchSession(tellOthers: boolean): Promise<unknown>;
  /** Null when the backend knows no such person; rejects when it does not answer. */
  loadUser(): Promise<SessionUser | null>;
  /** Whether the server has set the marker of a session. */
  hasMarker(): boolean;
  /** Whether what stands on the page belongs to a person. */
  isPersonal(): boolean;
  wait(milliseconds: number): Promise<void>;
  /** Draws everything anew, for another person than before. */
  startOver(): void;
}

export interface SessionHolder {
  /** Takes what was just learned of the session. */
  receive(given: unknown): Promise<void>;
  /** Asks again; resolves with whether there is a session. */
  renew(tellOthers: boolean): Promise<boolean>;
  /** From now on the end of the session is wanted. */
  leave(): void;
  askAgain(): Promise<boolean>;
  answerEnding(isBack: boolean): void;
}

/** Waits between tries, in milliseconds: a server that restarts is back within seconds. */
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
    // The marker goes with the session: as long as it is there, an empty answer is one that did not come.
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

/** Null for what is no session: an empty object, an answer that did not come. */
function readSession(given: unknown): GivenSession | null {
  if (typeof given !== 'object' || given === null || !('jwt' in given) || typeof given.jwt !== 'string') return null;
  const isTrue = (name: string) => Reflect.get(given, name) === true;
  return { jwt: given.jwt, masqueraded: isTrue('masqueraded'), isNewUserViaSocial: isTrue('isNewUserViaSocial') };
}
