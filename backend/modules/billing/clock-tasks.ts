/** What time does to subscriptions: notices before an end, and profiles that are raised for a while. */

import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { languageOr } from '../../../runtime/core/document/languages.ts';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { customer, purchaseOrder, subscription } from '../../database/schema/billing.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import { indexOrganizations } from '../../search/index-job.ts';
import { publishTags } from '../../services/bus.ts';
import { hrefOf } from '../../services/href.ts';
import { defineTask, type WorkTools } from '../../work/work.ts';
import { readCustomer } from './customer.ts';
import { dayIn } from './mails.ts';

const BATCH = 100;
const ALL = acrossBrands(subscription, 'Time passes on every brand.');

type Clockwork = Pick<WorkTools, 'pool' | 'brands' | 'originOf' | 'now' | 'languagesOf'>;

export const noticeSubscriptionsTask = defineTask({
  name: 'notice-subscriptions',
  schedule: '20 * * * *',
  retryLimit: 3,
  async run(tools) {
    const told = await noticeEnds(tools);
    if (told > 0) tools.log('info', 'BILLING', `Told ${told} customers that a subscription ends.`);
  },
});

export const raiseProfilesTask = defineTask({
  name: 'raise-profiles',
  schedule: '* * * * *',
  retryLimit: 0,
  async run(tools) {
    await raiseProfiles(tools);
  },
});

/** One mail for each subscription that ends within the days of its brand; answers how many. */
export async function noticeEnds(tools: Clockwork): Promise<number> {
  let told = 0;
  for (const brand of tools.brands()) {
    const { noticeDays } = brand.document.prices;
    if (noticeDays === 0 || !brand.document.features.recruiter) continue;
    let taken = BATCH;
    while (taken === BATCH) {
      taken = await transact({ pool: tools.pool, frontend: brand.id }, (tx) => noticeBatch(tx, tools, brand));
      told += taken;
    }
  }
  return told;
}

async function noticeBatch(tx: TransactionScope, tools: Clockwork, brand: CompiledBrand): Promise<number> {
  const now = tools.now();
  const due = await rowsOf(tx)
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        isNull(subscription.noticed),
        isNull(subscription.cancelled),
        gt(subscription.ends, now),
        lte(subscription.starts, now),
        lte(subscription.ends, new Date(now.getTime() + brand.document.prices.noticeDays * DAY_MS)),
      ),
    )
    .orderBy(asc(subscription.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  const rows = await rowsOf(tx)
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
  for (const row of rows) {
    const to = readCustomer(row.customer)?.email;
    const locale = languageOr(brand.document.locales, row.locale);
    const origin = tools.originOf(brand);
    const date = dayIn(row.ends, locale, brand.document.site.timeZone);
    const link = origin + hrefOf(brand, locale).path('/my-products');
    const values = { link, name: row.name, organization: row.organization, date };
    if (to !== undefined) await queueMail(tx.db, { brand, origin, locale, to, template: 'subscription_ends', values });
    await rowsOf(tx).update(subscription).set({ noticed: now }).where(eq(subscription.id, row.id));
  }
  return rows.length;
}

/** Promoted profiles stand among the featured ones while their subscription runs, premium ones show more; answers how many were raised or lowered. */
export async function raiseProfiles({ pool, now: time, languagesOf }: Clockwork): Promise<number> {
  const now = time();
  return transact({ pool, frontend: '' }, async ({ db, client }) => {
    const ofProfile = inArray(subscription.type, ['promoted_profile', 'premium_profile']);
    const runs = and(isNull(subscription.cancelled), gt(subscription.ends, now));
    const begun = await db
      .update(ALL)
      .set({ begun: now })
      .where(and(ofProfile, isNull(subscription.begun), lte(subscription.starts, now), runs))
      .returning({ organizationId: subscription.organizationId, frontend: subscription.frontend });
    const ended = await db
      .update(ALL)
      .set({ ended: now })
      .where(
        and(
          ofProfile,
          isNull(subscription.ended),
          sql`${subscription.begun} is not null`,
          sql`(${subscription.cancelled} is not null or ${subscription.ends} <= ${now})`,
        ),
      )
      .returning({ organizationId: subscription.organizationId, frontend: subscription.frontend });
    const changed: number[] = [];
    for (const { organizationId, frontend } of [...begun, ...ended]) {
      const here = { db, frontend };
      const promotes = sql`exists (select from ${rowsOf(here).all(subscription)} s where s.organization_id = ${organizationId}
        and s.type = 'promoted_profile' and s.cancelled is null and s.starts <= ${now} and s.ends > ${now})`;
      const rows = await rowsOf(here)
        .update(organizationProfile)
        .set({ featured: sql`${promotes}`, changed: sql`now()` })
        .where(
          and(
            eq(organizationProfile.organizationId, organizationId),
            sql`${organizationProfile.featured} <> ${promotes}`,
          ),
        )
        .returning({ id: organizationProfile.id });
      changed.push(...rows.map(({ id }) => id));
      await publishTags(client, [`org:${organizationId}`, `orgs:${frontend}`]);
    }
    await indexOrganizations(client, changed, languagesOf);
    return changed.length;
  });
}
