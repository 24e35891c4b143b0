/** SQL of subscriptions. */

import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { containing } from '../../database/like.ts';
import type { Connection } from '../../database/pool.ts';
import { organizationMember } from '../../database/schema/accounts.ts';
import { customer, purchaseOrder, spending, subscription } from '../../database/schema/billing.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import type { SubscriptionFilter, SubscriptionSort } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';
import { isActing } from '../organizations/own-store.ts';

const ALL = acrossBrands(subscription, 'A person may ask for those of all brands; withinReach says which.');

/** Which accessible subscriptions are requested, and in which order. */
export interface Subscriptions {
  filters?: readonly SubscriptionFilter[] | null;
  sorting?: readonly SubscriptionSort[] | null;
  limit: number;
  offset: number;
  /** Default: all organizations of the person. */
  organizationId: number | null;
}

export interface SubscriptionRow {
  id: number;
  starts: Date;
  ends: Date;
  label: string;
  product: string;
  type: string;
  slots: number | null;
  frontend: string;
  organizationName: string;
  status: string;
  used: number;
}

interface Reach {
  organizationIds: readonly number[];
  /** The person whose organizations also show their subscriptions on other brands; null for this brand only. */
  memberId: number | null;
}

/** Fields in filters and sorting that do not exist. */
export function unknownFields({ filters, sorting }: Pick<Subscriptions, 'filters' | 'sorting'>): string[] {
  const all = [
    ...(filters ?? []).map((filter) => conditionOf(filter, new Date(0))),
    ...(sorting ?? []).map((sort) => orderOf(sort)),
  ];
  return all.filter((one) => typeof one === 'string');
}

/** A page of subscriptions with their current status, and the total number. Unknown fields are ignored. */
export async function listSubscriptions(
  scope: Scope & { now: Date },
  { filters, sorting, limit, offset, organizationId }: Subscriptions,
  reach: Reach,
): Promise<{ total: number; rows: SubscriptionRow[] }> {
  const { db, now } = scope;
  const conditions = (filters ?? []).map((filter) => conditionOf(filter, now));
  const order = (sorting ?? []).map((sort) => orderOf(sort));
  const where = and(withinReach(scope, organizationId, reach), ...conditions.filter((one) => typeof one !== 'string'));
  const [counted] = await db.select({ total: count() }).from(ALL).where(where);
  const rows = await db
    .select(columnsAt(now))
    .from(ALL)
    .innerJoin(organization, eq(organization.id, subscription.organizationId))
    .where(where)
    .orderBy(...order.filter((one) => typeof one !== 'string'), asc(subscription.ends), asc(subscription.id))
    .limit(limit)
    .offset(offset);
  return { total: counted?.total ?? 0, rows };
}

/** SQL of the status at a given time. */
function statusAt(now: Date): SQL<string> {
  return sql<string>`case when ${subscription.cancelled} is not null then 'cancelled'
    when ${subscription.ends} <= ${now} then 'expired'
    when ${subscription.starts} > ${now} then 'scheduled' else 'active' end`;
}

const columnsAt = (now: Date) => ({
  id: subscription.id,
  starts: subscription.starts,
  ends: subscription.ends,
  label: subscription.label,
  product: subscription.product,
  type: subscription.type,
  slots: subscription.slots,
  frontend: subscription.frontend,
  organizationName: organization.name,
  status: statusAt(now),
  used: sql<number>`(select count(*)::int from ${acrossBrands(spending, 'Of subscriptions that were found already.')} u where u.subscription_id = ${subscription.id} and u.released is null)`,
});

function withinReach(
  scope: Scope,
  organizationId: number | null,
  { organizationIds, memberId }: Reach,
): SQL | undefined {
  const here = inArray(subscription.id, rowsOf(scope).select({ id: subscription.id }).from(subscription).where());
  const isAsked = inArray(subscription.organizationId, [...organizationIds]);
  if (memberId === null) return and(isAsked, here);
  const own = scope.db
    .select({ id: organizationMember.organizationId })
    .from(organizationMember)
    .where(and(eq(organizationMember.accountId, memberId), isActing));
  const isOwn = inArray(subscription.organizationId, own);
  return organizationId === null ? isOwn : and(isAsked, or(here, isOwn));
}

