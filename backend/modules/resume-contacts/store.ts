/** SQL of requests for contact. A brand sees its own alone. */
import { and, count, desc, eq, type InferSelectModel, inArray, sql } from 'drizzle-orm';
import { account } from '../../database/schema/accounts.ts';
import { organization } from '../../database/schema/organizations.ts';
import { resume, resumeContact } from '../../database/schema/resumes.ts';
import type { ResumeContactStatus } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';

export interface ContactRow extends Omit<InferSelectModel<typeof resumeContact>, 'frontend' | 'state'> {
  state: ResumeContactStatus;
  /** Account of the owner of the resume. */
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
  ways: resumeContact.ways,
  mailId: resumeContact.mailId,
  unreachable: resumeContact.unreachable,
  ownerId: resume.accountId,
  organizationName: organization.name,
};

function select({ db }: Pick<Scope, 'db'>) {
  return db
    .select(COLUMNS)
    .from(resumeContact)
    .innerJoin(resume, eq(resume.id, resumeContact.resumeId))
    .innerJoin(organization, eq(organization.id, resumeContact.organizationId));
}

export async function findContact(scope: Scope, id: number): Promise<ContactRow | null> {
  const [row] = await select(scope).where(and(eq(resumeContact.id, id), eq(resumeContact.frontend, scope.frontend)));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockContact(tx: Scope, id: number): Promise<ContactRow | null> {
  await tx.db.execute(sql`select from resume_contact where id = ${id} and frontend = ${tx.frontend} for update`);
  return findContact(tx, id);
}

interface Pair {
  resumeId: number;
  organizationId: number;
}

/** The request of an organization for a resume that waits or stands; null where there is none. */
export async function findStanding(scope: Scope, { resumeId, organizationId }: Pair): Promise<ContactRow | null> {
  const [row] = await select(scope).where(
    and(
      eq(resumeContact.frontend, scope.frontend),
      eq(resumeContact.resumeId, resumeId),
      eq(resumeContact.organizationId, organizationId),
      inArray(resumeContact.state, ['pending', 'approved']),
    ),
  );
  return row ?? null;
}

/** The latest request of an organization for a resume, however it stands; null where there is none. */
export async function findLatest(scope: Scope, { resumeId, organizationId }: Pair): Promise<ContactRow | null> {
  const [row] = await select(scope)
    .where(
      and(
        eq(resumeContact.frontend, scope.frontend),
        eq(resumeContact.resumeId, resumeId),
        eq(resumeContact.organizationId, organizationId),
      ),
    )
    .orderBy(desc(resumeContact.id))
    .limit(1);
  return row ?? null;
}

/** When the owner last said no to an organization, or shut it out; null where they never did. */
export async function findRefused({ db, frontend }: Scope, { resumeId, organizationId }: Pair): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select max(coalesce(ended, answered)) as at from resume_contact
    where frontend = ${frontend} and resume_id = ${resumeId} and organization_id = ${organizationId}
      and state in ('declined', 'revoked')`);
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

export async function insertContact(
  { db, frontend }: Scope,
  values: Pair & { askedBy: number; jobId: number | null; message: string; created: Date },
): Promise<number> {
  const [row] = await db
    .insert(resumeContact)
    .values({ frontend, ...values })
    .returning({ id: resumeContact.id });
  if (row === undefined) throw new Error('A request for contact was not written.');
  return row.id;
}

export async function updateContact(
  { db, frontend }: Scope,
  id: number,
  values: Partial<Pick<ContactRow, 'state' | 'answered' | 'opened' | 'ended' | 'ways'>>,
): Promise<void> {
  await db
    .update(resumeContact)
    .set(values)
    .where(and(eq(resumeContact.id, id), eq(resumeContact.frontend, frontend)));
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
    eq(resumeContact.frontend, scope.frontend),
    eq(resumeContact.organizationId, organizationId),
    status === null ? undefined : eq(resumeContact.state, status),
  );
  const [[counted], contacts] = await Promise.all([
    scope.db.select({ total: count() }).from(resumeContact).where(condition),
    select(scope).where(condition).orderBy(desc(resumeContact.id)).limit(limit).offset(offset),
  ]);
  return { total: counted?.total ?? 0, contacts };
}

/** All requests to one person on this brand but those that were taken back. */
export function listOfOwner(scope: Scope, accountId: number): Promise<ContactRow[]> {
  return select(scope)
    .where(
      and(
        eq(resumeContact.frontend, scope.frontend),
        eq(resume.accountId, accountId),
        sql`${resumeContact.state} <> 'withdrawn'`,
      ),
    )
    .orderBy(desc(resumeContact.id));
}

/** Where the owner of a resume is written to, and in which language on this brand. */
export async function findPerson(
  { db, frontend }: Scope,
  accountId: number,
): Promise<{ email: string; locale: string | null } | null> {
  const { rows } = await db.execute<{ email: string; locale: string | null }>(sql`
    select a.email, b.locale from ${account} a
    left join account_brand b on b.account_id = a.id and b.frontend = ${frontend} where a.id = ${accountId}`);
  return rows[0] ?? null;
}

export async function findOrganizationName({ db }: Scope, id: number): Promise<string> {
  const [row] = await db.select({ name: organization.name }).from(organization).where(eq(organization.id, id));
  if (row === undefined) throw new Error(`Organization ${id} is gone.`);
  return row.name;
}
