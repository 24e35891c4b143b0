/** SQL of merges and of the two entries they are about. */
import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { account, accountLink, accountRole, accountSession } from '../../database/schema/accounts.ts';
import { creditBalance, creditEntry } from '../../database/schema/billing.ts';
import { job } from '../../database/schema/jobs.ts';
import { merge, mergeChange } from '../../database/schema/merges.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { changeRows, type Recording } from './change-store.ts';
import type { Kind, Pair } from './move-store.ts';

const WHY = 'A merge concerns all brands of both entries.';

export type MergeRow = typeof merge.$inferSelect & { kind: Kind };

/** What people see of an entry, and what decides whether it can be merged. */
export interface Entry {
  id: number;
  title: string;
  detail: string;
  created: Date;
  mergedInto: number | null;
  blocked: boolean;
  roles: string[];
}

export async function findEntry(db: Connection, kind: Kind, id: number): Promise<Entry | undefined> {
  return kind === 'account' ? findAccountEntry(db, id) : findOrganizationEntry(db, id);
}

async function findAccountEntry(db: Connection, id: number): Promise<Entry | undefined> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  if (row === undefined) return undefined;
  const roles = await db
    .select({ role: accountRole.role })
    .from(acrossBrands(accountRole, WHY))
    .where(eq(accountRole.accountId, id))
    .groupBy(accountRole.role)
    .orderBy(accountRole.role);
  return {
    ...{ id, title: row.displayName || row.email, detail: row.email, created: row.created },
    ...{ mergedInto: row.mergedInto, blocked: row.blocked !== null, roles: roles.map(({ role }) => role) },
  };
}

async function findOrganizationEntry(db: Connection, id: number): Promise<Entry | undefined> {
  const [row] = await db
    .select({
      name: organization.name,
      created: organization.created,
      mergedInto: organization.mergedInto,
      email: account.email,
    })
    .from(organization)
    .leftJoin(account, eq(account.id, organization.ownerId))
    .where(eq(organization.id, id));
  if (row === undefined) return undefined;
  const { name: title, email, created, mergedInto } = row;
  return { id, title, detail: email ?? '', created, mergedInto, blocked: false, roles: [] };
}

const tableOf = (kind: Kind) => (kind === 'account' ? account : organization);

/** Both entries, locked until the end of the transaction, in the order of their ids. */
export async function lockEntries({ db }: Pick<TransactionScope, 'db'>, { kind, keep, gone }: Pair): Promise<void> {
  const table = tableOf(kind);
  const both = sql`${table.id} in (${keep}, ${gone})`;
  await db.select({ id: table.id }).from(table).where(both).orderBy(table.id).for('update');
}

export async function insertMerge(
  { db }: TransactionScope,
  { kind, keep, gone }: Pair,
  { authorId, now }: { authorId: number; now: Date },
): Promise<MergeRow> {
  const [row] = await db.insert(merge).values({ kind, keptId: keep, goneId: gone, authorId, created: now }).returning();
  if (row === undefined) throw new Error('The merge was not written.');
  return { ...row, kind };
}

export async function findMerge({ db }: Pick<TransactionScope, 'db'>, id: number): Promise<MergeRow | undefined> {
  const [row] = await db.select().from(merge).where(eq(merge.id, id));
  return row && withKind(row);
}

/** Undefined for a merge of terms, which are merged elsewhere. */
const withKind = ({ kind, ...row }: typeof merge.$inferSelect): MergeRow | undefined =>
  kind === 'term' ? undefined : { ...row, kind };

/** Merges that an entry was part of, latest first. */
export async function listMerges(db: Connection, kind: Kind, id: number): Promise<MergeRow[]> {
  const rows = await db
    .select()
    .from(merge)
    .where(and(eq(merge.kind, kind), or(eq(merge.keptId, id), eq(merge.goneId, id))))
    .orderBy(desc(merge.id))
    .limit(50);
  return rows.flatMap((row) => withKind(row) ?? []);
}

/** Whether the entry that was kept has itself been merged into another since. */
export async function isMergedOn({ db }: TransactionScope, { kind, keptId, id }: MergeRow): Promise<boolean> {
  const isLater = and(eq(merge.kind, kind), eq(merge.goneId, keptId), isNull(merge.undone), sql`${merge.id} > ${id}`);
  return (await db.select({ id: merge.id }).from(merge).where(isLater)).length > 0;
}

