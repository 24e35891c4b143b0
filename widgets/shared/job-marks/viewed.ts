/** Jobs that were opened in this browser. They never leave it. */
import { sessionState } from '../../../runtime/session/session-state.ts';
import { createIdStore, none } from '../bookmarks/id-store.ts';

export const MOST_VIEWED = 500;
const store = createIdStore('np-viewed', MOST_VIEWED);

export const { listen, unlisten, tellAll } = store;

export function isViewed(jobId: number): boolean {
  return store.read().ids.includes(jobId);
}

/** Remembers the latest jobs that were opened. */
export function noteViewed(jobId: number): void {
  followOwner();
  const { of, ids } = store.read();
  if (ids[0] !== jobId) store.write({ of, ids: [jobId, ...ids.filter((id) => id !== jobId)] });
}

/** What a member has viewed must not be visible to the next person at this browser. */
export function followOwner(): void {
  const { status, user } = sessionState();
  const { of, ids } = store.read();
  if (user && of !== user.id) store.write({ of: user.id, ids: of === 0 ? ids : [] });
  else if (status === 'unauthenticated' && of !== 0) store.write(none);
}
