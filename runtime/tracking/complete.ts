import { type AnalyticsEvent, completeEvent } from '../core/analytics/complete-event.ts';
import type { TrackedEvent } from '../core/analytics/events.ts';
import type { Occurrence, PageDimensions } from '../core/analytics/track.ts';
import type { SessionState } from '../session/session-state.ts';

type Params = PageDimensions['params'];
export type Visitor = Pick<SessionState, 'user' | 'roles'>;

const ADMINS = ['administrator', 'site_admin', 'job_editor'];

/** ANON, APPLICANT, RECRUITER or ADMIN. */
function roleOf({ user, roles }: Visitor): string {
  if (user === null) return 'ANON';
  if (roles.some((role) => ADMINS.includes(role))) return 'ADMIN';
  return roles.includes('recruiter') ? 'RECRUITER' : roles.includes('applicant') ? 'APPLICANT' : 'ANON';
}

/** The entities of this document's pages by type and id: later events about them need not describe them again. */
const known = new Map<string, Params>();
const MOST_KNOWN = 100;
const keyOf = ({ entity_type: type, entity_id: id }: Params) => (id ? `${type} ${id}` : null);

function remember(params: Params): void {
  const key = keyOf(params);
  if (key === null) return;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, params);
}

/** An event with all its dimensions: its own, those of what it is about, and those of page and visitor. */
export function complete({ event, page }: Occurrence, visitor: Visitor, title: string): AnalyticsEvent {
  const { params: own = {} } = event;
  const ofPage = page.tracked?.params ?? {};
  remember(ofPage);
  const key = keyOf(own);
  // An event without an entity of its own is about that of the page.
  const about = key === null ? ofPage : (known.get(key) ?? {});
  const role = roleOf(visitor);
  const params: TrackedEvent['params'] = {
    title,
    route: page.path,
    event_occurrence_place: page.document,
    user_role: role,
    current_user_role: visitor.roles.length > 0 ? visitor.roles : role,
    current_user_id: visitor.user?.id ?? null,
    ...about,
    ...own,
  };
  return completeEvent({ ...event, params });
}
