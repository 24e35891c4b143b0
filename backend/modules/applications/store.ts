/** All SQL of applications. Every function reads and writes rows of the brand in its scope only. */

import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { holdName } from '../../database/name-lock.ts';
import { account } from '../../database/schema/accounts.ts';
import { application, applicationEvent, applicationNote } from '../../database/schema/applications.ts';
import { upload } from '../../database/schema/uploads.ts';
import type { Scope } from '../../scope.ts';

export type ApplicationRow = typeof application.$inferSelect;
export type NewApplication = typeof application.$inferInsert;

/** Undefined if it exists already: with the same key, or by the same person for the same job. */
export async function insertApplication(
  scope: Scope,
  values: Omit<NewApplication, 'frontend'>,
): Promise<ApplicationRow | undefined> {
  const [row] = await rowsOf(scope).insert(application).values(values).onConflictDoNothing().returning();
  return row;
}

export async function findApplication(scope: Scope, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await rowsOf(scope).select().from(application).where(eq(application.id, id));
  return row;
}

/** The same, locked until the end of the transaction. */
export async function lockApplication(tx: Scope, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await rowsOf(tx).select().from(application).where(eq(application.id, id)).for('update');
  return row;
}

/** The application with this send key. */
export async function findBySendKey(scope: Scope, sendKey: string): Promise<ApplicationRow | undefined> {
  const [row] = await rowsOf(scope).select().from(application).where(eq(application.sendKey, sendKey));
  return row;
}

/** The person's application to a job: by account, or confirmed with the same address; one that was withdrawn counts last. */
export async function findOfPerson(
  scope: Scope,
  jobId: number,
  { accountId, email }: { accountId: number | null; email: string },
): Promise<ApplicationRow | undefined> {
  const isTheirs = sql`(${application.accountId} = ${accountId} or (${application.confirmed} is not null and ${application.email} = ${email}))`;
  const [row] = await rowsOf(scope)
    .select()
    .from(application)
    .where(and(eq(application.jobId, jobId), isTheirs))
    .orderBy(
      sql`${application.stage} = 'withdrawn'`,
      sql`${application.accountId} is distinct from ${accountId}`,
      asc(application.id),
    )
    .limit(1);
  return row;
}

export async function updateApplication(
  scope: Scope,
  id: number,
  values: Partial<NewApplication>,
): Promise<ApplicationRow> {
  const [row] = await rowsOf(scope).update(application).set(values).where(eq(application.id, id)).returning();
  if (row === undefined) throw new Error(`There is no application ${id} on ${scope.frontend}.`);
  return row;
}

/** Applications of an account, newest first. */
export async function listOfAccount(
  scope: Scope,
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: ApplicationRow[] }> {
  const own = eq(application.accountId, accountId);
  const [[counted], rows] = await Promise.all([
    rowsOf(scope).select({ total: count() }).from(application).where(own),
    rowsOf(scope).select().from(application).where(own).orderBy(desc(application.id)).limit(limit).offset(offset),
  ]);
  return { total: counted?.total ?? 0, rows };
}

/** Uploads of the latest applications of an account, newest first. */
export async function filesOfAccount(scope: Scope, accountId: number, limit: number): Promise<number[]> {
  const rows = await rowsOf(scope)
    .select({ files: application.files })
    .from(application)
    .where(eq(application.accountId, accountId))
    .orderBy(desc(application.id))
    .limit(limit);
  return rows.flatMap(({ files }) => files);
}

/** Deletes unconfirmed applications with this address to the same job. */
export async function deleteUnconfirmed(
  scope: Scope,
  { jobId, email }: { jobId: number; email: string },
): Promise<number[]> {
  const rows = await rowsOf(scope)
    .delete(application)
    .where(and(eq(application.jobId, jobId), eq(application.email, email), isNull(application.confirmed)))
    .returning({ files: application.files });
  return rows.flatMap(({ files }) => files);
}

export async function deleteApplication(scope: Scope, id: number): Promise<void> {
  await rowsOf(scope).delete(application).where(eq(application.id, id));
}

export interface NewEvent {
  applicationId: number;
  kind: 'sent' | 'confirmed' | 'joined' | 'stage' | 'noticed' | 'cleared';
  stage: string;
  mailed?: boolean;
  /** The employer's message to the applicant. */
  note?: string;
  actorId?: number | null;
  created: Date;
}

export async function insertEvents({ db }: Pick<Scope, 'db'>, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(applicationEvent).values([...events]);
}

export interface EventRow {
  applicationId: number;
  kind: string;
  stage: string;
  mailed: boolean;
  /** The employer's message to the applicant; empty for none. */
  note: string;
  created: Date;
  /** Name of the member who did it. */
  actor: string | null;
}

