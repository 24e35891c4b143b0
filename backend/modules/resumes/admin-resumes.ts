/** What administrators see of the resumes on this brand, and do with them. All of it is written down. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core/query-builders/select.types';
import type { ApiContext } from '../../context.ts';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { account } from '../../database/schema/accounts.ts';
import { resume, resumeFrontend } from '../../database/schema/resumes.ts';
import type { AdminList } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { homesOf } from '../accounts/account-store.ts';
import { holdsOn, refuse } from '../rights/access.ts';
import { anyMatches, planList } from '../rights/list.ts';
import { noteAction } from '../rights/note.ts';
import { findResumeOf, type OwnResumeRecord, type ResumeOwner } from './own-resume.ts';
import { ownerStanding } from './owner-standing.ts';
import { type GroupToSave, saveResume, showResume } from './save.ts';

const RESUMES = acrossBrands(resume, 'A resume belongs to its person, on all brands.');

const COLUMNS = {
  id: resume.id,
  accountId: resume.accountId,
  email: account.email,
  name: account.displayName,
  visible: resumeFrontend.visible,
  listed: resumeFrontend.listed,
  changed: resume.changed,
};

interface ResumeQuery {
  list?: AdminList | null;
  visible?: boolean | null;
}

/** Resumes on this brand. */
export async function findResumes(context: ApiContext, { list, visible }: ResumeQuery) {
  const { changed, email, name } = COLUMNS;
  const plan = planList(list, { changed, email, name: sql`lower(${name})` }, resume.id);
  const fullName = sql`${account.firstName} || ' ' || ${account.lastName}`;
  const where = and(
    visible == null ? undefined : eq(resumeFrontend.visible, visible),
    anyMatches(plan.pattern, email, name, fullName),
  );
  const [counted] = await select(context, { total: count() }).where(where);
  const rows = await select(context, COLUMNS)
    .where(where)
    .orderBy(...plan.order)
    .offset(plan.from)
    .limit(plan.count);
  return { total: counted?.total ?? 0, resumes: rows.map((row) => ({ ...row, listed: row.listed !== null })) };
}

function select<F extends SelectedFields>(context: ApiContext, fields: F) {
  return rowsOf(context)
    .select(fields)
    .from(resumeFrontend)
    .innerJoin(RESUMES, eq(resume.id, resumeFrontend.resumeId))
    .innerJoin(account, eq(account.id, resume.accountId));
}

/** All of a resume, with what is private. Throws `UserError` RESUME_UNKNOWN, NOT_ALLOWED. */
export async function readResume(context: ApiContext, id: number): Promise<OwnResumeRecord> {
  const owner = await requireWhole(context, id, 'adminResume');
  await noteAction(context, context, { kind: 'resume_read', accountId: owner.id, about: { resume: id } });
  return findResumeOf(context, owner);
}

/** Saves groups in the place of the owner, by the same rules. Throws `UserError` RESUME_UNKNOWN, NOT_ALLOWED, RESUME_CHANGED. */
export async function saveForOwner(context: ApiContext, id: number, groups: readonly GroupToSave[]) {
  const owner = await requireWhole(context, id, 'adminSaveResume');
  return saveResume(context, groups, {
    owner,
    visible: null,
    note: (tx) => noteAction(tx, context, { kind: 'resume_saved', accountId: owner.id, about: { resume: id } }),
  });
}

/** Lets employers of this brand find a resume, or keeps it from them. Throws `UserError` RESUME_UNKNOWN. */
export async function showForOwner(context: ApiContext, id: number, visible: boolean): Promise<boolean> {
  const owner = await requireOwner(context, id);
  const kind = visible ? 'resume_shown' : 'resume_hidden';
  const { row } = await showResume(context, visible, {
    owner,
    note: (tx) => noteAction(tx, context, { kind, accountId: owner.id, about: { resume: id } }),
  });
  return (row?.listed ?? null) !== null;
}

/** What a resume says is the same on all brands: it is open to those who administer all brands of its owner. */
async function requireWhole(context: ApiContext, id: number, operation: string): Promise<ResumeOwner> {
  const owner = await requireOwner(context, id);
  if (!(await holdsOn(context, ['administrator', 'site_admin'], await homesOf(context, owner.id))))
    await refuse(context, operation, context.frontend);
  return owner;
}

interface OwnerRow extends Record<string, unknown> {
  id: number;
  email: string;
  verified: boolean;
  approved: boolean;
}

/** The owner of a resume that stands on this brand. */
async function requireOwner(context: ApiContext, id: number): Promise<ResumeOwner> {
  const { rows } = await context.db.execute<OwnerRow>(sql`
    select a.id, a.email, ${ownerStanding(sql`f.frontend`)} from ${rowsOf(context).all(resumeFrontend)} f
    join ${RESUMES} r on r.id = f.resume_id
    join account a on a.id = r.account_id
    where f.resume_id = ${id}`);
  const [row] = rows;
  if (row === undefined) throw refusal('RESUME_UNKNOWN');
  return { id: row.id, email: row.email, emailVerified: row.verified, approved: row.approved };
}
