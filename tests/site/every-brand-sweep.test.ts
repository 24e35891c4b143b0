/** What a brand is tested for by existing: every route, link, form, text and color of every document in `brands/`. */
import { beforeEach, describe, expect, it } from 'vitest';
import { brandTests } from '../brands/brand-tests.ts';
import { findPeople } from '../brands/find-people.ts';
import { liveBrands } from '../brands/live-brands.ts';
import { testedSite } from '../brands/open-site.ts';
import { runCases } from '../brands/run-tests.ts';
import { sharedSite } from './support/shared-site.ts';
import { sitePort } from './support/site.ts';
import { forgetTries } from './support/tries.ts';

const brands = await liveBrands();
const people = await findPeople(sharedSite().databaseUrl, brands);

beforeEach(forgetTries);

describe.each(brands.map((brand) => ({ id: brand.id, brand })))('$id', ({ brand }) => {
  const site = testedSite(brand, sitePort(), people.get(brand.id));

  it.each(brandTests)('$kind: $title', async (test) => {
    const outcomes = await runCases(await test.cases(site));
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.flatMap(({ faults }) => faults)).toEqual([]);
  });
});
