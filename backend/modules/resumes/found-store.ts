/** SQL of resumes that employers of a brand can find. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { account } from '../../database/schema/accounts.ts';
import { resume, resumeFrontend } from '../../database/schema/resumes.ts';
import type { Scope } from '../../scope.ts';

export interface ListedResumeRow {
  id: number;
  accountId: number;
  email: string;
  data: Record<string, unknown>;
  changed: Date;
}

/** Those of these resumes that are listed on this brand, in any order. */
export function findListed(scope: Scope, ids: readonly number[]): Promise<ListedResumeRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return rowsOf(scope)
    .select({
      id: resume.id,
      accountId: resume.accountId,
      email: account.email,
      data: resume.data,
      changed: resume.changed,
    })
    .from(acrossBrands(resume, 'A resume belongs to its person, on all brands.'))
    .innerJoin(account, eq(account.id, resume.accountId))
    .innerJoin(resumeFrontend, and(eq(resumeFrontend.resumeId, resume.id), isNotNull(resumeFrontend.listed)))
    .where(inArray(resume.id, [...ids]));
}
