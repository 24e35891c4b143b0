/** Every address in a sitemap exists. One brand is walked completely; the sweep over every brand samples the others. */
import { expect, it } from 'vitest';
import { deadAddresses, everyAddress } from './support/sitemaps.ts';

const brand = 'stacks-and-shelves';

it(`each address in the sitemap of ${brand} answers 200`, { timeout: 1_200_000 }, async () => {
  const addresses = await everyAddress(brand);
  expect(addresses.length).toBeGreaterThan(100);
  expect(await deadAddresses(brand, addresses)).toEqual(new Map());
});
