/** SQL of claims of organizations. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import { account, accountBrand } from '../../database/schema/accounts.ts';
import { organizationClaim } from '../../database/schema/claims.ts';
import type { Scope } from '../../scope.ts';
import { reachedOn } from '../rights/standing-store.ts';

export type ClaimRow = typeof organizationClaim.$inferSelect;

interface OfPerson {
  organizationId: number;
  accountId: number;
}

const ofPerson = ({ organizationId, accountId }: OfPerson) =>
  and(eq(organizationClaim.organizationId, organizationId), eq(organizationClaim.accountId, accountId));

/** Whether nobody owns the organization. Examples of a draft brand are not for people to own. */
export async function isOwnerless({ db }: Scope, organizationId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from organization o where o.id = ${organizationId} and not o.sample and not exists (
      select from organization_member m where m.organization_id = o.id and m.role = 'owner')`);
  return rowCount === 1;
}

/** The person's latest claim on this brand. */
export async function findLatest(scope: Scope, of: OfPerson): Promise<ClaimRow | null> {
  const [row] = await rowsOf(scope)
    .select(columnsOf(organizationClaim))
    .from(organizationClaim)
    .where(ofPerson(of))
    .orderBy(desc(organizationClaim.id))
    .limit(1);
  return row ?? null;
}

/** The person's open claim on this brand. */
export async function findOpen(scope: Scope, of: OfPerson): Promise<ClaimRow | null> {
  const [row] = await rowsOf(scope)
    .select(columnsOf(organizationClaim))
    .from(organizationClaim)
    .where(and(ofPerson(of), isNull(organizationClaim.resolved)));
  return row ?? null;
}

type NewClaim = OfPerson & Pick<ClaimRow, 'position' | 'email' | 'message' | 'proof' | 'created'>;

/** False if the person has an open one already. */
export async function insertClaim(scope: Scope, values: NewClaim): Promise<boolean> {
  const rows = await rowsOf(scope)
    .insert(organizationClaim)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: organizationClaim.id });
  return rows.length > 0;
}

/** Locked until the end of the transaction, so that it is decided once. */
export async function lockClaim(tx: Scope, id: number): Promise<ClaimRow | null> {
  const [row] = await rowsOf(tx)
    .select(columnsOf(organizationClaim))
    .from(organizationClaim)
    .where(eq(organizationClaim.id, id))
    .for('update');
  return row ?? null;
}

type Decision = Pick<ClaimRow, 'resolved' | 'resolvedBy' | 'approved' | 'reason' | 'formerRole'>;

export async function updateClaim(scope: Scope, id: number, decision: Decision): Promise<ClaimRow> {
  const [row] = await rowsOf(scope)
    .update(organizationClaim)
    .set(decision)
    .where(eq(organizationClaim.id, id))
    .returning();
  if (row === undefined) throw new Error(`Claim ${id} went while it was decided.`);
  return row;
}

/** Where the person can be mailed about this brand; null if they cannot. */
export async function findReader(
  scope: Scope,
  accountId: number,
): Promise<{ to: string; locale: string | null } | null> {
  const [row] = await rowsOf(scope)
    .select({ to: account.email, locale: accountBrand.locale })
    .from(accountBrand)
    .innerJoin(account, eq(account.id, accountBrand.accountId))
    .where(and(eq(account.id, accountId), reachedOn(scope.frontend)));
  return row ?? null;
}
