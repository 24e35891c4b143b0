/** What a brand is tested for by existing: every route, link, form, text and color of every document in `brands/`. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../backend/database/pool.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { brandTests } from '../brands/brand-tests.ts';
import { liveBrands } from '../brands/live-brands.ts';
import { testedSite } from '../brands/open-site.ts';
import { runCases } from '../brands/run-tests.ts';
import { sharedSite } from './support/shared-site.ts';
import { sitePort } from './support/site.ts';
import { forgetTries } from './support/tries.ts';

const administrator = { email: 'brand-tests@example.com', password: 'a password of the tests' };

beforeAll(async () => {
  const pool = createPool(sharedSite().databaseUrl);
  await makeAdministrator(pool, { ...administrator, role: 'administrator', brand: null });
  await pool.end();
});
beforeEach(forgetTries);

describe.each((await liveBrands()).map((brand) => ({ id: brand.id, brand })))('$id', ({ brand }) => {
  const site = testedSite(brand, sitePort(), administrator);

  it.each(brandTests)('$kind: $title', { timeout: 300_000 }, async (test) => {
    const outcomes = await runCases(await test.cases(site));
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.flatMap(({ faults }) => faults)).toEqual([]);
  });
});
