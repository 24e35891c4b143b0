/** SQL of contact requests on this brand, for its administrators: who contacts whom, but nothing that an approval discloses. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core/query-builders/select.types';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { account } from '../../database/schema/accounts.ts';
import { organization } from '../../database/schema/organizations.ts';
import { resume, resumeContact } from '../../database/schema/resumes.ts';
import type { AdminList, ResumeContactStatus } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';
import { anyMatches, planList, readPage } from '../rights/list-store.ts';

interface ContactQuery {
  list?: AdminList | null;
  status?: ResumeContactStatus | null;
  organizationId?: number | null;
}

const COLUMNS = {
  id: resumeContact.id,
  status: sql<ResumeContactStatus>`${resumeContact.state}`,
  message: resumeContact.message,
  created: resumeContact.created,
  answered: resumeContact.answered,
  opened: resumeContact.opened,
  ended: resumeContact.ended,
  organizationId: resumeContact.organizationId,
  organizationName: organization.name,
  resumeId: resumeContact.resumeId,
  ownerId: resume.accountId,
  ownerEmail: account.email,
};

/** Requests on this brand. */
export async function findContacts(scope: Scope, { list, status, organizationId }: ContactQuery) {
  const { id, created, organizationName, ownerEmail } = COLUMNS;
  const sortable = { created, organization: sql`lower(${organizationName})`, email: ownerEmail };
  const plan = planList(list, sortable, id);
  const where = and(
    status == null ? undefined : eq(resumeContact.state, status),
    organizationId == null ? undefined : eq(resumeContact.organizationId, organizationId),
    anyMatches(plan.pattern, organizationName, ownerEmail),
  );
  const counted = select(scope, { total: count() }).where(where);
  const { total, rows } = await readPage(plan, counted, select(scope, COLUMNS).where(where));
  return { total, contacts: rows };
}

function select<F extends SelectedFields>(scope: Scope, fields: F) {
  return rowsOf(scope)
    .select(fields)
    .from(resumeContact)
    .innerJoin(
      acrossBrands(resume, 'A resume belongs to its person, on all brands.'),
      eq(resume.id, resumeContact.resumeId),
    )
    .innerJoin(account, eq(account.id, resume.accountId))
    .innerJoin(organization, eq(organization.id, resumeContact.organizationId));
}
