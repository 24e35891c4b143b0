/** SQL of contact requests. A brand only sees its own. */
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ContactWay } from '../../../runtime/core/resume-contact/opened-fields.ts';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { account, accountBrand } from '../../database/schema/accounts.ts';
import { message } from '../../database/schema/conversations.ts';
import { outbox } from '../../database/schema/mail.ts';
import { organization } from '../../database/schema/organizations.ts';
import { resume, resumeContact } from '../../database/schema/resumes.ts';
import type { ResumeContactStatus } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';

export interface ContactRow extends Omit<typeof resumeContact.$inferSelect, 'frontend' | 'state' | 'ways'> {
  state: ResumeContactStatus;
  ways: ContactWay[];
  /** Account id of the owner of the resume. */
  ownerId: number;
  organizationName: string;
}

const COLUMNS = {
  id: resumeContact.id,
  resumeId: resumeContact.resumeId,
  organizationId: resumeContact.organizationId,
  askedBy: resumeContact.askedBy,
  jobId: resumeContact.jobId,
  message: resumeContact.message,
  state: sql<ResumeContactStatus>`${resumeContact.state}`,
  created: resumeContact.created,
  answered: resumeContact.answered,
  opened: resumeContact.opened,
  ended: resumeContact.ended,
  ways: sql<ContactWay[]>`${resumeContact.ways}`,
  mailId: resumeContact.mailId,
  unreachable: resumeContact.unreachable,
  ownerId: resume.accountId,
  organizationName: organization.name,
};

function select(scope: Scope) {
  return rowsOf(scope)
    .select(COLUMNS)
    .from(resumeContact)
    .innerJoin(
      acrossBrands(resume, 'A resume belongs to its person, on all brands.'),
      eq(resume.id, resumeContact.resumeId),
    )
    .innerJoin(organization, eq(organization.id, resumeContact.organizationId));
}

export async function findContact(scope: Scope, id: number): Promise<ContactRow | null> {
  const [row] = await select(scope).where(eq(resumeContact.id, id));
  return row ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockContact(tx: Scope, id: number): Promise<ContactRow | null> {
  await rowsOf(tx).select({ id: resumeContact.id }).from(resumeContact).where(eq(resumeContact.id, id)).for('update');
  return findContact(tx, id);
}

interface Pair {
  resumeId: number;
  organizationId: number;
}

/** The pending or approved request of an organization for a resume; null if there is none. */
export async function findStanding(scope: Scope, { resumeId, organizationId }: Pair): Promise<ContactRow | null> {
  const [row] = await select(scope).where(
    and(
      eq(resumeContact.resumeId, resumeId),
      eq(resumeContact.organizationId, organizationId),
      inArray(resumeContact.state, ['pending', 'approved']),
    ),
  );
  return row ?? null;
}

/** The latest request of an organization for a resume, in any state; null if there is none. */
export async function findLatest(scope: Scope, { resumeId, organizationId }: Pair): Promise<ContactRow | null> {
  const [row] = await select(scope)
    .where(and(eq(resumeContact.resumeId, resumeId), eq(resumeContact.organizationId, organizationId)))
    .orderBy(desc(resumeContact.id))
    .limit(1);
  return row ?? null;
}

/** When the owner last declined or revoked a request of an organization; null if never. */
export async function findRefused(scope: Scope, { resumeId, organizationId }: Pair): Promise<Date | null> {
  const { rows } = await scope.db.execute<{ at: string | null }>(sql`
    select max(coalesce(ended, answered)) as at from ${rowsOf(scope).all(resumeContact)} c
    where resume_id = ${resumeId} and organization_id = ${organizationId}
      and state in ('declined', 'revoked')`);
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

export async function insertContact(
  scope: Scope,
  values: Pair & { askedBy: number; jobId: number | null; message: string; created: Date },
): Promise<number> {
  const [row] = await rowsOf(scope).insert(resumeContact).values(values).returning({ id: resumeContact.id });
  if (row === undefined) throw new Error('A request for contact was not written.');
  return row.id;
}

export async function updateContact(
  scope: Scope,
  id: number,
  values: Partial<Pick<ContactRow, 'state' | 'answered' | 'opened' | 'ended' | 'ways' | 'mailId' | 'unreachable'>>,
): Promise<void> {
  await rowsOf(scope).update(resumeContact).set(values).where(eq(resumeContact.id, id));
}

interface OrganizationPage {
  organizationId: number;
  status: ResumeContactStatus | null;
  limit: number;
  offset: number;
}

export async function listOfOrganization(
  scope: Scope,
  { organizationId, status, limit, offset }: OrganizationPage,
): Promise<{ total: number; contacts: ContactRow[] }> {
  const condition = and(
    eq(resumeContact.organizationId, organizationId),
    status === null ? undefined : eq(resumeContact.state, status),
  );
  const [[counted], contacts] = await Promise.all([
    rowsOf(scope).select({ total: count() }).from(resumeContact).where(condition),
    select(scope).where(condition).orderBy(desc(resumeContact.id)).limit(limit).offset(offset),
  ]);
  return { total: counted?.total ?? 0, contacts };
}

/** All requests to a person on this brand, except withdrawn ones. */
export function listOfOwner(scope: Scope, accountId: number): Promise<ContactRow[]> {
  return select(scope)
    .where(and(eq(resume.accountId, accountId), sql`${resumeContact.state} <> 'withdrawn'`))
    .orderBy(desc(resumeContact.id));
}

export interface Addressee {
  email: string;
  locale: string | null;
}

/** Mail address and language of the owner of a resume on this brand. */
export async function findPerson(scope: Scope, accountId: number): Promise<Addressee | null> {
  const { rows } = await scope.db.execute<Addressee & Record<string, unknown>>(sql`
    select a.email, b.locale from ${account} a
    left join ${rowsOf(scope).all(accountBrand)} b on b.account_id = a.id where a.id = ${accountId}`);
  return rows[0] ?? null;
}

export async function findOrganizationName({ db }: Scope, id: number): Promise<string> {
  const [row] = await db.select({ name: organization.name }).from(organization).where(eq(organization.id, id));
  if (row === undefined) throw new Error(`Organization ${id} is gone.`);
  return row.name;
}

/** Locks a resume until the end of the transaction, to serialize requests. */
export async function holdResume({ db }: Pick<Scope, 'db'>, id: number): Promise<void> {
  await db.execute(sql`
    select from ${acrossBrands(resume, 'A resume belongs to its person, on all brands.')}
    where id = ${id} for no key update`);
}

/** Open requests whose owner cannot be reached: by any mail, or by the only way they chose. Limited in number. */
export async function findUnreached(scope: Scope, limit: number): Promise<number[]> {
  const rows = rowsOf(scope);
  const { rows: found } = await scope.db.execute<{ id: number }>(sql`
    select c.id from ${rows.all(resumeContact)} c
    where c.opened is not null and c.unreachable is null and (
      (c.ways && array['email', 'messages'] and c.mail_id in (select o.id from ${rows.all(outbox)} o where o.state = 'failed'))
      or exists (
        select from ${rows.all(message)} m
        where m.contact_id = c.id and not m.from_owner and m.undelivered is not null)
      or (c.ways = array['phone'] and exists (
        select from ${acrossBrands(resume, 'A resume belongs to its person, on all brands.')} r where r.id = c.resume_id
          and coalesce(r.data -> 'job_preferences' ->> 'phone', r.data -> 'personal_info' ->> 'phone', '') = '')))
    order by c.id limit ${limit}`);
  return found.map(({ id }) => id);
}
