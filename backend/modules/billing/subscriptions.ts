/** Subscriptions of organizations, with a status that follows from the time. */

import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { ApiContext } from '../../context.ts';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { organizationMember } from '../../database/schema/accounts.ts';
import { spending, subscription } from '../../database/schema/billing.ts';
import { organization } from '../../database/schema/organizations.ts';
import { UserError } from '../../errors.ts';
import type { Subscription, SubscriptionFilter, SubscriptionList, SubscriptionSort } from '../../graphql.generated.ts';
import { listAppConfig } from '../../services/app-config.ts';
import { hrefOf } from '../../services/href.ts';
import { askedOrganizations } from './credits.ts';
import { hasSubscriptions } from './products.ts';

const MOST = 100;
const CONFIG_KEY = 'subscriptions';
const ALL = acrossBrands(subscription, 'A person may ask for those of all brands; withinReach says which.');

export interface SubscriptionQuery {
  filters?: readonly SubscriptionFilter[] | null;
  limit: number;
  offset: number;
  sorting?: readonly SubscriptionSort[] | null;
  allFrontends: boolean;
  organizationId: number | null;
}

/** The entry of `getAppConfig` that says whether the brand has subscriptions; null where one is kept already, or none is needed. */
export function subscriptionEntry(
  brand: CompiledBrand,
  kept: readonly { key: string }[],
): { name: string; key: string; value: string } | null {
  const isKept = kept.some(({ key }) => key === CONFIG_KEY);
  return isKept || !hasSubscriptions(brand) ? null : { name: CONFIG_KEY, key: CONFIG_KEY, value: 'on' };
}

/** Whether the configuration has a value for subscriptions. */
async function hasConfig(context: ApiContext): Promise<boolean> {
  const kept = await listAppConfig(context);
  const entry = kept.find(({ key }) => key === CONFIG_KEY) ?? subscriptionEntry(context.brand, kept);
  return entry !== null && entry.value.trim() !== '';
}

/** Filters and sortings that there are not are said in `errors`. */
export async function findSubscriptions(context: ApiContext, query: SubscriptionQuery): Promise<SubscriptionList> {
  const { limit, offset } = query;
  if (limit < 1 || limit > MOST || offset < 0)
    throw new UserError('BAD_INPUT', `limit is ${limit} and offset ${offset}; 1 to ${MOST} from 0 are allowed.`, {
      path: 'limit',
    });
  if (!(await hasConfig(context))) return { subscriptions: [], total: 0, errors: [] };
  const t = translatorOf(cutCatalogue(context.brand, context.locale, ['billing']), 'billing');
  const status = statusAt(context.now);
  const filters = (query.filters ?? []).map((filter) => conditionOf(filter, status));
  const sorting = (query.sorting ?? []).map(orderOf);
  const errors = [...filters, ...sorting].filter((one) => typeof one === 'string');
  if (errors.length > 0)
    return {
      subscriptions: [],
      total: 0,
      errors: errors.map((name) => t('unknownField', { name: name.slice(0, 40) })),
    };
  const where = and(await withinReach(context, query), ...filters.filter((one) => typeof one !== 'string'));
  const from = () => context.db.select(COLUMNS(status)).from(ALL);
  const [counted] = await context.db.select({ total: count() }).from(ALL).where(where);
  const rows = await from()
    .innerJoin(organization, eq(organization.id, subscription.organizationId))
    .where(where)
    .orderBy(...sorting.filter((one) => typeof one !== 'string'), asc(subscription.ends), asc(subscription.id))
    .limit(limit)
    .offset(offset);
  return {
    total: counted?.total ?? 0,
    errors: [],
    subscriptions: rows.map((row) => describe(context, row, t(`status.${row.status}`))),
  };
}

/** SQL of the status at a moment. */
function statusAt(now: Date): SQL<string> {
  return sql<string>`case when ${subscription.cancelled} is not null then 'cancelled'
    when ${subscription.ends} <= ${now} then 'expired'
    when ${subscription.starts} > ${now} then 'scheduled' else 'active' end`;
}

const COLUMNS = (status: SQL<string>) => ({
  id: subscription.id,
  starts: subscription.starts,
  ends: subscription.ends,
  label: subscription.label,
  product: subscription.product,
  type: subscription.type,
  slots: subscription.slots,
  frontend: subscription.frontend,
  organizationName: organization.name,
  status,
  used: sql<number>`(select count(*)::int from ${acrossBrands(spending, 'Of subscriptions that were found already.')} u where u.subscription_id = ${subscription.id} and u.released is null)`,
});

interface Row {
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

function describe(context: ApiContext, row: Row, statusLabel: string): Subscription {
  const { id, starts, ends, label, type, slots, frontend, organizationName, status, used, product } = row;
  const available = status !== 'active' ? 0 : slots === null ? null : Math.max(0, slots - used);
  const usage = { active: used, available, total: slots };
  const brand = context.findBrand(frontend) ?? context.brand;
  const path = hrefOf(brand, languageOr(brand.document.locales, context.locale)).path('/my-products');
  return {
    id,
    startDate: starts,
    endDate: ends,
    label,
    organizationName,
    availableJobSlots: type === 'job_flat_rate' ? available : null,
    usageResumeContactSlots: type === 'contact_flat_rate' ? usage : null,
    usageJobSlots: type === 'job_flat_rate' ? usage : null,
    status: { label: statusLabel, value: status },
    type,
    frontend,
    product: { id: product, name: label },
    absoluteUrl: `${context.originOf(brand)}${path}#subscription-${id}`,
  };
}

/** Other brands show only what belongs to organizations that the person acts for. */
async function withinReach(context: ApiContext, { allFrontends, organizationId }: SubscriptionQuery) {
  const ids = await askedOrganizations(context, organizationId);
  const here = inArray(subscription.id, rowsOf(context).select({ id: subscription.id }).from(subscription).where());
  const isAsked = inArray(subscription.organizationId, ids);
  const me = context.viewer.account?.id;
  if (!allFrontends || me === undefined) return and(isAsked, here);
  const own = context.db
    .select({ id: organizationMember.organizationId })
    .from(organizationMember)
    .where(eq(organizationMember.accountId, me));
  const isOwn = inArray(subscription.organizationId, own);
  return organizationId === null ? isOwn : and(isAsked, or(here, isOwn));
}

/** The condition, or the name of a field that there is not. */
function conditionOf({ field, value }: SubscriptionFilter, status: SQL<string>): SQL | undefined | string {
  if (field === 'status') return inArray(status, [...value]);
  if (field === 'type') return inArray(subscription.type, [...value]);
  if (field === 'frontend') return inArray(subscription.frontend, [...value]);
  if (field !== 'label') return field;
  const parts = value.map((part) => `%${part.slice(0, 200).replace(/[\\%_]/g, '\\$&')}%`);
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