/** Stage changes of these applications, oldest first. */
export function listEvents({ db }: Pick<Scope, 'db'>, ids: readonly number[]): Promise<EventRow[]> {
  const name = sql<string | null>`case when ${account.id} is null then null
    else coalesce(nullif(${account.displayName}, ''), nullif(trim(${account.firstName} || ' ' || ${account.lastName}), ''), ${account.email}) end`;
  return db
    .select({
      applicationId: applicationEvent.applicationId,
      kind: applicationEvent.kind,
      stage: applicationEvent.stage,
      mailed: applicationEvent.mailed,
      note: applicationEvent.note,
      created: applicationEvent.created,
      actor: name,
    })
    .from(applicationEvent)
    .leftJoin(account, eq(account.id, applicationEvent.actorId))
    .where(and(inArray(applicationEvent.applicationId, [...ids]), inArray(applicationEvent.kind, ['sent', 'stage'])))
    .orderBy(asc(applicationEvent.id))
    .execute();
}

export type NoteRow = typeof applicationNote.$inferSelect;

/** Notes on these applications, oldest first. */
export function listNotes({ db }: Pick<Scope, 'db'>, ids: readonly number[]): Promise<NoteRow[]> {
  return db
    .select()
    .from(applicationNote)
    .where(inArray(applicationNote.applicationId, [...ids]))
    .orderBy(asc(applicationNote.id))
    .execute();
}

export async function insertNote({ db }: Scope, values: typeof applicationNote.$inferInsert): Promise<void> {
  await db.insert(applicationNote).values(values);
}

/** False if the author has no such note. */
export async function deleteNote(
  { db }: Scope,
  { applicationId, noteId, authorId }: { applicationId: number; noteId: number; authorId: number },
): Promise<boolean> {
  const rows = await db
    .delete(applicationNote)
    .where(
      and(
        eq(applicationNote.id, noteId),
        eq(applicationNote.applicationId, applicationId),
        eq(applicationNote.authorId, authorId),
      ),
    )
    .returning({ id: applicationNote.id });
  return rows.length > 0;
}

/** These applications, locked in a fixed order until the end of the transaction; unconfirmed ones are left out. */
export function lockApplications(tx: Scope, ids: readonly number[]): Promise<ApplicationRow[]> {
  return rowsOf(tx)
    .select()
    .from(application)
    .where(and(inArray(application.id, [...ids]), isNotNull(application.confirmed)))
    .orderBy(asc(application.id))
    .for('update')
    .execute();
}

const ALL = acrossBrands(application, 'A confirmed address is that of its account on every brand.');

/** Assigns confirmed guest applications with this address, on all brands, to its account. */
export async function giveToAccount(
  { db }: Pick<Scope, 'db'>,
  { accountId, email }: { accountId: number; email: string },
): Promise<Pick<ApplicationRow, 'id' | 'data'>[]> {
  const other = sql`not exists (select from ${ALL} o where o.frontend = ${application.frontend}
    and o.job_id = ${application.jobId} and o.account_id = ${accountId})`;
  const rows = await db
    .update(ALL)
    .set({ accountId })
    .where(and(isNull(application.accountId), eq(application.email, email), isNotNull(application.confirmed), other))
    .returning({ id: application.id, files: application.files, data: application.data });
  await giveFiles({ db }, { accountId, files: rows.flatMap((row) => row.files) });
  return rows;
}

/** Files of a guest's applications go with them to an account. */
export async function giveFiles(
  { db }: Pick<Scope, 'db'>,
  { accountId, files }: { accountId: number; files: readonly number[] },
): Promise<void> {
  if (files.length === 0) return;
  await db
    .update(acrossBrands(upload, 'Files of applications on all brands go with them.'))
    .set({ ownerId: accountId, tokenHash: null })
    .where(and(inArray(upload.id, [...files]), ne(upload.state, 'temporary')));
}

/** Serializes work on the applications of one address to one job, until the end of the transaction. */
export async function holdPerson(tx: Scope, jobId: number, email: string): Promise<void> {
  await holdName(tx, `${tx.frontend} ${jobId} ${email}`);
}

export interface Counted {
  all: number;
  unopened: number;
}

export async function countAll(scope: Scope, jobIds: readonly number[]): Promise<Counted[]> {
  const { rows } = await scope.db.execute<{ job: number; all: number; unopened: number }>(sql`
    select job_id as job, count(*)::int as "all", (count(*) filter (where stage = 'sent'))::int as unopened
    from ${rowsOf(scope).all(application)} a
    where job_id = any(${sql.param([...jobIds])}::int[]) and confirmed is not null
    group by job_id`);
  const byJob = new Map(rows.map(({ job, ...counted }) => [job, counted]));
  return jobIds.map((id) => byJob.get(id) ?? { all: 0, unopened: 0 });
}
