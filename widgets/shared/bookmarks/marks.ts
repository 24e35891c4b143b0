/** Bookmarks as used by buttons: they follow the session, and are saved to a member's account. */
import { onSessionState, sessionState } from '../../../runtime/session/session-state.ts';
import { none } from './id-store.ts';
import { listen, readMarks, tellAll, unlisten, writeMarks } from './marks-store.ts';

/**
 * Subscribes to changes of bookmarks, here or in another tab. While there are listeners, bookmarks follow the session.
 */
export function onMarks(tell: () => void): () => void {
  if (listen(tell) === 1) start();
  return () => {
    if (unlisten(tell) === 0) stop();
  };
}

/** Adds or removes a bookmark: immediately here, and in a member's account. */
export function mark(id: number, isMarked: boolean): void {
  const { of, ids } = readMarks();
  const others = ids.filter((other) => other !== id);
  writeMarks({ of, ids: isMarked ? [id, ...others] : others });
  if (of !== 0) void import('./sync.ts').then(({ saveMark }) => saveMark(id, isMarked));
}

let stopSession: () => void = () => undefined;

function start(): void {
  window.addEventListener('storage', tellAll);
  stopSession = onSessionState(follow);
  follow();
}

function stop(): void {
  window.removeEventListener('storage', tellAll);
  stopSession();
}

function follow(): void {
  const { status, user } = sessionState();
  const { of } = readMarks();
  if (user) void import('./sync.ts').then(({ joinMarks }) => joinMarks(user.id));
  // Bookmarks of an account must not be visible to others in this browser.
  else if (status === 'unauthenticated' && of !== 0) writeMarks(none);
}
