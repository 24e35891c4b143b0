/** What the dashboard asks of the backend for people who look for jobs. */

import { sessionState } from '../../runtime/session/session-state.ts';
import { ask } from '../shared/account/account-calls.ts';
import { joinMarks } from '../shared/bookmarks/sync.ts';

export interface ListedJob {
  id: number;
  slug: string;
  title: string;
  organizationName: string;
  location: { label: string } | null;
}

export interface SeekerData {
  recommended: readonly ListedJob[];
  bookmarks: readonly { id: number; title: string; archived: boolean; job: ListedJob | null }[];
  alerts: readonly { id: number; name: string | null; title: string; href: string }[];
}

const JOB = 'id slug title organizationName location { label }';

/** What the browser kept of the visitor before joins the account first. Rejects with `GraphqlError`. */
export async function loadSeeker({
  hasAlerts,
  hasBookmarks,
}: {
  hasAlerts: boolean;
  hasBookmarks: boolean;
}): Promise<SeekerData> {
  const { user } = sessionState();
  if (hasBookmarks && user) await joinMarks(user.id);
  const found = await ask<Partial<SeekerData>>(`query Seeker {
    recommended: recommendedJobs(limit: 5) { ${JOB} }
    ${hasBookmarks ? `bookmarks { id title archived job { ${JOB} } }` : ''}
    ${hasAlerts ? 'alerts: jobAlerts { id name title href }' : ''}
  }`);
  return { recommended: found.recommended ?? [], bookmarks: found.bookmarks ?? [], alerts: found.alerts ?? [] };
}