/** The condition, or the name of an unknown field. */
function conditionOf({ field, value }: SubscriptionFilter, now: Date): SQL | undefined | string {
  if (field === 'status') return inArray(statusAt(now), [...value]);
  if (field === 'type') return inArray(subscription.type, [...value]);
  if (field === 'frontend') return inArray(subscription.frontend, [...value]);
  if (field !== 'label') return field;
  const parts = value.map((part) => containing(part.slice(0, 200)));
  return or(sql`false`, ...parts.map((part) => sql`${subscription.label} ilike ${part}`));
}

function orderOf({ field, value }: SubscriptionSort): SQL | string {
  const columns = new Map<string, SQL>([
    ['startDate', sql`${subscription.starts}`],
    ['endDate', sql`${subscription.ends}`],
    ['label', sql`lower(${subscription.label})`],
    ['id', sql`${subscription.id}`],
  ]);
  const column = columns.get(field);
  if (column === undefined) return field;
  return value === 'desc' ? desc(column) : asc(column);
}

/** Whether an organization has an active subscription of a type on this brand. */
export async function hasRunning(scope: Scope & { now: Date }, organizationId: number, type: string): Promise<boolean> {
  const { db, now } = scope;
  const { rows } = await db.execute<{ runs: boolean }>(sql`
    select exists (select from ${rowsOf(scope).all(subscription)} s where organization_id = ${organizationId}
      and type = ${type} and cancelled is null and starts <= ${now} and ends > ${now}) as runs`);
  return rows[0]?.runs ?? false;
}

const TERMS = acrossBrands(subscription, 'Time passes on every brand.');

/** Active subscriptions that end by `until` and whose notice was not sent; locked until the end of the transaction, limited in number. */
export async function lockEnding(tx: Scope, { now, until }: { now: Date; until: Date }, limit: number) {
  const due = await rowsOf(tx)
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        isNull(subscription.noticed),
        isNull(subscription.cancelled),
        gt(subscription.ends, now),
        lte(subscription.starts, now),
        lte(subscription.ends, until),
      ),
    )
    .orderBy(asc(subscription.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  return rowsOf(tx)
    .select({
      id: subscription.id,
      ends: subscription.ends,
      name: subscription.label,
      organization: organization.name,
      customer: customer.data,
      locale: sql<
        string | null
      >`(select o.locale from purchase_line l join ${rowsOf(tx).all(purchaseOrder)} o on o.id = l.order_id
        where l.id = ${subscription.lineId})`,
    })
    .from(subscription)
    .innerJoin(organization, eq(organization.id, subscription.organizationId))
    .leftJoin(customer, eq(customer.organizationId, subscription.organizationId))
    .where(inArray(subscription.id, ids))
    .orderBy(asc(subscription.id));
}

export async function noteNotice(scope: Scope, id: number, noticed: Date): Promise<void> {
  await rowsOf(scope).update(subscription).set({ noticed }).where(eq(subscription.id, id));
}

/** Records which profile subscriptions have started and ended, on all brands; returns their organizations. */
export async function moveProfileTerms(
  db: Connection,
  now: Date,
): Promise<{ organizationId: number; frontend: string }[]> {
  const whose = { organizationId: subscription.organizationId, frontend: subscription.frontend };
  const ofProfile = inArray(subscription.type, ['promoted_profile', 'premium_profile']);
  const runs = and(isNull(subscription.cancelled), gt(subscription.ends, now));
  const begun = await db
    .update(TERMS)
    .set({ begun: now })
    .where(and(ofProfile, isNull(subscription.begun), lte(subscription.starts, now), runs))
    .returning(whose);
  const ended = await db
    .update(TERMS)
    .set({ ended: now })
    .where(
      and(
        ofProfile,
        isNull(subscription.ended),
        sql`${subscription.begun} is not null`,
        sql`(${subscription.cancelled} is not null or ${subscription.ends} <= ${now})`,
      ),
    )
    .returning(whose);
  return [...begun, ...ended];
}

/** Features the profile of an organization on this brand exactly while that is paid for; returns the ids of changed profiles. */
export async function promoteAsPaid(scope: Scope, organizationId: number, now: Date): Promise<number[]> {
  const promotes = sql`exists (select from ${rowsOf(scope).all(subscription)} s where s.organization_id = ${organizationId}
    and s.type = 'promoted_profile' and s.cancelled is null and s.starts <= ${now} and s.ends > ${now})`;
  const rows = await rowsOf(scope)
    .update(organizationProfile)
    .set({ featured: sql`${promotes}`, changed: sql`now()` })
    .where(
      and(eq(organizationProfile.organizationId, organizationId), sql`${organizationProfile.featured} <> ${promotes}`),
    )
    .returning({ id: organizationProfile.id });
  return rows.map(({ id }) => id);
}
