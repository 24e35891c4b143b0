/** SQL of API keys. */
import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { account, accountBrand, organizationMember } from '../../database/schema/accounts.ts';
import { organization } from '../../database/schema/organizations.ts';
import { apiKey } from '../../database/schema/partners.ts';
import type { Scope } from '../../scope.ts';
import type { ViewerAccount } from '../../viewer.ts';
import { type RoleName, rolesAt } from '../../viewer-store.ts';
import { holdAdding } from './hold-store.ts';

export type KeyRow = Omit<typeof apiKey.$inferSelect, 'tokenHash'> & { authorName: string | null };

const COLUMNS = {
  id: apiKey.id,
  frontend: apiKey.frontend,
  organizationId: apiKey.organizationId,
  name: apiKey.name,
  hint: apiKey.hint,
  scopes: apiKey.scopes,
  perMinute: apiKey.perMinute,
  authorId: apiKey.authorId,
  created: apiKey.created,
  expires: apiKey.expires,
  lastUsed: apiKey.lastUsed,
  revoked: apiKey.revoked,
  authorName: sql<string | null>`coalesce(nullif(${account.displayName}, ''), ${account.email})`,
};

/** Newest first, those that can be used before all others. */
export function listKeys(scope: Scope, organizationId: number): Promise<KeyRow[]> {
  return rowsOf(scope)
    .select(COLUMNS)
    .from(apiKey)
    .leftJoin(account, eq(account.id, apiKey.authorId))
    .where(eq(apiKey.organizationId, organizationId))
    .orderBy(desc(isNull(apiKey.revoked)), desc(apiKey.id))
    .execute();
}

/** How many of its keys can be used; locked against further ones until the end of the transaction. */
export async function countUsable(tx: Scope, organizationId: number, now: Date): Promise<number> {
  await holdAdding(tx, 'api keys', organizationId);
  const [row] = await rowsOf(tx)
    .select({ count: sql<number>`count(*)::int` })
    .from(apiKey)
    .where(
      and(
        eq(apiKey.organizationId, organizationId),
        isNull(apiKey.revoked),
        or(isNull(apiKey.expires), gt(apiKey.expires, now)),
      ),
    );
  return row?.count ?? 0;
}

export async function insertKey(tx: Scope, values: Omit<typeof apiKey.$inferInsert, 'frontend'>): Promise<number> {
  const [row] = await rowsOf(tx).insert(apiKey).values(values).returning({ id: apiKey.id });
  if (row === undefined) throw new Error('The key was not written.');
  return row.id;
}

/** A key of the organization; undefined if it has none of this id. */
export async function findKey(scope: Scope, organizationId: number, id: number): Promise<KeyRow | undefined> {
  const [row] = await rowsOf(scope)
    .select(COLUMNS)
    .from(apiKey)
    .leftJoin(account, eq(account.id, apiKey.authorId))
    .where(and(eq(apiKey.id, id), eq(apiKey.organizationId, organizationId)));
  return row;
}

/** False if it was revoked before. */
export async function revoke(tx: Scope, id: number, now: Date): Promise<boolean> {
  const rows = await rowsOf(tx)
    .update(apiKey)
    .set({ revoked: now })
    .where(and(eq(apiKey.id, id), isNull(apiKey.revoked)))
    .returning({ id: apiKey.id });
  return rows.length > 0;
}

/** The key with this secret, if it can be used. */
export async function findUsable(scope: Scope, tokenHash: string, now: Date) {
  const [row] = await rowsOf(scope)
    .select({ ...COLUMNS, authorName: organization.name })
    .from(apiKey)
    .innerJoin(organization, eq(organization.id, apiKey.organizationId))
    .where(
      and(eq(apiKey.tokenHash, tokenHash), isNull(apiKey.revoked), or(isNull(apiKey.expires), gt(apiKey.expires, now))),
    );
  if (row === undefined) return undefined;
  const { authorName: organizationName, ...key } = row;
  return { ...key, organizationName };
}

/** Notes the use of a key, at most once a minute. */
export async function noteUse(scope: Scope, id: number, now: Date): Promise<void> {
  await rowsOf(scope)
    .update(apiKey)
    .set({ lastUsed: now })
    .where(
      and(
        eq(apiKey.id, id),
        or(isNull(apiKey.lastUsed), sql`${apiKey.lastUsed} < ${now}::timestamptz - interval '1 minute'`),
      ),
    );
}

export interface ActingOwner extends ViewerAccount {
  roles: RoleName[];
}

/** The owner for whom a key acts: who made it while still an owner here, else the one who has been for longest. */
export async function findActingOwner(
  scope: Scope,
  { organizationId, authorId }: Pick<KeyRow, 'organizationId' | 'authorId'>,
): Promise<ActingOwner | undefined> {
  const [row] = await rowsOf(scope)
    .select({
      id: account.id,
      email: account.email,
      displayName: account.displayName,
      firstName: account.firstName,
      lastName: account.lastName,
      emailVerified: sql<boolean>`coalesce(${account.emailVerified}, ${accountBrand.vouched}) is not null`,
      addressProven: sql<boolean>`${account.emailVerified} is not null`,
      approved: sql<boolean>`${accountBrand.approved} is not null`,
      roles: rolesAt(scope, sql`${account.id}`),
    })
    .from(accountBrand)
    .innerJoin(account, eq(account.id, accountBrand.accountId))
    .innerJoin(organizationMember, eq(organizationMember.accountId, account.id))
    .where(
      and(
        eq(organizationMember.organizationId, organizationId),
        eq(organizationMember.role, 'owner'),
        isNull(account.blocked),
        isNull(accountBrand.blocked),
      ),
    )
    .orderBy(sql`${account.id} is distinct from ${authorId}`, asc(organizationMember.created), asc(account.id))
    .limit(1);
  return row === undefined ? undefined : { ...row, joined: true, activeOrganizationId: organizationId };
}
