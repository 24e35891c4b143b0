/** SQL of interviews that messages suggest. A brand only sees its own. */
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { interview, message } from '../../database/schema/conversations.ts';
import type { Scope } from '../../scope.ts';

export type InterviewRow = Omit<typeof interview.$inferSelect, 'frontend'>;

/** What an employer suggests. */
export type Proposal = Pick<InterviewRow, 'times' | 'minutes' | 'place'>;

const COLUMNS = {
  id: interview.id,
  messageId: interview.messageId,
  times: interview.times,
  minutes: interview.minutes,
  place: interview.place,
  accepted: interview.accepted,
  declined: interview.declined,
  withdrawn: interview.withdrawn,
  revision: interview.revision,
};

export async function insertInterview(scope: Scope, values: Proposal & Pick<InterviewRow, 'messageId'>): Promise<void> {
  await rowsOf(scope).insert(interview).values(values);
}

/** Those that these messages suggest, by message. */
export async function listInterviews(scope: Scope, messages: readonly number[]): Promise<Map<number, InterviewRow>> {
  if (messages.length === 0) return new Map();
  const rows = await rowsOf(scope)
    .select(COLUMNS)
    .from(interview)
    .where(inArray(interview.messageId, [...messages]));
  return new Map(rows.map((row) => [row.messageId, row]));
}

/** The one that a message suggests. The message must be known to belong to the conversation. */
export async function findInterview(scope: Scope, messageId: number): Promise<InterviewRow | null> {
  return (await listInterviews(scope, [messageId])).get(messageId) ?? null;
}

/** Those that were agreed on about an application and are still to come. */
export function listAgreed(scope: Scope, applicationId: number, now: Date): Promise<InterviewRow[]> {
  return rowsOf(scope)
    .select(COLUMNS)
    .from(interview)
    .innerJoin(message, eq(message.id, interview.messageId))
    .where(and(eq(message.applicationId, applicationId), isNull(interview.withdrawn), gt(interview.accepted, now)))
    .orderBy(asc(interview.id))
    .execute();
}

export async function saveInterview(
  scope: Scope,
  id: number,
  change: Partial<Pick<InterviewRow, 'accepted' | 'declined' | 'withdrawn' | 'revision'>>,
): Promise<void> {
  await rowsOf(scope).update(interview).set(change).where(eq(interview.id, id));
}
