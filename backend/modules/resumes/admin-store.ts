/** SQL of resumes on a brand, for its administrators. */

import { and, count, eq, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core/query-builders/select.types';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { account } from '../../database/schema/accounts.ts';
import { resume, resumeFrontend } from '../../database/schema/resumes.ts';
import type { AdminList } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';
import { anyMatches, planList, readPage } from '../rights/list-store.ts';
import type { ResumeOwner } from './own-resume.ts';
import { ownerStanding } from './standing-store.ts';

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
export async function findResumes(scope: Scope, { list, visible }: ResumeQuery) {
  const { changed, email, name } = COLUMNS;
  const plan = planList(list, { changed, email, name: sql`lower(${name})` }, resume.id);
  const fullName = sql`${account.firstName} || ' ' || ${account.lastName}`;
  const where = and(
    visible == null ? undefined : eq(resumeFrontend.visible, visible),
    anyMatches(plan.pattern, email, name, fullName),
  );
  const counted = select(scope, { total: count() }).where(where);
  const { total, rows } = await readPage(plan, counted, select(scope, COLUMNS).where(where));
  return { total, resumes: rows.map((row) => ({ ...row, listed: row.listed !== null })) };
}

function select<F extends SelectedFields>(scope: Scope, fields: F) {
  return rowsOf(scope)
    .select(fields)
    .from(resumeFrontend)
    .innerJoin(RESUMES, eq(resume.id, resumeFrontend.resumeId))
    .innerJoin(account, eq(account.id, resume.accountId));
}

interface OwnerRow extends Record<string, unknown> {
  id: number;
  email: string;
  verified: boolean;
  approved: boolean;
}

/** The owner of a resume on this brand; null if it does not exist. */
export async function findOwner(scope: Scope, id: number): Promise<ResumeOwner | null> {
  const { rows } = await scope.db.execute<OwnerRow>(sql`
    select a.id, a.email, ${ownerStanding(sql`f.frontend`)} from ${rowsOf(scope).all(resumeFrontend)} f
    join ${RESUMES} r on r.id = f.resume_id
    join account a on a.id = r.account_id
    where f.resume_id = ${id}`);
  const [row] = rows;
  return row === undefined
    ? null
    : { id: row.id, email: row.email, emailVerified: row.verified, approved: row.approved };
}
