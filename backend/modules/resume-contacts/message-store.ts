/** SQL of the people between whom messages about a contact request go. */
import { and, eq, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { account, accountBrand, organizationMember } from '../../database/schema/accounts.ts';
import { resume, resumeContact } from '../../database/schema/resumes.ts';
import type { Scope } from '../../scope.ts';
import { findLastAuthor, forgetAuthor } from '../messages/store.ts';
import { isActing } from '../organizations/own-store.ts';
import type { Addressee, ContactRow } from './store.ts';

/**
 * Recipient of the owner's messages: the member who wrote last, otherwise the one who sent the request, otherwise an owner of the
 * organization; null if nobody who acts for it is left on this brand.
 */
export async function findCorrespondent(
  scope: Scope,
  { id, organizationId, askedBy }: Pick<ContactRow, 'id' | 'organizationId' | 'askedBy'>,
): Promise<(Addressee & { accountId: number }) | null> {
  const author = await findLastAuthor(scope, { about: 'contact', id });
  const [row] = await rowsOf(scope)
    .select({ accountId: account.id, email: account.email, locale: accountBrand.locale })
    .from(organizationMember)
    .innerJoin(
      account,
      sql`${account.id} = ${organizationMember.accountId} and ${account.blocked} is null and ${account.emailVerified} is not null`,
    )
    .innerJoin(accountBrand, eq(accountBrand.accountId, account.id))
    .where(and(eq(organizationMember.organizationId, organizationId), isActing))
    .orderBy(
      sql`${account.id} is not distinct from ${author} desc, ${account.id} is not distinct from ${askedBy} desc,
        ${organizationMember.role} = 'owner' desc, ${account.id}`,
    )
    .limit(1);
  return row ?? null;
}

const WHY = 'An account goes on all brands.';

/**
 * Before an account is deleted, on all brands: deletes all messages to and from the person as the owner of a resume, and the mails that
 * forwarded what the person wrote.
 */
export function forgetMessagesOf(tx: Pick<Scope, 'db'>, accountId: number): Promise<void> {
  const contacts = sql`select c.id from ${acrossBrands(resumeContact, WHY)} c
    join ${acrossBrands(resume, WHY)} r on r.id = c.resume_id where r.account_id = ${accountId}`;
  return forgetAuthor(tx, { accountId, contacts });
}
