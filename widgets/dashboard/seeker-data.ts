/** Backend calls of the dashboard for job seekers. */

import { run } from '../../runtime/graphql/run.ts';
import { sessionState } from '../../runtime/session/session-state.ts';
import { joinMarks } from '../shared/bookmarks/sync.ts';
import { type Seeker, seekerQuery } from './dashboard.generated.ts';

export type SeekerData = Required<Seeker>;

/** Moves data stored in the browser to the account first. Rejects with `GraphqlError`. */
export async function loadSeeker({
  hasAlerts,
  hasBookmarks,
}: {
  hasAlerts: boolean;
  hasBookmarks: boolean;
}): Promise<SeekerData> {
  const { user } = sessionState();
  if (hasBookmarks && user) await joinMarks(user.id);
  const {
    recommended,
    bookmarks = [],
    alerts = [],
  } = await run(seekerQuery, {
    bookmarks: hasBookmarks,
    alerts: hasAlerts,
  });
  return { recommended, bookmarks, alerts };
}
