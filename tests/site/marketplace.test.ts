/** The marketplace on two very different brands: jobs, applications, payments and email on one site. */
import { afterAll, beforeAll } from 'vitest';
import { createPool } from '../../backend/database/pool.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { startStripe } from '../../backend/modules/billing/testing/stripe-server.ts';
import { isSweep } from '../../backend/testing/sweep.ts';
import { BOSS, changeBrand, type Market } from './marketplace/desk.ts';
import { firstAdIsPaidByCard } from './marketplace/first-ad-by-card.ts';
import { guestApplies } from './marketplace/guest-applies.ts';
import { jobsByMail } from './marketplace/jobs-by-mail.ts';
import { memberApplies } from './marketplace/member-applies.ts';
import { moneyIsSpent } from './marketplace/money.ts';
import { vouchersReduce } from './marketplace/vouchers.ts';
import { testBrowser } from './support/browser.ts';
import { ownServers } from './support/own-server.ts';

const own = ownServers();
const open = testBrowser();
const market = {} as Market;

beforeAll(async () => {
  const stripe = await startStripe();
  const databaseUrl = await own.database();
  const brandsDir = own.brandsDir();
  // No consent dialogs in between, and new jobs are moderated on both brands.
  await changeBrand(brandsDir, 'demo', ({ features, prices }) => {
    features.latestTerms = false;
    prices.providers = ['stripe', 'invoice'];
  });
  await changeBrand(brandsDir, 'harbor-ledger', (document) => {
    document.moderation = { newJobs: true };
  });
  const server = await own.start({
    DATABASE_URL: databaseUrl,
    BRANDS_DIR: brandsDir,
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  });
  const pool = createPool(databaseUrl);
  Object.assign(market, { server, pool, stripe, brandsDir });
  await makeAdministrator(pool, { ...BOSS, role: 'administrator', brand: null });
});
afterAll(async () => {
  await market.pool?.end();
  await market.stripe?.close();
});

if (isSweep()) memberApplies(open, market);
else guestApplies(open, market);
moneyIsSpent(open, market);
firstAdIsPaidByCard(open, market);
vouchersReduce(open, market);
jobsByMail(open, market);