export async function setUndone({ db }: TransactionScope, id: number, now: Date): Promise<void> {
  await db.update(merge).set({ undone: now }).where(eq(merge.id, id));
  await db.delete(mergeChange).where(eq(mergeChange.mergeId, id));
}

/** Marks the other entry as merged: an account is blocked, an organization has no owner. */
export async function closeEntry(recording: Recording, { kind, keep, gone }: Pair): Promise<void> {
  const set: Record<string, SQL> = kind === 'account' ? { blocked: sql`now()` } : { owner_id: sql`null::int` };
  if (kind === 'organization')
    await changeRows(recording, {
      table: 'organization',
      set: { owner_id: sql`(select o.owner_id from organization o where o.id = ${gone})` },
      where: sql`t.id = ${keep} and t.owner_id is null`,
    });
  await changeRows(recording, {
    table: kind,
    set: { ...set, merged_into: sql`${keep}::int` },
    where: sql`t.id = ${gone}`,
  });
}

/** Ends sessions and mailed links of an account. They stay ended when the merge is undone. */
export async function endAccess({ db }: TransactionScope, accountId: number, now: Date): Promise<void> {
  const version = sql`${account.tokenVersion} + 1`;
  await db.update(account).set({ tokenVersion: version }).where(eq(account.id, accountId));
  await db
    .update(acrossBrands(accountSession, WHY))
    .set({ ended: now })
    .where(and(eq(accountSession.accountId, accountId), isNull(accountSession.ended)));
  await db
    .update(acrossBrands(accountLink, WHY))
    .set({ used: now })
    .where(and(eq(accountLink.accountId, accountId), isNull(accountLink.used)));
}

/** Entries that were merged into this one. */
export async function listMerged({ db }: Pick<TransactionScope, 'db'>, kind: Kind, id: number): Promise<number[]> {
  const table = tableOf(kind);
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.mergedInto, id));
  return rows.map((row) => row.id);
}

export async function deleteMerges({ db }: Pick<TransactionScope, 'db'>, kind: Kind, id: number): Promise<void> {
  await db.delete(merge).where(and(eq(merge.kind, kind), or(eq(merge.keptId, id), eq(merge.goneId, id))));
}

/** Forgets how to undo merges from before this time. */
export async function forgetChanges(db: Connection, before: Date): Promise<void> {
  const old = db.select({ id: merge.id }).from(merge).where(lt(merge.created, before));
  await db.delete(mergeChange).where(sql`${mergeChange.mergeId} in (${old})`);
}

/** Jobs of both organizations, and their profiles with their brands. */
export async function listShown({ db }: TransactionScope, { keep, gone }: Pair) {
  const both = (column: typeof job.organizationId | typeof organizationProfile.organizationId) =>
    sql`${column} in (${keep}, ${gone})`;
  const jobs = await db.select({ id: job.id }).from(acrossBrands(job, WHY)).where(both(job.organizationId));
  const profiles = await db
    .select({ id: organizationProfile.id, frontend: organizationProfile.frontend })
    .from(acrossBrands(organizationProfile, WHY))
    .where(both(organizationProfile.organizationId));
  return { jobs: jobs.map(({ id }) => id), profiles };
}

/** Whether one of these organizations has spent more credits than are its own. */
export async function hasOverspent({ db }: TransactionScope, ids: readonly number[]): Promise<boolean> {
  const entries = acrossBrands(creditEntry, WHY);
  const { rows } = await db.execute(sql`
    select from ${entries} e where e.organization_id = any(${sql.param([...ids])}::int[])
    group by e.organization_id, e.frontend, e.type having sum(e.amount) < 0`);
  return rows.length > 0;
}

/** Sums up the balances of organizations whose entries moved. */
export async function sumCredits({ db }: TransactionScope, ids: readonly number[]): Promise<void> {
  const [entries, balances] = [acrossBrands(creditEntry, WHY), acrossBrands(creditBalance, WHY)];
  const these = sql`any(${sql.param([...ids])}::int[])`;
  await db.execute(sql`update ${balances} b set amount = 0 where b.organization_id = ${these}`);
  await db.execute(sql`
    insert into ${balances} (frontend, organization_id, type, amount)
    select e.frontend, e.organization_id, e.type, sum(e.amount) from ${entries} e where e.organization_id = ${these}
    group by e.frontend, e.organization_id, e.type
    on conflict (organization_id, frontend, type) do update set amount = excluded.amount`);
}
