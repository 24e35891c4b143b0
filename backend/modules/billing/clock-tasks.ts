/** Scheduled tasks of subscriptions: notices before their end, and profiles that are promoted for a time. */

import { languageOr } from '../../../runtime/core/document/languages.ts';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import { indexOrganizations } from '../../search/index-job.ts';
import { hrefOf } from '../../services/href.ts';
import { publishTags } from '../../services/tag-store.ts';
import { defineTask, type WorkTools } from '../../work/work.ts';
import { readCustomer } from './customer.ts';
import { dayIn, replyTo } from './mails.ts';
import { lockEnding, moveProfileTerms, noteNotice, promoteAsPaid } from './subscription-store.ts';

const BATCH = 100;

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

/** One mail per subscription that ends within its brand's notice period; returns the number. */
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
  const until = new Date(now.getTime() + brand.document.prices.noticeDays * DAY_MS);
  const rows = await lockEnding(tx, { now, until }, BATCH);
  for (const row of rows) {
    const to = readCustomer(row.customer)?.email;
    const locale = languageOr(brand.document.locales, row.locale);
    const origin = tools.originOf(brand);
    const date = dayIn(row.ends, locale, brand.document.site.timeZone);
    const link = origin + hrefOf(brand, locale).path('/my-products');
    const values = { link, name: row.name, organization: row.organization, date };
    if (to !== undefined)
      await queueMail(tx.db, { brand, origin, locale, to, ...replyTo(brand), template: 'subscription_ends', values });
    await noteNotice(tx, row.id, now);
  }
  return rows.length;
}

/** Features promoted profiles, and unlocks premium ones, while their subscription runs; returns how many changed. */
export async function raiseProfiles({ pool, now: time, languagesOf }: Clockwork): Promise<number> {
  const now = time();
  return transact({ pool, frontend: '' }, async ({ db, client }) => {
    const changed: number[] = [];
    for (const { organizationId, frontend } of await moveProfileTerms(db, now)) {
      changed.push(...(await promoteAsPaid({ db, frontend }, organizationId, now)));
      await publishTags(client, [`org:${organizationId}`, `orgs:${frontend}`]);
    }
    await indexOrganizations(client, changed, languagesOf);
    return changed.length;
  });
}
