/** Subscriptions of organizations, whose status follows from the time. */

import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { Subscription, SubscriptionList } from '../../graphql.generated.ts';
import { listAppConfig } from '../../services/app-config-store.ts';
import { hrefOf } from '../../services/href.ts';
import { askedOrganizations } from './credits.ts';
import { hasSubscriptions } from './products.ts';
import { listSubscriptions, type SubscriptionRow, type Subscriptions, unknownFields } from './subscription-store.ts';

const MOST = 100;
const CONFIG_KEY = 'subscriptions';

export interface SubscriptionQuery extends Subscriptions {
  allFrontends: boolean;
  organizationId: number | null;
}

/** The entry of `getAppConfig` that says whether the brand has subscriptions; null if one is stored already, or none is needed. */
export function subscriptionEntry(
  brand: CompiledBrand,
  kept: readonly { key: string }[],
): { name: string; key: string; value: string } | null {
  const isKept = kept.some(({ key }) => key === CONFIG_KEY);
  return isKept || !hasSubscriptions(brand) ? null : { name: CONFIG_KEY, key: CONFIG_KEY, value: 'on' };
}

/** Whether the stored configuration has a value for subscriptions. */
async function hasConfig(context: ApiContext): Promise<boolean> {
  const kept = await listAppConfig(context);
  const entry = kept.find(({ key }) => key === CONFIG_KEY) ?? subscriptionEntry(context.brand, kept);
  return entry !== null && entry.value.trim() !== '';
}

/** Unknown filters and sort fields are reported in `errors`. */
export async function findSubscriptions(context: ApiContext, query: SubscriptionQuery): Promise<SubscriptionList> {
  const { limit, offset } = query;
  if (limit < 1 || limit > MOST || offset < 0)
    throw new UserError('BAD_INPUT', `limit is ${limit} and offset ${offset}; 1 to ${MOST} from 0 are allowed.`, {
      path: 'limit',
    });
  if (!(await hasConfig(context))) return { subscriptions: [], total: 0, errors: [] };
  const t = translatorOf(cutCatalogue(context.brand, context.locale, ['billing']), 'billing');
  const errors = unknownFields(query);
  if (errors.length > 0)
    return {
      subscriptions: [],
      total: 0,
      errors: errors.map((name) => t('unknownField', { name: name.slice(0, 40) })),
    };
  const me = context.viewer.account?.id;
  const { total, rows } = await listSubscriptions(context, query, {
    organizationIds: await askedOrganizations(context, query.organizationId),
    // Other brands only show what belongs to the person's own organizations.
    memberId: query.allFrontends && me !== undefined ? me : null,
  });
  return {
    total,
    errors: [],
    subscriptions: rows.map((row) => describe(context, row, t(`status.${row.status}`))),
  };
}

function describe(context: ApiContext, row: SubscriptionRow, statusLabel: string): Subscription {
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
