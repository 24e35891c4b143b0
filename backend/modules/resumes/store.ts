/** SQL of resumes. The resume is network-wide; its visibility is set per brand. */
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
  /** Its owner's choice on this brand; null if none was made. */
  visible: boolean | null;
  listed: Date | null;
}

/** A person's resume with its state on this brand; null if it was not started. */
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

/** The same, locked until the end of the transaction, so that saves run one after the other. */
export async function lockResume(tx: Scope, accountId: number): Promise<ResumeRow | null> {
  await tx.db.execute(sql`select from ${RESUMES} where account_id = ${accountId} for no key update`);
  return findResume(tx, accountId);
}

/** Inserts a hidden resume; an existing one is left unchanged. */
export async function insertResume(scope: Scope, accountId: number, langcode: string): Promise<void> {
  const [row] = await rowsOf(scope)
    .insert(resume)
    .values({ accountId, langcode })
    .onConflictDoNothing()
    .returning({ id: resume.id });
  if (row !== undefined) await rowsOf(scope).insert(resumeFrontend).values({ resumeId: row.id, visible: false });
}

/** Updates answers and versions of a resume; the caller must hold the row lock. */
export async function updateAnswers(
  { db }: Scope,
  { id, data, versions, changed }: Pick<ResumeRow, 'id' | 'data' | 'versions' | 'changed'>,
): Promise<void> {
  await db.update(RESUMES).set({ data, versions, changed }).where(eq(resume.id, id));
}

/** Sets whether employers of this brand may find it. */
export async function setVisible(scope: Scope, resumeId: number, visible: boolean): Promise<void> {
  await rowsOf(scope)
    .insert(resumeFrontend)
    .values({ resumeId, visible })
    .onConflictDoUpdate({ target: [resumeFrontend.resumeId, resumeFrontend.frontend], set: { visible } });
}

/** A resume on one brand with everything that decides its visibility there. */
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

/** Since when employers of a brand can find it; null if they cannot. */
export async function setListed(
  { db }: Pick<Scope, 'db'>,
  { id, frontend }: Pick<ShownResume, 'id' | 'frontend'>,
  listed: Date | null,
): Promise<void> {
  await rowsOf({ db, frontend }).update(resumeFrontend).set({ listed }).where(eq(resumeFrontend.resumeId, id));
}
