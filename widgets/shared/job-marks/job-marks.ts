/** What the visitor has done with the jobs of a list. */
import { onSessionState } from '../../../runtime/session/session-state.ts';
import { applied } from './applied.ts';
import { followOwner, isViewed, listen, tellAll, unlisten } from './viewed.ts';

export type JobMark = 'applied' | 'viewed';

/** The most that was done with a job; null for nothing. */
export function jobMarkOf(jobId: number): JobMark | null {
  if (applied.has(jobId)) return 'applied';
  return isViewed(jobId) ? 'viewed' : null;
}

/** Subscribes to changes, here or in another tab. While there are listeners, marks follow the session. */
export function onJobMarks(tell: () => void): () => void {
  if (listen(tell) === 1) start();
  return () => {
    if (unlisten(tell) === 0) stop();
  };
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
  followOwner();
  void applied.follow(tellAll);
}
