/** SQL of resumes. A resume belongs to a person of the network; how it is shown, to a brand. */
import { eq, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { resume, resumeFrontend } from '../../database/schema/resumes.ts';
import type { Scope } from '../../scope.ts';
import { type OwnerStanding, ownerStanding } from './standing-store.ts';

const RESUMES = acrossBrands(resume, 'A resume belongs to its person, on all brands.');

export interface ResumeRow {
  id: number;
  accountId: number;
  data: Record<string, unknown>;
  versions: Record<string, number>;
  changed: Date;
  /** What its owner wants on this brand; null where the brand knows nothing of it yet. */
  visible: boolean | null;
  listed: Date | null;
}

/** The resume of a person with how it stands on this brand; null for one that is not begun. */
export async function findResume(scope: Scope, accountId: number): Promise<ResumeRow | null> {
  const [row] = await rowsOf(scope)
    .select({
      id: resume.id,
      accountId: resume.accountId,
      data: resume.data,
      versions: resume.versions,
      changed: resume.changed,
      visible: resumeFrontend.visible,
      listed: resumeFrontend.listed,
    })
    .from(RESUMES)
    .leftJoin(resumeFrontend, eq(resumeFrontend.resumeId, resume.id))
    .where(eq(resume.accountId, accountId));
  return row ?? null;
}

/** The same, held until the transaction ends: one saves after the other. */
export async function lockResume(tx: Scope, accountId: number): Promise<ResumeRow | null> {
  await tx.db.execute(sql`select from ${RESUMES} where account_id = ${accountId} for no key update`);
  return findResume(tx, accountId);
}

/** Begins a resume, which nobody finds before its owner says so; one that is there stays as it is. */
export async function insertResume(scope: Scope, accountId: number, langcode: string): Promise<void> {
  const [row] = await rowsOf(scope)
    .insert(resume)
    .values({ accountId, langcode })
    .onConflictDoNothing()
    .returning({ id: resume.id });
  if (row !== undefined) await rowsOf(scope).insert(resumeFrontend).values({ resumeId: row.id, visible: false });
}

/** Answers and versions of a resume; whoever calls it holds the row. */
export async function updateAnswers(
  { db }: Scope,
  { id, data, versions, changed }: Pick<ResumeRow, 'id' | 'data' | 'versions' | 'changed'>,
): Promise<void> {
  await db.update(RESUMES).set({ data, versions, changed }).where(eq(resume.id, id));
}

/** Whether employers of this brand may find it. */
export async function setVisible(scope: Scope, resumeId: number, visible: boolean): Promise<void> {
  await rowsOf(scope)
    .insert(resumeFrontend)
    .values({ resumeId, visible })
    .onConflictDoUpdate({ target: [resumeFrontend.resumeId, resumeFrontend.frontend], set: { visible } });
}

/** A resume on one brand with what decides about it there. */
export interface ShownResume extends OwnerStanding, Record<string, unknown> {
  id: number;
  frontend: string;
  data: Record<string, unknown>;
  visible: boolean;
  listed: boolean;
}

/** The brands that show the resume of a person. */
export async function listShown({ db }: Pick<Scope, 'db'>, accountId: number): Promise<ShownResume[]> {
  const { rows } = await db.execute<ShownResume>(sql`
    select r.id, f.frontend, r.data, f.visible, f.listed is not null as listed, ${ownerStanding(sql`f.frontend`)}
    from ${RESUMES} r
    join account a on a.id = r.account_id
    join ${acrossBrands(resumeFrontend, 'Answers on which brands a resume shows.')} f on f.resume_id = r.id
    where r.account_id = ${accountId}`);
  return rows;
}

/** Since when employers of a brand find it; null where they do not. */
export async function setListed(
  { db }: Pick<Scope, 'db'>,
  { id, frontend }: Pick<ShownResume, 'id' | 'frontend'>,
  listed: Date | null,
): Promise<void> {
  await rowsOf({ db, frontend }).update(resumeFrontend).set({ listed }).where(eq(resumeFrontend.resumeId, id));
}
