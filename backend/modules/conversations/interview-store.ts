/** SQL of interviews that messages suggest. A brand only sees its own. */
import { and, asc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { application } from '../../database/schema/applications.ts';
import { interview, message } from '../../database/schema/conversations.ts';
import { job } from '../../database/schema/jobs.ts';
import { resume, resumeContact } from '../../database/schema/resumes.ts';
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

const isToCome = (now: Date) => and(isNull(interview.withdrawn), gt(interview.accepted, now));

/** Those that were agreed on about an application and are still to come. */
export function listAgreed(scope: Scope, applicationId: number, now: Date): Promise<InterviewRow[]> {
  return rowsOf(scope)
    .select(COLUMNS)
    .from(interview)
    .innerJoin(message, eq(message.id, interview.messageId))
    .where(and(eq(message.applicationId, applicationId), isToCome(now)))
    .orderBy(asc(interview.id))
    .execute();
}

/** An interview with what its conversation is about: one of the two. */
export interface AgreedRow {
  frontend: string;
  applicationId: number | null;
  contactId: number | null;
  row: InterviewRow;
}

const WHY = 'People and organizations leave all brands.';

/** Those of a person as a seeker that were agreed on and are still to come. */
export function listAgreedOfSeeker({ db }: Pick<Scope, 'db'>, accountId: number, now: Date): Promise<AgreedRow[]> {
  return agreed(db, or(eq(application.accountId, accountId), eq(resume.accountId, accountId)), now);
}

/** The same of organizations. */
export function listAgreedOfOrganizations(
  { db }: Pick<Scope, 'db'>,
  ids: readonly number[],
  now: Date,
): Promise<AgreedRow[]> {
  return agreed(db, or(inArray(job.organizationId, [...ids]), inArray(resumeContact.organizationId, [...ids])), now);
}

/** The same of one contact. */
export function listAgreedOfContact({ db }: Pick<Scope, 'db'>, contactId: number, now: Date): Promise<AgreedRow[]> {
  return agreed(db, eq(message.contactId, contactId), now);
}

/** The same of a person whose jobs are of no organization. */
export function listAgreedOfAuthor({ db }: Pick<Scope, 'db'>, accountId: number, now: Date): Promise<AgreedRow[]> {
  return agreed(db, and(eq(job.ownerId, accountId), isNull(job.organizationId)), now);
}

function agreed(db: Scope['db'], isTheirs: SQL | undefined, now: Date): Promise<AgreedRow[]> {
  return db
    .select({
      frontend: interview.frontend,
      applicationId: message.applicationId,
      contactId: message.contactId,
      row: COLUMNS,
    })
    .from(acrossBrands(interview, WHY))
    .innerJoin(acrossBrands(message, WHY), eq(message.id, interview.messageId))
    .leftJoin(acrossBrands(application, WHY), eq(application.id, message.applicationId))
    .leftJoin(acrossBrands(job, WHY), eq(job.id, application.jobId))
    .leftJoin(acrossBrands(resumeContact, WHY), eq(resumeContact.id, message.contactId))
    .leftJoin(acrossBrands(resume, WHY), eq(resume.id, resumeContact.resumeId))
    .where(and(isToCome(now), isTheirs))
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
