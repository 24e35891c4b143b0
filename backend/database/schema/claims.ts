/** People who ask to own an organization that nobody owns. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';
import { organization } from './organizations.ts';

export const organizationClaim = brandTable(
  'organization_claim',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** What they do there. */
    position: text('position').notNull(),
    /** Their address at work. */
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** Whether that address is at the domain of the organization's website, and if so, whether they have confirmed it. */
    proof: text('proof').notNull(),
    created: instant('created').notNull(),
    resolved: instant('resolved'),
    resolvedBy: integer('resolved_by').references(() => account.id, { onDelete: 'set null' }),
    /** How it was decided. */
    approved: boolean('approved'),
    /** Why it was rejected. */
    reason: text('reason'),
    /** Of an approved one: the person's role in the organization before; null if they had none. */
    formerRole: text('former_role'),
  },
  (t) => [
    uniqueIndex('organization_claim_open_is_unique')
      .on(t.frontend, t.organizationId, t.accountId)
      .where(sql`resolved is null`),
    index('organization_claim_open').on(t.frontend, t.created).where(sql`resolved is null`),
    index('organization_claim_by_organization').on(t.organizationId),
    index('organization_claim_by_account').on(t.accountId),
    index('organization_claim_by_resolver').on(t.resolvedBy),
    check('organization_claim_proof_is_known', sql`${t.proof} in ('confirmed', 'stated', 'none')`),
  ],
);
