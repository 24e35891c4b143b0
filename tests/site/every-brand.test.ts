/** What a brand is tested for by existing, in part: one brand for everything, each other for some. The sweep takes all. */
import { beforeAll, describe, expect, it } from 'vitest';
import { brandTests } from '../brands/brand-tests.ts';
import { findPeople } from '../brands/find-people.ts';
import { liveBrands } from '../brands/live-brands.ts';
import { testedSite } from '../brands/open-site.ts';
import { chosenCases, runCases } from '../brands/run-tests.ts';
import { sharedSite } from './support/shared-site.ts';
import { sitePort } from './support/site.ts';
import { forgetTries } from './support/tries.ts';

const brands = await liveBrands();
/** One that translates its addresses has most that can go wrong; a language more only takes longer. */
const whole =
  brands
    .filter(({ document }) => document.routes.pathTranslation)
    .toSorted((left, right) => left.document.locales.supported.length - right.document.locales.supported.length)[0] ??
  brands[0];

const people = await findPeople(sharedSite().databaseUrl, brands);

beforeAll(forgetTries);

describe.each(brands.map((brand, at) => ({ id: brand.id, brand, turn: brand === whole ? ('all' as const) : at })))(
  '$id',
  ({ brand, turn }) => {
    const site = testedSite(brand, sitePort(), people.get(brand.id));

    it.each(brandTests.filter(({ isSlow }) => !isSlow))('$kind: $title', async (test) => {
      const outcomes = await runCases(await chosenCases(test, site, turn));
      expect(outcomes.length).toBeGreaterThan(0);
      expect(outcomes.flatMap(({ faults }) => faults)).toEqual([]);
    });
  },
);
